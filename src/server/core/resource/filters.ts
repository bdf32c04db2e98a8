import { type RawBuilder, sql } from 'kysely';
import { type FilterKind, listFilters } from '#api/filters.gen.ts';
import type { resources } from '#api/operations.gen.ts';

/** A field of a row and what it must be. */
export interface Filter {
  field: string;
  kind: FilterKind;
  value: unknown;
}

/** What the parameters of a list's query narrow it by, as the contract says of each. */
export function filtersOf(name: keyof typeof resources, query: object): Filter[] {
  const known: Record<string, { field: string; kind: FilterKind }> = listFilters[name];
  return Object.entries(query).flatMap(([parameter, value]) => {
    const filter = known[parameter];
    return filter && value !== undefined ? [{ ...filter, value }] : [];
  });
}

/** Text that has this part, in lower case; `%`, `_` and `\` stand for themselves. What an index of trigrams can answer. */
export const containing = (part: string): string => `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Columns stand alone on their side, so that their index can answer. `indexed`: a column that has the text too, with an index of trigrams. */
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
