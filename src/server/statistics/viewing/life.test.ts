import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstKept, firstOfBoxes, firstReported } from '#domain/viewing/kept.ts';
import { dateAfter } from '#domain/viewing/slots.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ViewingFold } from './fold.ts';
import { ViewingIngest } from './ingest.ts';
import { countBoxes, unpackSums } from './pack.ts';
import { eraseDue, forgetViewing, noteErasures } from './queries/life.ts';
import { optOut, ScopedOptOuts, withdrawOptOut } from './queries/opt-outs.ts';

const start = Date.UTC(2026, 10, 30, 12);
const dayMs = 86_400_000;
let now = start;
let opened: TestDatabase;
let ingest: ViewingIngest;
let fold: ViewingFold;
const db = () => opened.database.sql;
beforeAll(async () => {
  opened = await freshDatabase();
  const deps = { database: opened.database, now: () => new Date(now) };
  [ingest, fold] = [new ViewingIngest(deps), new ViewingFold(deps)];
  await sql`insert into operator (op_id, op_path, op_type, company_name) values
    ('a', '/a/', 'Operator', 'A'), ('b', '/a/b/', 'School', 'B'), ('c', '/c/', 'Operator', 'C')`.execute(
    db(),
  );
});
afterAll(() => opened.remove());
beforeEach(async () => {
  now = start;
  await sql`truncate viewing_box, viewing_day, viewing_refold, viewing_erasure, viewing_opt_out, device cascade`.execute(
    db(),
  );
  await sql`insert into device
      (endpoint_id, did, op_id, device_status, model_name, prod_class, province, created_at, search)
    select 'os::' || n, 'd' || n, 'a', 'Deployed', 'KSTB2020', 'STB', 'North', now(), '' from generate_series(1, 3) n`.execute(
    db(),
  );
});

const report = (first: number, starts: readonly number[], seconds = 600) => ({
  LogId: 'a',
  First: String(first),
  Count: String(starts.length),
  SentAt: new Date(now).toISOString(),
  UpTime: '1',
  Data: JSON.stringify({
    services: [['svc-1', 1, 'One']],
    programmes: [],
    views: starts.map((at) => ['linear', at / 1000, seconds, null, 0, null]),
  }),
});
const take = (box: number, first: number, ...starts: number[]) =>
  ingest.take({ endpointId: `os::${box}`, params: report(first, starts) });

/** Seconds and number of boxes by day and organisation. */
async function sums(): Promise<Record<string, [seconds: number, boxes: number]>> {
  const { rows } = await sql<{ date: string; op_id: string; body: Buffer }>`
    select date::text, op_id, body from viewing_segment where kind = 'services' order by 1, 2`.execute(db());
  return Object.fromEntries(
    rows.map(({ date, op_id, body }) => {
      const day = unpackSums(body);
      const total = [...day.sums.values()].reduce((sum, { seconds }) => sum + seconds, 0);
      const counted: [number, number] = [total, countBoxes([day.active])];
      return [`${date} ${op_id}`, counted];
    }),
  );
}
const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db());
  return rows[0]?.n ?? 0;
};
const forget = () =>
  forgetViewing(db(), {
    reports: firstReported(new Date(now)),
    boxDays: firstOfBoxes(new Date(now)),
    sums: firstKept(new Date(now)),
  });
const removeDevice = (box: number, at: number) =>
  db()
    .transaction()
    .execute((tx) => noteErasures(tx, [{ endpoint_id: `os::${box}`, before: new Date(at) }]));
const erase = () => eraseDue(opened.database, new Date(now));
const bytes = async () => (await sql`select * from viewing_segment order by 1, 2, 3`.execute(db())).rows;

describe('erasure', () => {
  test('leaves the sums that the others alone would have given, byte by byte', async () => {
    for (const box of [1, 3]) await take(box, 1, start - dayMs, start - 2 * dayMs);
    await fold.run();
    const without = await bytes();
    await take(2, 1, start - dayMs, start - 3 * dayMs, start + 4 * dayMs);
    await fold.run();
    expect(await bytes()).not.toEqual(without);
    expect([await countOf('viewing_box'), await countOf('viewing_rejected')]).toEqual([3, 1]);
    await removeDevice(2, now + 60_000);
    await erase();
    expect(await countOf('viewing_box')).toBe(3);
    now += 61_000;
    await erase();
    await fold.run();
    expect(await bytes()).toEqual(without);
    expect(await countOf('viewing_device_day')).toBe(4);
    expect([
      await countOf('viewing_box'),
      await countOf('viewing_source'),
      await countOf('viewing_rejected'),
      await countOf('viewing_erasure'),
      await countOf('viewing_refold'),
    ]).toEqual([2, 2, 0, 0, 0]);
  });

  test('keeps what a device reported after it was registered again, also when the log is read again', async () => {
    await take(1, 1, start - 2 * dayMs);
    now += 120_000;
    await take(1, 2, start - dayMs);
    await fold.run();
    await sql`insert into viewing_day (date, folded_at) values ('2026-05-01', now())`.execute(db());
    await sql`insert into viewing_device_day select '2026-05-01', 'a', 'North', box_no, 60, 1, 1, 0, 0
      from viewing_box`.execute(db());
    await removeDevice(1, start + 60_000);
    await erase();
    await fold.run();
    expect(await sums()).toEqual({ '2026-11-29 a': [600, 1] });
    expect(await countOf('viewing_device_day')).toBe(1);
    await removeDevice(1, start + 60_000);
    await erase();
    await fold.run();
    expect(await sums()).toEqual({ '2026-11-29 a': [600, 1] });
  });

  test('is not lost when it comes while a day is summed', async () => {
    await take(1, 1, start - dayMs);
    await take(2, 1, start - dayMs);
    await fold.run();
    await sql`insert into viewing_refold (date) values ('2026-11-29')`.execute(db());
    const running = fold.run();
    await removeDevice(1, now - 1);
    await removeDevice(2, now - 1);
    now += 61_000;
    await removeDevice(1, now - 1);
    await Promise.all([running, erase()]);
    await fold.run();
    expect((await sums())['2026-11-29 a']?.[1] ?? 0).toBe(await countOf('viewing_box'));
  });

  test('of a day older than its reports leaves the sum, whose box no longer has a name', async () => {
    await take(1, 1, start - dayMs);
    await fold.run();
    now += 100 * dayMs;
    await forget();
    await removeDevice(1, now - 1);
    await erase();
    await fold.run();
    expect([await sums(), await countOf('viewing_box')]).toEqual([{ '2026-11-29 a': [600, 1] }, 0]);
  });
});

