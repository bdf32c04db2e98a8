import {
  type ReferenceTable,
  type TableField,
  type TableFilter,
  type TableFilterName,
  tableFilterNames,
} from '#api/tables.gen.ts';
import { startOf } from '#web/http/time-zone.ts';
import { day, type Reader } from '#web/resource/list-search.ts';

/** The filters of a list, as its address has them. */
export type FilterValues = { readonly [Name in TableFilterName]?: string | undefined };

const longest = 120;

/** A filter of an address: which values it may have is known with the table alone. The router hands numbers and yes or no over as such. */
const anyValue: Reader<string> = (value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return text === '' ? undefined : text.slice(0, longest);
};

/** Something for each filter of any table. */
export function forEachFilter<Value>(of: (name: TableFilterName) => Value): Record<TableFilterName, Value> {
  // TypeScript does not follow the names through `fromEntries`.
  return Object.fromEntries(tableFilterNames.map((name) => [name, of(name)])) as Record<
    TableFilterName,
    Value
  >;
}

export const filterReaders = forEachFilter(() => anyValue);

/** A filter with the field that it narrows by. */
export interface FieldFilter extends TableFilter {
  of: TableField;
}

export const filtersOf = ({ filters, fields }: ReferenceTable): FieldFilter[] =>
  filters.flatMap((filter) => {
    const of = fields.find(({ name }) => name === filter.field);
    return of ? [{ ...filter, of }] : [];
  });

/** Parses a filter's value; undefined: the filter does not accept it. */
function read({ of: { kind, choices } }: FieldFilter, value: string): string | undefined {
  if (kind === 'time') return day(value);
  if (kind === 'number') return Number.isFinite(Number(value)) ? value : undefined;
  if (kind === 'boolean') return value === 'true' || value === 'false' ? value : undefined;
  if (choices.length > 0) return choices.find((choice) => choice === value);
  return value;
}

/** The filters of this table alone: an address may carry another table's, or values that its fields cannot have. */
export function validFilters(
  table: ReferenceTable,
  search: FilterValues,
): Record<TableFilterName, string | undefined> {
  const known = new Map(filtersOf(table).map((filter) => [filter.name, filter]));
  return forEachFilter((name) => {
    const [filter, value] = [known.get(name), search[name]];
    return filter && value !== undefined ? read(filter, value) : undefined;
  });
}

/**
 * Filters as the list's call takes them. Days become the moments that they begin and end at, in the zone that times are
 * shown in.
 */
export function filterQuery(table: ReferenceTable, search: FilterValues): Record<string, string> {
  const values = validFilters(table, search);
  return Object.fromEntries(
    filtersOf(table).flatMap(({ name, kind, of }) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, of.kind === 'time' ? startOf(value, kind === 'to' ? 1 : 0) : value]];
    }),
  );
}
