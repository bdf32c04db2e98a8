import { type RawBuilder, sql } from 'kysely';
import type { Counts } from './counts.ts';
import { allOf } from './filter.ts';
import { ordered, type SortField, sortColumn, sortTable } from './order.ts';
import { type Partition, type PartitionColumn, partitionings } from './partitions.ts';

export interface IdQuery {
  sortBy: SortField;
  sortDesc: boolean;
  /** Rows from the beginning of the list to the end of the page. */
  needed: number;
  /** Conditions on `device d` and, if `needsState`, `device_state s`. */
  conditions: RawBuilder<unknown>[];
  /** Conditions on `device d` alone. */
  deviceConditions: RawBuilder<unknown>[];
  needsState: boolean;
  counts: Counts;
  /** True: the search text is selected with the ids. */
  withSearch?: boolean;
}

export interface Scan {
  /** Query for `endpoint_id` and `sort_key` of all rows up to the end of the page, in no order. */
  ids: RawBuilder<unknown>;
  /** Estimated number of rows read. */
  cost: number;
  /** True: follows indexes in their order, and stops early. */
  inOrder: boolean;
}

/** Cost of reading and sorting a row in no order, relative to following an index: measured on both databases. */
const randomCost = 2;
/** Cost of entering an index once more. */
const entryCost = 5;

/** Builds the cheapest scan: the order's index in one of its partitionings, or all matches, sorted. */
export function cheapestScan(query: IdQuery): Scan {
  const { needed } = query;
  let best: { cost: number; partitions: Partition[] } | null = null;
  for (const partitions of partitionings(query)) {
    const cost = partitions.reduce(
      (sum, { matching, all }) =>
        sum + entryCost + (Math.min(needed, matching) * all) / Math.max(1, matching),
      0,
    );
    if (!best || cost < best.cost) best = { cost, partitions };
  }
  const all = costOfAll(query);
  const walk = best ? best.cost * costOfRow(query) : Number.POSITIVE_INFINITY;
  if (!best || all <= walk) return { ids: allMatches(query), cost: all, inOrder: false };
  return { ids: inPartitions(query, best.partitions), cost: walk, inOrder: true };
}

/**
 * Estimates a scan of all matches. It also reads rows that only their presence excludes, since presence is not in the
 * facets' indexes.
 */
export function costOfAll(query: IdQuery): number {
  const { kinds, everywhere, total } = query.counts;
  const online = kinds.find(({ matching }) => matching > 0)?.online;
  const present = kinds.reduce((sum, kind) => (kind.online === online ? sum + kind.all : sum), 0);
  const read = query.needsState ? (total * everywhere) / Math.max(1, present) : total;
  return read * randomCost * costOfRow(query);
}

/** Returns the cost of a row; device and state are read separately. */
const costOfRow = (query: IdQuery): number => (query.needsState || sortTable(query.sortBy) === 's' ? 2 : 1);

/** Selects every match with its sort key, in no order, from the devices, whose facets are indexed. */
export function allMatches(query: IdQuery): RawBuilder<unknown> {
  const { columns, from } = parts(query);
  const scope = withinScope(query.counts, sql`d.op_id`);
  return sql`select ${columns} ${from} where ${allOf([...query.conditions, scope])}`;
}

/** Selects the beginning of each partition. */
export function inPartitions(query: IdQuery, partitions: Partition[]): RawBuilder<unknown> {
  const { columns, from, opId, order, table } = parts(query);
  const keys = Object.keys(partitions[0]?.is ?? {}) as PartitionColumn[];
  const conditions = [...query.conditions];
  if (keys.includes('ui_lock')) {
    // The conditions must be identical to those of the indexes on rare devices, which are not used otherwise.
    const [status, lock] = [sql.ref(`${table}.device_status`), sql.ref(`${table}.ui_lock`)];
    conditions.push(sql`(${status} <> 'Deployed' or ${lock})`);
  }
  if (!keys.includes('op_id')) conditions.push(withinScope(query.counts, opId));
  const first = (more: RawBuilder<unknown>[]) =>
    sql`select ${columns} ${from} where ${allOf([...more, ...conditions])} order by ${order} limit ${query.needed}`;
  const [only] = partitions.length === 1 ? partitions : [];
  // With a single partition the query uses it directly, so that the planner knows the order and can stop early.
  if (only) {
    const is = (key: PartitionColumn) =>
      typeof only.is[key] === 'boolean' ? sql`${only.is[key]}::boolean` : sql`${only.is[key]}::text`;
    return first(keys.map((key) => sql`${sql.ref(`${table}.${key}`)} = ${is(key)}`));
  }
  const values = keys.map((key) => {
    const list = partitions.map(({ is }) => is[key]);
    return typeof list[0] === 'boolean' ? sql`${list}::boolean[]` : sql`${list}::text[]`;
  });
  const equal = keys.map((key) => sql`${sql.ref(`${table}.${key}`)} = ${sql.ref(`o.${key}`)}`);
  return sql`select p.* from unnest(${sql.join(values)}) as o(${sql.join(keys.map((key) => sql.ref(key)))})
    cross join lateral (${first(equal)}) p`;
}

function parts(query: IdQuery) {
  const table = sortTable(query.sortBy);
  const withState = query.needsState || table === 's';
  const name = sortColumn(query.sortBy);
  const id = sql.ref(`${table}.endpoint_id`);
  return {
    table,
    columns: query.withSearch ? sql`${id}, ${name} as sort_key, d.search` : sql`${id}, ${name} as sort_key`,
    opId: sql.ref(`${table}.op_id`),
    from: withState
      ? sql`from device d join device_state s on s.endpoint_id = d.endpoint_id`
      : sql`from device d`,
    order: ordered(query, name, id),
  };
}

/** Builds the scope condition; none for an account that sees everything, so that the planner cannot misestimate it. */
export function withinScope(
  { inScope, everywhere, operators }: Counts,
  opId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (inScope === everywhere) return sql`true`;
  return sql`${opId} = any(${operators.map(({ op_id }) => op_id)}::text[])`;
}
