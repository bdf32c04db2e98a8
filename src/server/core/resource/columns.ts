import { uniqueName } from '#domain/text/normal.ts';
import { refusal } from '#server/core/http/validators.ts';

/** Definition, as far as its columns need it. */
interface Definition {
  fields: { [field: string]: unknown };
  names?: string[];
}

/** Returns the values of a row by column. Names are normalised, so that equal-looking ones are equal. */
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

/** Refuses a change of fixed fields; unchanged values are allowed, so that a row can be sent back whole. */
export function refuseFixed(fixed: readonly string[] | undefined, old: object, change: object): void {
  for (const field of fixed ?? []) {
    const value: unknown = Reflect.get(change, field);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(old, field)))
      throw refusal([{ field: `body.${field}`, message: 'cannot be changed' }]);
  }
}
