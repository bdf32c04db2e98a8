import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '#server/store/database.ts';
import type { DeviceRow, DeviceStateRow } from '../tables.ts';
import { allOf, type DeviceFilter, facetConditions, searchPattern } from './filter.ts';

/**
 * Pages of the device list, built so that their cost does not grow with the number of devices:
 *
 * - totals come from device_count, never from counting devices;
 * - a page follows the index of its order, operator by operator, and stops when it is full;
 * - where the filters leave so few devices that following an order would skip too many, those few are taken and sorted;
 * - a keyword is counted up to `countLimit` with the trigram index; above that the total is a lower bound.
 */
export type ListedDevice = DeviceRow &
  Omit<DeviceStateRow, 'endpoint_id' | 'op_id'> & { company_name: string };

export const sortColumns = {
  createTime: ['d', 'created_at'],
  accessTime: ['s', 'access_at'],
  deviceName: ['d', 'device_name'],
  modelName: ['d', 'model_name'],
  customerId: ['d', 'customer_id'],
  endpointId: ['d', 'endpoint_id'],
} as const;
export type SortField = keyof typeof sortColumns;

export interface PageQuery {
  /** Path of the subtree that may be seen; `filterPath` is a subtree of it. */
  opPath: string;
  filter: DeviceFilter;
  keyword?: string;
  sortBy: SortField;
  sortDesc: boolean;
  limit: number;
  offset: number;
}

export interface DevicePage {
  rows: ListedDevice[];
  total: number;
  totalIsLowerBound: boolean;
}

export const countLimit = 1_000;
/** Devices looked at for a keyword too short for trigrams. */
export const shortKeywordScan = 20_000;
/** Index entries that an ordered scan may be expected to skip before sorting the matches is cheaper. */
const skipLimit = 5_000;
/** Operators up to which one index scan each is merged; above, the index over all operators is followed. */
const mergeLimit = 200;

export async function devicePage(database: Database, query: PageQuery): Promise<DevicePage> {
  const { filter, limit, offset } = query;
  const db = database.sql;
  const operators = await countByOperator(db, query.opPath, filter);
  const total = operators.reduce((sum, { matching }) => sum + matching, 0);
  const empty = { rows: [], total, totalIsLowerBound: false };
  if (total === 0) return empty;
  const all = operators.reduce((sum, operator) => sum + operator.all, 0);
  const opIds = operators.filter(({ matching }) => matching > 0).map(({ op_id }) => op_id);
  const facets = facetConditions(filter, { device: 'd', state: 's' });
  const keyword = query.keyword?.trim() ?? '';
  if (keyword !== '') return keywordPage(database, query, keyword, opIds, facets, total);
  if (offset >= total) return empty;
  const skipped = ((offset + limit) * all) / total;
  const ids =
    skipped > skipLimit && total < skipped
      ? sortedMatches(query, opIds, facets)
      : orderedScan(query, opIds, facets);
  return { ...empty, rows: await fetchPage(db, query, ids) };
}

async function keywordPage(
  database: Database,
  query: PageQuery,
  keyword: string,
  opIds: string[],
  facets: RawBuilder<unknown>[],
  devices: number,
): Promise<DevicePage> {
  const { limit, offset } = query;
  const matches = sql`d.search like ${searchPattern(keyword)}`;
  if ([...keyword].length < 3) {
    const scanned = orderedScan({ ...query, limit: shortKeywordScan, offset: 0 }, opIds, facets);
    const found = sql`select x.* from (${scanned}) x join device d using (endpoint_id) where ${matches}`;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) t`.execute(
      database.sql,
    );
    return {
      rows: await fetchPage(database.sql, query, found),
      total: rows[0]?.n ?? 0,
      totalIsLowerBound: devices > shortKeywordScan,
    };
  }
  const conditions = [...facets, matches, sql`d.op_id = any(${opIds}::text[])`];
  return database.sql.transaction().execute(async (trx) => {
    // The planner cannot know how rare a keyword is; a scan of all devices is never the right guess here.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from (
        select 1 from device d join device_state s using (endpoint_id) where ${allOf(conditions)} limit ${countLimit + 1}
      ) t`.execute(trx);
    const n = counted[0]?.n ?? 0;
    const more = n > countLimit;
    if (!more && offset >= n) return { rows: [], total: n, totalIsLowerBound: false };
    const ids = more
      ? orderedScan({ ...query, limit, offset }, opIds, [...facets, matches])
      : sortedMatches(query, opIds, [...facets, matches]);
    return {
      rows: await fetchPage(trx, query, ids),
      total: Math.min(n, countLimit),
      totalIsLowerBound: more,
    };
  });
}

