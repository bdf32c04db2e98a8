import { uniqueName } from '#domain/text/normal.ts';
import { refusal } from '#server/core/http/validators.ts';

/** A definition, as far as its columns need it. */
interface Definition {
  fields: { [field: string]: unknown };
  names?: string[];
}

/** The values of a row by column. A name has one form, so that two that look the same are the same. */
export function columnsOf({ fields, names = [] }: Definition, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const column = fields[field];
      if (typeof column !== 'string') return [];
      if (!names.includes(field) || typeof value !== 'string') return [[column, value]];
      const name = uniqueName(value);
      if (name === '') throw refusal([{ field: `body.${field}`, message: 'has no visible character' }]);
      return [[column, name]];
    }),
  );
}

/** A change may name what cannot change, as it is: a row that was read can be sent back whole. */
export function refuseFixed(fixed: readonly string[] | undefined, old: object, change: object): void {
  for (const field of fixed ?? []) {
    const value: unknown = Reflect.get(change, field);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(old, field)))
      throw refusal([{ field: `body.${field}`, message: 'cannot be changed' }]);
  }
}
