import { type RawBuilder, sql } from 'kysely';
import { allOf } from './filter.ts';
import { containing, type Lookup } from './keyword.ts';
import { orderBy, sortColumn, sortTable } from './order.ts';
import { cheapestScan, costOfAll, type IdQuery, type Scan, withinScope } from './scan.ts';

/** Queries for the devices of a filter that have a keyword; each returns `endpoint_id` and `sort_key`. */

/** Number of trigram index entries that cost as much as a row. */
const entriesARow = 200;
/** Share of all devices whose entries cost as much as the facets' own in the same index. */
const facetEntries = 1;
/** Cost of a row that the index found: it comes in no order, and each part is compared again. */
const foundCost = 1.5;

/** Scans the first `needed` devices in the chosen order for `wanted` ones with the keyword. */
export function matchesInOrder(ids: IdQuery, keyword: string, wanted: number): Scan {
  const { ids: scan, ...rest } = cheapestScan({ ...ids, withSearch: true });
  const order = orderBy(ids, 'x');
  return {
    ids: sql`select x.endpoint_id, x.sort_key from (
      select * from (${scan}) x order by ${order} limit ${ids.needed}
    ) x where strpos(x.search, ${keyword}) > 0 order by ${order} limit ${wanted}`,
    ...rest,
  };
}

/** Reads all devices of the filter. */
export function matchesAmong(ids: IdQuery, keyword: string): Scan {
  return {
    ids: withState(ids, [...ids.deviceConditions, scopeOf(ids)], keyword),
    cost: costOfAll(ids),
    inOrder: false,
  };
}

/**
 * Finds devices by an index on parts of the keyword; the filter is added to the trigram lookup too if that reduces the
 * rows to check.
 */
export function matchesByIndex(ids: IdQuery, keyword: string, lookup: Lookup): Scan {
  const { total, everywhere } = ids.counts;
  const { parts } = lookup;
  const reading = (everywhere * lookup.read) / entriesARow;
  const rows = everywhere * lookup.found * foundCost;
  if (lookup.index === 'numbers') {
    const conditions = [sql`device_numbers(d.search) @> ${parts}::text[]`];
    return { ids: withState(ids, conditions, keyword), cost: reading + rows, inOrder: false };
  }
  const facetsToo = reading + (everywhere * facetEntries) / entriesARow + (rows * total) / everywhere;
  const conditions = (parts.length > 0 ? parts : [keyword]).map(
    (part) => sql`d.search like ${containing(part)}`,
  );
  if (facetsToo < reading + rows) conditions.push(...ids.deviceConditions, scopeOf(ids));
  return {
    ids: withState(ids, conditions, keyword),
    cost: Math.min(facetsToo, reading + rows),
    inOrder: false,
  };
}

/** Reads known devices, limited to the filter and the scope. */
export function matchesOf(ids: IdQuery, endpointIds: readonly string[]): Scan {
  const conditions = [sql`d.endpoint_id = any(${[...endpointIds]}::text[])`];
  return { ids: withState(ids, conditions, null), cost: endpointIds.length, inOrder: false };
}

const scopeOf = ({ counts }: IdQuery) => withinScope(counts, sql`d.op_id`);

/** Selects the devices first, and their other columns only for those with the keyword. */
function withState(
  ids: IdQuery,
  conditions: RawBuilder<unknown>[],
  keyword: string | null,
): RawBuilder<unknown> {
  const having = keyword === null ? [] : [sql`strpos(d.search, ${keyword}) > 0`];
  const state =
    ids.needsState || sortTable(ids.sortBy) === 's'
      ? sql`join device_state s on s.endpoint_id = d.endpoint_id`
      : sql``;
  // The keyword is not matched as a pattern, because the index would look up every trigram.
  return sql`select m.* from (
    with found as materialized (
      select d.endpoint_id, d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, d.outside, d.created_at,
        d.device_name, d.customer_id, d.mac_addr, d.firmware_version
      from device d where ${allOf([...conditions, ...having])}
    )
    select d.endpoint_id, ${sortColumn(ids.sortBy)} as sort_key from found d ${state}
    where ${allOf([...ids.conditions, scopeOf(ids)])}
  ) m`;
}