async function countByOperator(db: Kysely<Tables>, opPath: string, filter: DeviceFilter) {
  const conditions = allOf(facetConditions(filter, { device: 'c', state: 'c' }));
  const { rows } = await sql<{ op_id: string; matching: number; all: number }>`
    select c.op_id, coalesce(sum(c.n) filter (where ${conditions}), 0)::int as matching, sum(c.n)::int as all
    from device_count c join operator o using (op_id)
    where starts_with(o.op_path, ${opPath}) and c.n > 0
    group by c.op_id`.execute(db);
  return rows;
}

function orderOf(query: PageQuery, table?: string) {
  const [alias, name] = sortColumns[query.sortBy];
  const column = sql.ref(`${table ?? alias}.${table ? 'sort_key' : name}`);
  const id = sql.ref(`${table ?? alias}.endpoint_id`);
  const order = query.sortDesc
    ? sql`${column} desc nulls last, ${id} desc`
    : sql`${column} asc nulls first, ${id} asc`;
  return { alias, key: sql`${sql.ref(`${alias}.${name}`)} as sort_key`, order };
}

/** Follows the index of the order: of each operator up to the end of the page, or of all operators at once. */
function orderedScan(query: PageQuery, opIds: string[], conditions: RawBuilder<unknown>[]) {
  const { alias, key, order } = orderOf(query);
  const needed = query.offset + query.limit;
  const opId = sql.ref(`${alias}.op_id`);
  const from = sql`from device d join device_state s using (endpoint_id)`;
  const id = sql.ref(`${alias}.endpoint_id`);
  if (opIds.length > mergeLimit) {
    return sql`select ${id}, ${key} ${from} where ${allOf([...conditions, sql`${opId} = any(${opIds}::text[])`])}
      order by ${order} limit ${needed}`;
  }
  return sql`select p.* from unnest(${opIds}::text[]) as o(op_id) cross join lateral (
      select ${id}, ${key} ${from} where ${allOf([sql`${opId} = o.op_id`, ...conditions])}
      order by ${order} limit ${needed}
    ) p`;
}

/** All matches; for filters and keywords known to leave few. */
function sortedMatches(query: PageQuery, opIds: string[], conditions: RawBuilder<unknown>[]) {
  const { key } = orderOf(query);
  const inScope = sql`d.op_id = any(${opIds}::text[])`;
  return sql`select endpoint_id, sort_key from (
      with matches as materialized (
        select d.endpoint_id, ${key} from device d join device_state s using (endpoint_id)
        where ${allOf([...conditions, inScope])}
      ) select * from matches
    ) m`;
}

async function fetchPage(db: Kysely<Tables>, query: PageQuery, ids: RawBuilder<unknown>) {
  const outer = orderOf(query, 'i').order;
  const { rows } = await sql<ListedDevice>`
    with i as materialized (
      select endpoint_id, sort_key from (${ids}) i order by ${outer} limit ${query.limit} offset ${query.offset}
    )
    select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
      o.company_name
    from i join device d using (endpoint_id) join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
    order by ${outer}`.execute(db);
  return rows;
}
