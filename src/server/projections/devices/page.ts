import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '#server/store/database.ts';
import type { DeviceRow, DeviceStateRow } from '#server/store/projection-tables.ts';
import { type DeviceFilter, facetConditions, searchPattern } from './filter.ts';
import { allMatches, cheapestScan, type IdQuery, matchesAmong, orderBy, type SortField } from './scan.ts';

/**
 * Pages of the device list, built so that their cost does not grow with the number of devices:
 *
 * - totals come from device_count, never from counting devices;
 * - the ids of a page come from the scan that reads least (scan.ts); only those devices are then fetched;
 * - the second half of a list is read from its end;
 * - a keyword is counted up to `countLimit` with the trigram index; above that the total is a lower bound.
 */
export type ListedDevice = DeviceRow &
  Omit<DeviceStateRow, 'endpoint_id' | 'op_id'> & { company_name: string };

export interface PageQuery {
  /** Path of the subtree that may be seen. */
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
export const shortKeywordScan = 5_000;
/** Devices looked at first, to find out whether most of a long list match. */
const sampled = 2 * countLimit;
/** Devices that are read one by one for a keyword rather than asking the trigram index about all devices. */
const readOneByOne = 3_000;

export async function devicePage(database: Database, query: PageQuery): Promise<DevicePage> {
  const { filter, limit, offset, sortBy, sortDesc } = query;
  const db = database.sql;
  const { operators, everywhere } = await countByOperator(db, query.opPath, filter);
  const total = operators.reduce((sum, { matching }) => sum + matching, 0);
  const empty = { rows: [], total, totalIsLowerBound: false };
  if (total === 0) return empty;
  const ids: IdQuery = {
    sortBy,
    sortDesc,
    needed: offset + limit,
    conditions: facetConditions(filter, { device: 'd', state: 's' }),
    needsState: filter.online !== undefined,
    operators,
    everywhere,
    total,
  };
  const keyword = query.keyword?.trim() ?? '';
  if (keyword !== '') {
    return [...keyword].length < 3
      ? shortKeywordPage(db, query, keyword, ids)
      : keywordPage(database, query, keyword, ids);
  }
  if (offset >= total) return empty;
  if (offset <= total / 2) return { ...empty, rows: await fetchPage(db, query, cheapestScan(ids)) };
  const count = Math.min(limit, total - offset);
  const fromEnd = { ...query, sortDesc: !sortDesc, limit: count, offset: total - offset - count };
  const scan = cheapestScan({ ...ids, sortDesc: !sortDesc, needed: fromEnd.offset + count });
  return { ...empty, rows: (await fetchPage(db, fromEnd, scan)).reverse() };
}

async function keywordPage(
  database: Database,
  query: PageQuery,
  keyword: string,
  ids: IdQuery,
): Promise<DevicePage> {
  const pattern = searchPattern(keyword);
  const conditions = [...ids.conditions, sql`d.search like ${pattern}`];
  if (ids.total > sampled * 10) {
    const common = await commonKeywordPage(database.sql, query, pattern, ids);
    if (common) return common;
  }
  return database.sql.transaction().execute(async (trx) => {
    // The planner cannot know how rare a keyword is; a scan of all devices is never the right guess here.
    await sql`set local enable_seqscan = off`.execute(trx);
    const matches =
      ids.total <= readOneByOne ? matchesAmong(ids, pattern) : allMatches({ ...ids, conditions });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (select 1 from (${matches}) m limit ${countLimit + 1}) t`.execute(trx);
    const n = rows[0]?.n ?? 0;
    if (n <= countLimit) {
      const page = query.offset >= n ? [] : await fetchPage(trx, query, matches);
      return { rows: page, total: n, totalIsLowerBound: false };
    }
    const scan = cheapestScan({ ...ids, conditions, total: n, frequent: true });
    return { rows: await fetchPage(trx, query, scan), total: countLimit, totalIsLowerBound: true };
  });
}

/**
 * A keyword that most devices have is of no use to the trigram index, which would list them all. The first devices in
 * the chosen order then hold more matches than are counted, and the page besides; null where they do not.
 */
async function commonKeywordPage(
  db: Kysely<Tables>,
  query: PageQuery,
  pattern: string,
  ids: IdQuery,
): Promise<DevicePage | null> {
  const found = matchesInOrder({ ...ids, needed: sampled }, query, pattern);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) t`.execute(db);
  const n = rows[0]?.n ?? 0;
  if (n < Math.max(countLimit, query.offset + query.limit)) return null;
  return { rows: await fetchPage(db, query, found), total: countLimit, totalIsLowerBound: true };
}

/** Those of the first `needed` devices in the chosen order that match. */
function matchesInOrder(ids: IdQuery, query: PageQuery, pattern: string) {
  const order = orderBy(query, 'x');
  return sql`
    select x.endpoint_id, x.sort_key from (
      select * from (${cheapestScan({ ...ids, withSearch: true })}) x order by ${order} limit ${ids.needed}
    ) x where x.search like ${pattern}`;
}

/** Too short for the trigram index: only the first devices in the chosen order are looked at. */
async function shortKeywordPage(
  db: Kysely<Tables>,
  query: PageQuery,
  keyword: string,
  ids: IdQuery,
): Promise<DevicePage> {
  const found = matchesInOrder({ ...ids, needed: shortKeywordScan }, query, searchPattern(keyword));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) t`.execute(db);
  return {
    rows: await fetchPage(db, query, found),
    total: rows[0]?.n ?? 0,
    totalIsLowerBound: ids.total > shortKeywordScan,
  };
}

async function countByOperator(db: Kysely<Tables>, opPath: string, filter: DeviceFilter) {
  const conditions = facetConditions(filter, { device: 'c', state: 'c' });
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<{ op_id: string; matching: number; all: number; everywhere: number }>`
    select t.*, (select coalesce(sum(n), 0)::int from device_count) as everywhere from (
      select c.op_id, coalesce(sum(c.n) filter (where ${matching}), 0)::int as matching, sum(c.n)::int as all
      from device_count c join operator o using (op_id)
      where starts_with(o.op_path, ${opPath}) and c.n > 0 group by c.op_id
    ) t where matching > 0`.execute(db);
  return { operators: rows, everywhere: rows[0]?.everywhere ?? 0 };
}

async function fetchPage(
  db: Kysely<Tables>,
  query: Pick<PageQuery, 'opPath' | 'sortBy' | 'sortDesc' | 'limit' | 'offset'>,
  ids: RawBuilder<unknown>,
): Promise<ListedDevice[]> {
  const order = orderBy(query, 'i');
  const { rows } = await sql<ListedDevice>`
    with i as materialized (
      select endpoint_id, sort_key from (${ids}) i order by ${order} limit ${query.limit} offset ${query.offset}
    )
    select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
      o.company_name
    from i join device d using (endpoint_id) join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
    -- The scans are in scope already; a device that changes hands between two statements must still not show.
    where starts_with(o.op_path, ${query.opPath})
    order by ${order}`.execute(db);
  return rows;
}
