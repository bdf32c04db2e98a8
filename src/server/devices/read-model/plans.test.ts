import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Asked, asked, eventsOf, life, operators, plain } from '#tests/support/device-fleet.ts';
import { ScopedDevices } from '../queries/devices.ts';
import { countDevices } from '../queries/list/counts.ts';
import { facetConditions } from '../queries/list/filter.ts';
import { lookUp, normalKeyword, numbersOf, sampleOf } from '../queries/list/keyword.ts';
import { matchesAmong, matchesByIndex, matchesInOrder } from '../queries/list/matches.ts';
import { orderBy } from '../queries/list/order.ts';
import { type ListedDevice, withinModels } from '../queries/list/page.ts';
import { partitionings } from '../queries/list/partitions.ts';
import { allMatches, cheapestScan, type IdQuery, inPartitions } from '../queries/list/scan.ts';
import { DeviceProjection } from './read-model.ts';

describe('plans of the device list', () => {
  let opened: TestDatabase;
  let all: ListedDevice[];

  beforeAll(async () => {
    opened = await freshDatabase();
    const { database } = opened;
    await database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name) values
        ('root', null, '/root/', 'System', 'Root'), ('a', 'root', '/root/a/', 'Operator', 'Alpha'),
        ('a1', 'a', '/root/a/a1/', 'School', 'Alpha school'), ('b', 'root', '/root/b/', 'Operator', 'Beta')`);
    const lives = fc.sample(life, { numRuns: 450, seed: 9 });
    await database.sql
      .transaction()
      .execute((trx) => new DeviceProjection(deviceFollowers()).apply(trx, eventsOf(lives)));
    await database.script('analyze');
    const { rows } = await sql<ListedDevice>`
      select d.*, s.online, s.access_at from device d join device_state s using (endpoint_id)`.execute(
      database.sql,
    );
    all = rows;
  });
  afterAll(() => opened.remove());

  const check = (property: (query: Asked) => Promise<void>) =>
    fc.assert(fc.asyncProperty(asked, property), { numRuns: 120 });

  /** Returns the starting point of a plan, and its ids in list order. */
  async function prepared({ scope, filter, keyword, sortBy, sortDesc }: Asked, needed: number) {
    const db = opened.database.sql;
    const counts = await countDevices(db, operators[scope], filter);
    const { online, ...ofDevice } = filter;
    const ids: IdQuery = {
      sortBy,
      sortDesc,
      needed,
      conditions: facetConditions(filter, { device: 'd', state: 's' }),
      deviceConditions: facetConditions(ofDevice, { device: 'd', state: 's' }),
      needsState: online !== undefined,
      counts,
    };
    const run = async (scan: RawBuilder<unknown>) => {
      const { rows } = await sql<{ endpoint_id: string }>`
        select endpoint_id from (${scan}) i order by ${orderBy(ids, 'i')}`.execute(db);
      return rows.map((row) => row.endpoint_id);
    };
    return { ids, run, keyword: normalKeyword(keyword) };
  }

  test('have a fleet with some of everything', () => {
    const count = (is: (row: ListedDevice) => boolean) => all.filter(is).length;
    expect(count((row) => row.ui_lock && row.device_status === 'Deployed')).toBeGreaterThan(20);
    expect(count((row) => row.online && row.device_status === 'Requested')).toBeGreaterThan(10);
    expect(count((row) => row.access_at === null)).toBeGreaterThan(20);
  });

  test('find the same values in the copies beside the presence as in the device', async () => {
    const { rows } = await sql`
      select endpoint_id from device d join device_state s using (endpoint_id)
      where (d.op_id, d.device_status, d.ui_lock) is distinct from (s.op_id, s.device_status, s.ui_lock)`.execute(
      opened.database.sql,
    );
    expect(rows).toEqual([]);
  });

  const everything: Asked = {
    scope: 'root',
    filter: {},
    keyword: '',
    sortBy: 'endpointId',
    sortDesc: false,
    limit: 15,
    offset: 0,
  };

  test('follow a long group in list order, with the result of reading it', async () => {
    // The group is two of three devices of an organisation, including some without a name.
    const chosen = all
      .filter((row) => row.op_id === 'a')
      .filter((_, at) => at % 3 > 0)
      .map((row) => row.endpoint_id);
    const among = sql`d.endpoint_id = any(${chosen}::text[])`;
    const counted = { opId: 'a', size: chosen.length };
    const devices = new ScopedDevices(opened.database, operators.root);
    for (const sortBy of ['deviceName', 'accessTime', 'modelName'] as const)
      for (const sortDesc of [false, true])
        for (const offset of [0, 7, chosen.length - 9, chosen.length]) {
          const query = { filter: {}, among, sortBy, sortDesc, limit: 10, offset };
          const [read, followed] = [await devices.page(query), await devices.page({ ...query, counted })];
          expect(followed.rows.map((row) => row.endpoint_id)).toEqual(
            read.rows.map((row) => row.endpoint_id),
          );
          expect(followed).toMatchObject({ total: chosen.length, totalIsLowerBound: false });
          expect(followed.rows.length).toBe(Math.min(10, chosen.length - offset));
        }
  });

  test('extract the same numbers of a device as the index', async () => {
    const { rows } = await sql<{ search: string; numbers: string[] }>`
      select search, device_numbers(search) as numbers from device`.execute(opened.database.sql);
    for (const { search, numbers } of rows) expect(numbersOf(search).sort()).toEqual(numbers.sort());
    expect(rows.some(({ numbers }) => numbers.length > 10)).toBe(true);
  });

  test('find a device in the index by each of its numbers', async () => {
    const sample = await sampleOf(opened.database, opened.database.sql, all.length);
    for (const { search } of all.slice(0, 60)) {
      const number = search.match(/[0-9a-f]{7,}/)?.[0].slice(1) ?? '';
      const { ids, run } = await prepared({ ...everything, keyword: number }, all.length);
      const lookup = lookUp(number, sample);
      expect(lookup.index).toBe('numbers');
      const expected = plain(all, { ...everything, keyword: number });
      expect(expected.length).toBeGreaterThan(0);
      expect(await run(matchesByIndex(ids, number, lookup).ids)).toEqual(expected);
    }
  });

  test('count exactly', () =>
    check(async (query) => {
      const { ids } = await prepared(query, 1);
      const expected = plain(all, { ...query, keyword: '' }).length;
      expect(ids.counts.total).toBe(expected);
      for (const list of [ids.counts.operators, ids.counts.models, ids.counts.kinds])
        expect(list.reduce((sum, { matching }) => sum + matching, 0)).toBe(expected);
      expect(ids.counts.everywhere).toBe(all.length);
    }));

  test('find the beginning of the list by every partitioning, and by sorting all', () =>
    check(async (query) => {
      const needed = query.offset + query.limit;
      const { ids, run } = await prepared(query, needed);
      const expected = plain(all, { ...query, keyword: '' });
      const found = [await run(allMatches(ids)), await run(cheapestScan(ids).ids)];
      for (const partitions of partitionings(ids))
        if (partitions.length > 0) found.push(await run(inPartitions(ids, partitions)));
      for (const list of found) expect(list.slice(0, needed)).toEqual(expected.slice(0, needed));
    }));

  test('skip models before the page', () =>
    check(async (query) => {
      const byModel: Asked = { ...query, sortBy: 'modelName' };
      const { ids, run } = await prepared(byModel, 0);
      const within = withinModels(query, ids);
      const needed = within.offset + query.limit;
      const page = (list: string[], offset: number) => list.slice(offset, offset + query.limit);
      const expected = page(plain(all, { ...byModel, keyword: '' }), query.offset);
      expect(page(await run(allMatches({ ...within.ids, needed })), within.offset)).toEqual(expected);
      for (const partitions of partitionings(within.ids))
        if (partitions.length > 0)
          expect(page(await run(inPartitions({ ...within.ids, needed }, partitions)), within.offset)).toEqual(
            expected,
          );
    }));

  test('find the same devices by every query for a keyword', () =>
    check(async (query) => {
      const { ids, run, keyword } = await prepared(query, all.length);
      const lookup = lookUp(keyword, await sampleOf(opened.database, opened.database.sql, all.length));
      const expected = plain(all, query);
      expect(await run(matchesAmong(ids, keyword).ids)).toEqual(expected);
      expect(await run(matchesInOrder(ids, keyword, all.length).ids)).toEqual(expected);
      expect(await run(matchesByIndex(ids, keyword, lookup).ids)).toEqual(expected);
      // The facets are looked up in the index as well, as for a frequent keyword.
      expect(await run(matchesByIndex(ids, keyword, { ...lookup, found: 1_000 }).ids)).toEqual(expected);
    }));

  test('return a page as the requested part of the plain list', () =>
    check(async (query) => {
      const { scope, keyword, ...rest } = query;
      const devices = new ScopedDevices(opened.database, operators[scope]);
      const page = await devices.page({ ...rest, ...(keyword === '' ? {} : { keyword }) });
      const expected = plain(all, query);
      const to = query.offset + query.limit;
      expect(page.rows.map((row) => row.endpoint_id)).toEqual(expected.slice(query.offset, to));
      if (!page.totalIsLowerBound) expect(page.total).toBe(expected.length);
      else expect(page.total > to && page.total <= expected.length).toBe(true);
    }));

  test('return a page within a group as that part of the plain list, with its exact total', async () => {
    const members = all.filter((_, index) => index % 7 === 0);
    const rows = members.map(({ endpoint_id, op_id }) => ({
      endpoint_id,
      op_id,
      gid: 'g1',
      joined_at: new Date(),
    }));
    await opened.database.sql.insertInto('device_group_member').values(rows).execute();
    const among = amongOf({ gid: 'g1' }) ?? undefined;
    await check(async (query) => {
      const { scope, keyword, ...rest } = query;
      const devices = new ScopedDevices(opened.database, operators[scope]);
      const page = await devices.page({
        ...rest,
        ...(among && { among }),
        ...(keyword === '' ? {} : { keyword }),
      });
      const expected = plain(members, query);
      const to = query.offset + query.limit;
      expect(page.rows.map((row) => row.endpoint_id)).toEqual(expected.slice(query.offset, to));
      expect([page.total, page.totalIsLowerBound]).toEqual([expected.length, false]);
    });
  });
});
