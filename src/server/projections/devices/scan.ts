import { type RawBuilder, sql } from 'kysely';
import { allOf } from './filter.ts';

/** Columns that the list can be ordered by, each kept by an index; `nulls`: the column may be empty. */
const sortColumns = {
  createTime: { table: 'd', column: 'created_at', nulls: false },
  accessTime: { table: 's', column: 'access_at', nulls: true },
  deviceName: { table: 'd', column: 'device_name', nulls: true },
  modelName: { table: 'd', column: 'model_name', nulls: false },
  customerId: { table: 'd', column: 'customer_id', nulls: true },
  endpointId: { table: 'd', column: 'endpoint_id', nulls: false },
} as const;
export type SortField = keyof typeof sortColumns;

export interface IdQuery {
  sortBy: SortField;
  sortDesc: boolean;
  /** Rows from the beginning to the end of the page. */
  needed: number;
  /** On `device d` and, where `needsState`, `device_state s`. */
  conditions: RawBuilder<unknown>[];
  needsState: boolean;
  operators: { op_id: string; matching: number; all: number }[];
  /** Devices of the whole installation. */
  everywhere: number;
  /** Devices that match. */
  total: number;
  /** The conditions hold for many devices, but nobody knows for how many. */
  frequent?: boolean;
  /** The search text comes with the ids. */
  withSearch?: boolean;
}

/** Reading a row in no order, and sorting it, against following an index: measured on both databases. */
const randomCost = 3;
/** Share of devices that a keyword with more matches than are counted is taken to have. */
const frequentShare = 0.02;

/**
 * The ids of all rows up to the end of the page, with their sort key, by the way that reads least:
 * each operator's index up to the page's end; the index over all operators; or all matches, then sorted.
 */
export function cheapestScan(query: IdQuery): RawBuilder<unknown> {
  const { needed, operators, everywhere, total, frequent } = query;
  const inScope = operators.reduce((sum, { all }) => sum + all, 0);
  const matching = frequent ? Math.max(total, inScope * frequentShare) : total;
  const share = matching / Math.max(1, inScope);
  const costs = {
    merged: operators.reduce((sum, { all }) => sum + 5 + Math.min(all, needed / share), 0),
    global: Math.min(everywhere, (needed * everywhere) / Math.max(1, matching)),
    sorted: frequent ? Number.POSITIVE_INFINITY : total * randomCost,
  };
  const least = Math.min(costs.merged, costs.global, costs.sorted);
  if (least === costs.sorted) return allMatches(query);
  return least === costs.global ? globalScan(query) : mergedScan(query);
}

/** Every match with its sort key, in no order. */
export function allMatches(query: IdQuery): RawBuilder<unknown> {
  const { id, key, from, opId } = parts(query);
  return sql`select ${id}, ${key} ${from} where ${allOf([...query.conditions, within(query, opId)])}`;
}

/** Matches of a search pattern among the devices of the other conditions, which are known to be few. */
export function matchesAmong(query: IdQuery, pattern: string): RawBuilder<unknown> {
  const { id, key, from, opId } = parts(query);
  return sql`select f.endpoint_id, f.sort_key from (
      with few as materialized (
        select ${id}, ${key}, d.search ${from} where ${allOf([...query.conditions, within(query, opId)])}
      ) select * from few
    ) f where f.search like ${pattern}`;
}

function globalScan(query: IdQuery): RawBuilder<unknown> {
  const { id, key, from, opId, order } = parts(query);
  return sql`select ${id}, ${key} ${from} where ${allOf([...query.conditions, within(query, opId)])}
    order by ${order} limit ${query.needed}`;
}

function mergedScan(query: IdQuery): RawBuilder<unknown> {
  const { id, key, from, opId, order } = parts(query);
  return sql`select p.* from unnest(${opIdsOf(query)}::text[]) as o(op_id) cross join lateral (
      select ${id}, ${key} ${from} where ${allOf([sql`${opId} = o.op_id`, ...query.conditions])}
      order by ${order} limit ${query.needed}
    ) p`;
}

/** Order of rows that carry `sort_key`, as the indexes keep it. */
export function orderBy(query: { sortBy: SortField; sortDesc: boolean }, alias: string): RawBuilder<unknown> {
  return ordered(query, sql.ref(`${alias}.sort_key`), sql.ref(`${alias}.endpoint_id`));
}

function ordered(
  { sortBy, sortDesc }: { sortBy: SortField; sortDesc: boolean },
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { nulls } = sortColumns[sortBy];
  // An index is read backwards only where the place of the empty values is turned round as well.
  if (sortDesc) return nulls ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
  return nulls ? sql`${column} asc nulls first, ${id} asc` : sql`${column} asc, ${id} asc`;
}

function parts(query: IdQuery) {
  const { table, column } = sortColumns[query.sortBy];
  const withState = query.needsState || table === 's';
  const name = sql.ref(`${table}.${column}`);
  const id = sql.ref(`${table}.endpoint_id`);
  return {
    id,
    key: query.withSearch ? sql`${name} as sort_key, d.search` : sql`${name} as sort_key`,
    opId: sql.ref(`${table}.op_id`),
    from: withState
      ? sql`from device d join device_state s on s.endpoint_id = d.endpoint_id`
      : sql`from device d`,
    order: ordered(query, name, id),
  };
}

const opIdsOf = ({ operators }: IdQuery) => operators.map(({ op_id }) => op_id);

/** No condition at all for somebody who sees everything: the planner then has nothing to misjudge. */
function within(query: IdQuery, opId: RawBuilder<unknown>): RawBuilder<unknown> {
  const inScope = query.operators.reduce((sum, { all }) => sum + all, 0);
  return inScope === query.everywhere ? sql`true` : sql`${opId} = any(${opIdsOf(query)}::text[])`;
}
