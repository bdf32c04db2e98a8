import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import { devicesAt, mostAtAddress } from './addresses.ts';
import { type Counts, countDevices } from './counts.ts';
import { type DeviceFilter, facetConditions } from './filter.ts';
import { type Lookup, lookUp, normalKeyword, sampleOf } from './keyword.ts';
import { matchesAmong, matchesByIndex, matchesInOrder, matchesOf } from './matches.ts';
import { orderBy, type SortField } from './order.ts';
import { cheapestScan, type IdQuery, inPartitions, type Scan } from './scan.ts';

/**
 * Pages of the device list, built so that their cost does not grow with the number of devices:
 *
 * - totals come from device_count, never from counting devices;
 * - the ids of a page come from the scan that reads least (scan.ts); only those devices are then fetched;
 * - the second half of a list is read from its end;
 * - devices with a keyword come from the way that reads least (matches.ts); above `countLimit` their total is a lower bound.
 */
export type ListedDevice = Row<'device'> &
  Omit<Row<'device_state'>, 'endpoint_id' | 'op_id'> & { company_name: string };

export interface PageQuery {
  /** Path of the visible subtree. */
  opPath: string;
  filter: DeviceFilter;
  keyword?: string;
  /** Condition on `device d`: a group, a room or a place. All its devices are read, and their total is exact. */
  among?: RawBuilder<unknown>;
  /**
   * Organisation and number of these devices, if they are all of one and counted: a long list is then read in order
   * instead of as a whole.
   */
  counted?: { opId: string; size: number };
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
/** Maximum number of devices read for a keyword too short for trigrams. */
export const shortKeywordScan = 5_000;
/**
 * Factor for the number of devices to read for `matches`, because the beginning may have fewer matches than the rest.
 */
const reserve = (matches: number) => 1.1 + 3 / Math.sqrt(matches);

/** Reads a page in one snapshot, so that its counts match its rows. */
export function devicePage(database: Database, query: PageQuery): Promise<DevicePage> {
  return database.sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // For a few hundred rows, starting workers or a compiler costs more than reading; a scan of all devices always
      // does.
      await sql`select set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true),
        set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
        set_config('enable_mergejoin', 'off', true)`.execute(trx);
      return pageInSnapshot(database, trx, query);
    });
}

async function pageInSnapshot(database: Database, db: Kysely<Tables>, query: PageQuery): Promise<DevicePage> {
  const { limit, offset, sortBy, sortDesc } = query;
  const counts = await countDevices(db, query.opPath, query.filter);
  const filter = narrowed(query.filter, counts);
  const { total } = counts;
  const empty = { rows: [], total, totalIsLowerBound: false };
  if (total === 0) return empty;
  const { online, ...ofDevice } = filter;
  const ids: IdQuery = {
    sortBy,
    sortDesc,
    needed: offset + limit,
    conditions: facetConditions(filter, { device: 'd', state: 's' }),
    deviceConditions: facetConditions(ofDevice, { device: 'd', state: 's' }),
    needsState: online !== undefined,
    counts,
  };
  const keyword = normalKeyword(query.keyword);
  if (query.among && query.counted && keyword === '') {
    const page = await countedPage(db, query, ids, query.among);
    if (page) return page;
  }
  if (query.among) {
    const scan = matchesAmong({ ...ids, deviceConditions: [...ids.deviceConditions, query.among] }, keyword);
    const { rows, found } = await fetchPage(db, query, scan);
    return { rows, total: found, totalIsLowerBound: false };
  }
  if (keyword !== '') {
    const at = await devicesAt(db, counts, keyword);
    if (at.length > 0) {
      const { rows, found } = await fetchPage(db, query, matchesOf(ids, at));
      return { rows, total: found, totalIsLowerBound: at.length === mostAtAddress };
    }
    if ([...keyword].length < 3) return shortKeywordPage(db, query, keyword, ids);
    const lookup = lookUp(keyword, await sampleOf(database, db, counts.everywhere));
    return keywordPage(db, query, ids, { keyword, lookup });
  }
  if (offset >= total) return empty;
  if (offset <= total / 2) return { ...empty, rows: await plainPage(db, query, ids) };
  const count = Math.min(limit, total - offset);
  const fromEnd = { ...query, sortDesc: !sortDesc, limit: count, offset: total - offset - count };
  return { ...empty, rows: (await plainPage(db, fromEnd, { ...ids, sortDesc: !sortDesc })).reverse() };
}

/** Drops the condition `all` if every device was imported, so that only the order's index is used. */
function narrowed(filter: DeviceFilter, { kinds }: Counts): DeviceFilter {
  const { activeType, ...others } = filter;
  const isAny = activeType === 'all' && kinds.every((kind) => kind.device_status !== 'Unregistered');
  return isAny ? others : filter;
}

async function plainPage(db: Kysely<Tables>, query: PageQuery, all: IdQuery): Promise<ListedDevice[]> {
  const { ids, offset } = withinModels(query, all);
  const scan = cheapestScan({ ...ids, needed: offset + query.limit });
  return (await fetchPage(db, { ...query, offset }, scan)).rows;
}

/**
 * Reads a keyword's page. A frequent keyword fills its page from the beginning of the ordered list, however long the
 * list is. A rare one is looked up in the index; if the filter leaves few devices, each of them is read.
 */
