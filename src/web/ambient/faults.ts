/** Part of the console whose programming error was caught, for the report. */
export type FaultyPart =
  | 'live message'
  | 'live hint'
  | 'presence'
  | 'live connection'
  | 'cached answer'
  | 'page';

type Reader = (part: FaultyPart, error: unknown) => void;
const readers = new Set<Reader>();

/**
 * Programming errors that were caught where they would have ended more than their own part. The application reports them
 * (app/report-faults.ts).
 */
export const faults = {
  report(part: FaultyPart, error: unknown): void {
    console.error(part, error);
    for (const reader of readers) reader(part, error);
  },
  listen(reader: Reader): () => void {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};

/** Calls it; an exception is reported, and does not reach the caller. */
export function guarded(part: FaultyPart, call: () => void): void {
  try {
    call();
  } catch (error) {
    faults.report(part, error);
  }
}
