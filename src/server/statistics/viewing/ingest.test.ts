import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ViewingIngest } from './ingest.ts';

/** 30 November 2026, 12:00 UTC. */
const now = Date.UTC(2026, 10, 30, 12);
const endpointId = 'os::00AABB-1';
let opened: TestDatabase;
let ingest: ViewingIngest;
beforeAll(async () => {
  opened = await freshDatabase();
  ingest = new ViewingIngest({ database: opened.database, now: () => new Date(now) });
  await sql`insert into operator (op_id, op_path, op_type, company_name) values ('a', '/a/', 'Operator', 'A')`.execute(
    opened.database.sql,
  );
  await sql`insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, created_at, search)
    values (${endpointId}, 'd', 'a', 'Deployed', 'KSTB2020', 'STB', now(), '')`.execute(opened.database.sql);
});
afterAll(() => opened.remove());
beforeEach(() => sql`truncate viewing_box cascade`.execute(opened.database.sql));

/** Returns the arguments of a report of these numbers; each view starts at its number in minutes. */
const reportOf = (first: number, count: number, more: Record<string, string> = {}) => ({
  LogId: 'a',
  First: String(first),
  Count: String(count),
  SentAt: new Date(now).toISOString(),
  UpTime: '1000000',
  Data: JSON.stringify({
    services: [['svc-7', 7, 'tvN']],
    programmes: [],
    views: Array.from({ length: count }, (_, at) => [
      'linear',
      now / 1000 - 90_000 + (first + at) * 60,
      60,
      null,
      0,
      null,
    ]),
  }),
  ...more,
});
const take = (params: Record<string, string>, of = endpointId) => ingest.take({ endpointId: of, params });
const stored = async () => {
  const { rows } = await sql<{ pos: number; from: number; to: number }>`
    select pos, lower(r)::int as from, upper(r)::int as to from viewing_report, unnest(fresh) r order by 2`.execute(
    opened.database.sql,
  );
  return rows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
};
const seen = async () => {
  const { rows } = await sql<{ seen: string }>`select seen::text from viewing_source`.execute(
    opened.database.sql,
  );
  return rows.map((row) => row.seen);
};
const rejected = async () => {
  const { rows } = await sql<{ number: number; reason: string }>`
    select number, reason from viewing_rejected order by number`.execute(opened.database.sql);
  return rows;
};

test('each segment is stored once, in whatever order, batches and repetitions it comes', async () => {
  const batch = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 15 }));
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (batches) => {
      await sql`truncate viewing_box cascade`.execute(opened.database.sql);
      for (const [first, count] of batches) await take(reportOf(first, count));
      const numbers = new Set(
        batches.flatMap(([first, count]) => Array.from({ length: count }, (_, at) => first + at)),
      );
      expect(await stored()).toEqual([...numbers].toSorted((a, b) => a - b));
    }),
    { numRuns: 25 },
  );
});

test('the same report at once is stored once, and a lost one stays a gap', async () => {
  await Promise.all([take(reportOf(1, 10)), take(reportOf(1, 10)), take(reportOf(5, 10))]);
  expect(await stored()).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  await take(reportOf(20, 5));
  expect(await seen()).toEqual(['{[1,15),[20,25)}']);
});

describe('a report', () => {
  test('of a box that is no device is dropped', async () => {
    await take(reportOf(1, 3), 'os::00AABB-unknown');
    expect(await stored()).toEqual([]);
  });

  test('that cannot be read is dropped and acknowledged', async () => {
    await take(reportOf(1, 3, { Data: '{' }));
    expect(await stored()).toEqual([]);
  });

  test('of another sequence counts from 1 again', async () => {
    await take(reportOf(1, 3));
    await take(reportOf(1, 3, { LogId: 'b' }));
    expect((await stored()).toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('lists segments that do not count with their reason, once', async () => {
    const views = [
      ['linear', now / 1000 + 4_000, 60, null, 0, null],
      ['linear', null, 60, null, 0, null],
      ['radio', now / 1000 - 60, 60, null, 0, null],
      ['linear', now / 1000 - 60, 60, null, 0, null],
    ];
    const Data = JSON.stringify({ services: [['svc-7', 7, 'tvN']], programmes: [], views });
    for (const _ of [1, 2]) await take(reportOf(1, 4, { Data }));
    expect(await rejected()).toEqual([
      { number: 1, reason: 'future' },
      { number: 2, reason: 'noClock' },
      { number: 3, reason: 'unreadable' },
    ]);
    expect(await stored()).toEqual([1, 2, 3, 4]);
  });
});