describe('retention', () => {
  test('deletes reports with their last day, 92 days after it, and sums after three years', async () => {
    await take(1, 1, start - dayMs, start - 40 * dayMs);
    await take(2, 1, start - 40 * dayMs, start + 9 * dayMs);
    await take(3, 1, start + 9 * dayMs);
    await fold.run();
    const kept = [];
    for (const days of [0, 53, 91, 92, 93]) {
      now = start + days * dayMs;
      await forget();
      kept.push([days, await countOf('viewing_report'), await countOf('viewing_rejected')]);
    }
    // The third report has no day, as its only segment lies in the future.
    expect(kept).toEqual([
      [0, 3, 2],
      [53, 2, 2],
      [91, 2, 2],
      [92, 1, 2],
      [93, 0, 0],
    ]);
    expect(Object.keys(await sums())).toEqual(['2026-10-21 a', '2026-11-29 a']);
    now = start + 3 * 366 * dayMs;
    await forget();
    expect(await sums()).toEqual({});
  });

  test('keeps the sum of a day whose reports are gone when a late report touches the day after', async () => {
    await take(1, 1, start - dayMs);
    await take(2, 1, start - dayMs);
    await fold.run();
    now = start + 92 * dayMs;
    await forget();
    expect(await countOf('viewing_report')).toBe(0);
    // Nearly 90 days late: its day can be summed again, and the day before cannot.
    await take(3, 1, start + 2 * dayMs + 60_000);
    await sql`insert into viewing_refold (date) values ('2026-11-29')`.execute(db());
    await fold.run();
    expect(await sums()).toEqual({ '2026-11-29 a': [1_200, 2], '2026-12-02 a': [600, 1] });
    expect(await countOf('viewing_refold')).toBe(0);
  });

  test('keeps every report from which a day that can be summed again follows', async () => {
    const oldest = Date.parse(dateAfter(new Date(start).toISOString().slice(0, 10), -89)) + 12 * 3_600_000;
    await take(1, 1, oldest);
    await fold.run();
    const before = await sums();
    for (const days of [0, 1, 2, 3, 4, 10]) {
      now = start + days * dayMs;
      await forget();
      await sql`insert into viewing_refold (date) select date from viewing_day on conflict do nothing`.execute(
        db(),
      );
      await fold.run();
      expect(await sums()).toEqual(before);
    }
  });
});

describe('a move', () => {
  test('leaves the figures of before with the organisation of then', async () => {
    await take(1, 1, start - dayMs);
    await sql`update device set op_id = 'c', province = null where endpoint_id = 'os::1'`.execute(db());
    await take(1, 2, start - dayMs + 3_600_000);
    await fold.run();
    expect(await sums()).toEqual({ '2026-11-29 a': [600, 1], '2026-11-29 c': [600, 1] });
  });
});

describe('an opt-out', () => {
  const inTransaction = (work: Parameters<ReturnType<typeof inTx>['execute']>[0]) => inTx().execute(work);
  const inTx = () => db().transaction();
  const out = (box: number, opId = 'a') =>
    inTransaction((tx) => optOut(tx, { endpointId: `os::${box}`, opId, since: new Date(now) }));
  const left = (path: string, province?: string) =>
    new ScopedOptOuts(opened.database, path).boxes(province === undefined ? null : [province]);

  test('has reports acknowledged and not stored, until it is withdrawn', async () => {
    await out(1);
    await take(1, 1, start - dayMs);
    await take(2, 1, start - dayMs);
    await inTransaction((tx) => withdrawOptOut(tx, { endpointId: 'os::1', opId: 'a' }));
    await take(1, 2, start - 2 * dayMs);
    await fold.run();
    expect(await sums()).toEqual({ '2026-11-28 a': [600, 1], '2026-11-29 a': [600, 1] });
  });

  test('is of the organisation that recorded it', async () => {
    await out(1);
    await sql`update device set op_id = 'c' where endpoint_id = 'os::1'`.execute(db());
    await take(1, 1, start - dayMs);
    expect(await countOf('viewing_report')).toBe(1);
    expect(await new ScopedOptOuts(opened.database, '/c/').since('os::1')).toBeNull();
  });

  test('is counted within the scope, for deployed boxes only', async () => {
    await sql`update device set op_id = 'b', province = null where endpoint_id = 'os::2'`.execute(db());
    await sql`update device set device_status = 'Inventory' where endpoint_id = 'os::3'`.execute(db());
    await out(1);
    await out(2, 'b');
    await out(3);
    expect(await Promise.all([left('/a/'), left('/a/b/'), left('/c/')])).toEqual([2, 1, 0]);
    expect(await Promise.all([left('/a/', 'north'), left('/a/', ''), left('/a/', 'south')])).toEqual([
      1, 1, 0,
    ]);
    expect(await new ScopedOptOuts(opened.database, '/c/').since('os::1')).toBeNull();
  });
});
