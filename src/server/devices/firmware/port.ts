/** A file that a request may have, as one of the doors of the listener found it. */
export interface OpenFile {
  sha256: string;
  /** What counts together against the limit of repetitions. */
  key: string;
  /** Called once the answer has ended. */
  ended?(answer: { status: number; sent: number; size: number }): void;
}

/** Looks at a request of one path; a number is the HTTP status of its refusal. */
export type Door = (sha256: string, grant: string) => Promise<OpenFile | number>;
