import type { ComparedField, FieldAnswer, WantedField } from './events.ts';

/** State of a field on a device. */
export interface FieldRecord {
  /** Preset and revision that want it; null: none does now. */
  want: string | null;
  /** Null: no preset wants it now. */
  answer: FieldAnswer | null;
  /** Wanted by whom it was last written, until it is found otherwise; null: not written since. */
  applied: string | null;
  /** Writings that were found otherwise, within the last 24 hours. */
  undone: { want: string; at: string }[];
  /** Presets and revisions that have given up this field. */
  fighting: string[];
}

const dayMs = 24 * 3_600_000;
/** Number of undone writings within 24 hours after which a field is given up. */
const mostUndone = 3;

const newRecord: FieldRecord = { want: null, answer: null, applied: null, undone: [], fighting: [] };

/** Tells if a field differs and was not given up. */
export const isDue = ({ want, answer, fighting }: FieldRecord): boolean =>
  answer === 'different' && want !== null && !fighting.includes(want);

/** Tells if a field is due, and no writing of this value was undone today. */
export const isFirstTry = (one: FieldRecord): boolean =>
  isDue(one) && !one.undone.some(({ want }) => want === one.want);

export const isToWrite = (fields: Readonly<Record<string, FieldRecord>>, { field, want }: WantedField) => {
  const known = fields[field];
  return known !== undefined && known.want === want && isDue(known);
};

/**
 * Returns the fields after a comparison. A writing is undone if the device reports another value afterwards, or if
 * presets want another one: two presets whose targets depend on each other's values end like a device that changes a
 * value back.
 */
export function compared(
  known: Readonly<Record<string, FieldRecord>>,
  { at, fields }: { at: string; fields: readonly ComparedField[] },
): Record<string, FieldRecord> {
  const unwanted = Object.entries(known).map(([field, one]): [string, FieldRecord] => [
    field,
    { ...one, want: null, answer: null },
  ]);
  const wanted = fields.map(({ field, want, answer }): [string, FieldRecord] => {
    const before = known[field] ?? newRecord;
    const { applied, fighting } = before;
    const isUndone = applied !== null && (applied !== want || answer === 'different');
    const recent = before.undone.filter((one) => isWithinDay(one.at, at));
    const undone = isUndone ? [...recent, { want: applied, at }] : recent;
    const isFought =
      isUndone &&
      !fighting.includes(applied) &&
      undone.filter((one) => one.want === applied).length >= mostUndone;
    return [
      field,
      {
        want,
        answer,
        applied: isUndone ? null : applied,
        undone,
        fighting: isFought ? [...fighting, applied] : fighting,
      },
    ];
  });
  return Object.fromEntries([...unwanted, ...wanted]);
}

/** A clock that went back makes nothing older: such a writing still counts. */
const isWithinDay = (earlier: string, at: string): boolean => Date.parse(at) - Date.parse(earlier) < dayMs;

/** Returns the fields after these were written. */
export const written = (
  known: Readonly<Record<string, FieldRecord>>,
  fields: readonly WantedField[],
): Record<string, FieldRecord> => ({
  ...known,
  ...Object.fromEntries(
    fields.map(({ field, want }) => [field, { ...(known[field] ?? newRecord), applied: want }]),
  ),
});

/** Returns the fields as if none was written: a reset device has changed nothing back. */
export const forgotten = (known: Readonly<Record<string, FieldRecord>>): Record<string, FieldRecord> =>
  Object.fromEntries(Object.entries(known).map(([field, one]) => [field, { ...one, applied: null }]));