async function keywordPage(
  db: Kysely<Tables>,
  query: PageQuery,
  ids: IdQuery,
  { keyword, lookup }: { keyword: string; lookup: Lookup },
): Promise<DevicePage> {
  const among = matchesAmong(ids, keyword);
  const listed = matchesByIndex(ids, keyword, lookup);
  const all = listed.cost < among.cost ? listed : among;
  // One row more than the page tells if there is a next page.
  const wanted = query.offset + query.limit + 1;
  const needed = Math.ceil((wanted * reserve(wanted)) / lookup.share);
  const walk = matchesInOrder({ ...ids, needed }, keyword, wanted);
  if (walk.inOrder && needed < ids.counts.total && walk.cost < all.cost) {
    const { rows, found } = await fetchPage(db, query, walk);
    if (found >= wanted) return { rows, total: Math.min(found, countLimit), totalIsLowerBound: true };
  }
  const { rows, found } = await fetchPage(db, query, all);
  return { rows, total: Math.min(found, countLimit), totalIsLowerBound: found > countLimit };
}

/** Reads only the first devices in the chosen order, because the keyword is too short for the trigram index. */
async function shortKeywordPage(
  db: Kysely<Tables>,
  query: PageQuery,
  keyword: string,
  ids: IdQuery,
): Promise<DevicePage> {
  const scan = matchesInOrder({ ...ids, needed: shortKeywordScan }, keyword, shortKeywordScan);
  const { rows, found } = await fetchPage(db, query, scan);
  return { rows, total: found, totalIsLowerBound: ids.counts.total > shortKeywordScan };
}

/** Reads the page and the total number of ids. */
async function fetchPage(
  db: Kysely<Tables>,
  query: Pick<PageQuery, 'opPath' | 'sortBy' | 'sortDesc' | 'limit' | 'offset'>,
  { ids, inOrder }: Scan,
): Promise<{ rows: ListedDevice[]; found: number }> {
  // The planner cannot estimate how soon an ordered scan ends, and would rather sort all its rows.
  const sorting = inOrder ? 'off' : 'on';
  await sql`select set_config('enable_bitmapscan', ${sorting}, true), set_config('enable_sort', ${sorting}, true)`.execute(
    db,
  );
  const { rows } = await sql<{ found: number } & (ListedDevice | { endpoint_id: null })>`
    with ids as materialized (${ids}),
    page as materialized (
      select endpoint_id, sort_key from ids i order by ${orderBy(query, 'i')}
      limit ${query.limit} offset ${query.offset}
    )
    select l.*, c.found from (select count(*)::int as found from ids) c left join (
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name, p.sort_key
      from page p join device d using (endpoint_id) join device_state s using (endpoint_id)
        join operator o on o.op_id = d.op_id
      -- The scans are in scope already; were one of them wrong, a foreign device must still not show.
      where starts_with(o.op_path, ${query.opPath})
    ) l on true
    order by ${orderBy(query, 'l')}`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { rows: rows.filter((row) => row.endpoint_id !== null), found };
}

/** Reads a page by counts; null: reading all devices is cheaper, or the filter excludes some of them. */
async function countedPage(
  db: Kysely<Tables>,
  query: PageQuery,
  ids: IdQuery,
  among: RawBuilder<unknown>,
): Promise<DevicePage | null> {
  const { counted, filter, offset, limit, sortDesc } = query;
  if (!counted || Object.keys(filter).length > 0) return null;
  const { opId, size } = counted;
  if (offset >= size) return { rows: [], total: size, totalIsLowerBound: false };
  const all = ids.counts.operators.find(({ op_id }) => op_id === opId)?.all ?? 0;
  const fromEnd = offset > size / 2;
  const count = Math.min(limit, size - offset);
  const from = fromEnd ? size - offset - count : offset;
  const walk = { ...ids, needed: from + count, sortDesc: fromEnd ? !sortDesc : sortDesc };
  // Each device of the organisation on the way is looked up.
  if ((walk.needed * all) / size > size) return null;
  const partition = { is: { op_id: opId }, matching: size, all };
  const scan = inPartitions({ ...walk, conditions: [...ids.conditions, among] }, [partition]);
  const page = { ...query, sortDesc: walk.sortDesc, offset: from, limit: count };
  const { rows } = await fetchPage(db, page, { ids: scan, cost: 0, inOrder: true });
  return { rows: fromEnd ? rows.reverse() : rows, total: size, totalIsLowerBound: false };
}

interface Page {
  offset: number;
  limit: number;
}

/**
 * Limits a page sorted by model to its models: the counts tell which these are, so devices of earlier models are
 * skipped without reading them. `offset`: the devices still to skip.
 */
export function withinModels({ offset, limit }: Page, ids: IdQuery): { ids: IdQuery; offset: number } {
  if (ids.sortBy !== 'modelName') return { ids, offset };
  // The order is the database's: by bytes.
  const inOrder = ids.counts.models.toSorted(
    (a, b) => Buffer.compare(Buffer.from(a.model_name), Buffer.from(b.model_name)) * (ids.sortDesc ? -1 : 1),
  );
  let before = 0;
  let left = offset;
  const models = inOrder.filter(({ matching }) => {
    const met = before + matching > offset && before < offset + limit;
    if (before + matching <= offset) left -= matching;
    before += matching;
    return met;
  });
  const names = models.map(({ model_name }) => model_name);
  const condition = sql`d.model_name = any(${names}::text[])`;
  return {
    ids: { ...ids, counts: { ...ids.counts, models }, conditions: [...ids.conditions, condition] },
    offset: left,
  };
}
