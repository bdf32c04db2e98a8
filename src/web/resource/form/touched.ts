import type { FieldLimits } from '#api/limits.gen.ts';

/** A value that was there before the form was opened is not the user's mistake: its limits apply as soon as it is changed. */
export const ofTouched = (
  limits: Record<string, FieldLimits>,
  before: object = {},
  now: object,
): Record<string, FieldLimits> =>
  Object.fromEntries(
    Object.entries(limits).map(([field, own]) => {
      const was: unknown = Reflect.get(before, field);
      const isUntouched = was !== undefined && was !== null && was !== '' && was === Reflect.get(now, field);
      return [field, isUntouched ? {} : own];
    }),
  );
