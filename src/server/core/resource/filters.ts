import { type RawBuilder, sql } from 'kysely';
import { type FilterKind, listFilters } from '#api/filters.gen.ts';
import type { resources } from '#api/operations.gen.ts';

/** Field of a row and its required value. */
export interface Filter {
  field: string;
  kind: FilterKind;
  value: unknown;
}

/** Reads the filters in a list's query, by their definitions in the contract. */
export function filtersOf(name: keyof typeof resources, query: object): Filter[] {
  const known: Record<string, { field: string; kind: FilterKind }> = listFilters[name];
  return Object.entries(query).flatMap(([parameter, value]) => {
    const filter = known[parameter];
    return filter && value !== undefined ? [{ ...filter, value }] : [];
  });
}

/**
 * Builds a LIKE pattern for a part of a text, in lower case; `%`, `_` and `\` are literal. A trigram index supports it.
 */
export const containing = (part: string): string => `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Builds a filter's condition. The column is alone on its side, so that its index applies. `indexed`: a column that
 * also has the text, with a trigram index.
 */
export function conditionOf(
  { kind, value }: Filter,
  column: RawBuilder<unknown>,
  indexed: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  if (kind === 'from') return sql`${column} >= ${value}`;
  if (kind === 'to')
    return typeof value === 'number' ? sql`${column} <= ${value}` : sql`${column} < ${value}`;
  if (kind === 'has') return sql`${column} @> ${[value]}::text[]`;
  if (kind === 'equals') return sql`${column} = ${value}`;
  const part = containing(String(value));
  const hit = sql`lower(${column}) like ${part}`;
  return indexed ? sql`(${indexed} like ${part} and ${hit})` : hit;
}
