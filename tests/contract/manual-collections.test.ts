import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateAfter } from '#domain/viewing/slots.ts';
import { ViewingIngest } from '#server/statistics/viewing/ingest.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice, pair } from './samples.ts';

/** Manual collections of television statistics (CL-325, CL-326). */
let bench: BenchServer;
let admin: { authorization: string };
const today = () => bench.clock.now.toISOString().slice(0, 10);
const daysAgo = (days: number) => dateAfter(today(), -days);

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  await report();
}, 120_000);
afterAll(() => bench.close());

/** Has three boxes report an hour of each of the last eight days. */
async function report(): Promise<void> {
  const ingest = new ViewingIngest({ database: bench.database, now: () => bench.clock.now });
  const noon = Date.parse(`${daysAgo(8)}T12:00:00Z`) / 1000;
  for (const [at, endpointId] of [ownDevice, pair[1] ?? '', foreignDevice].entries())
    await ingest.take({
      endpointId,
      params: {
        LogId: 'a',
        First: '1',
        Count: '8',
        SentAt: bench.clock.now.toISOString(),
        UpTime: '1',
        Data: JSON.stringify({
          services: [
            ['svc-7', 7, 'Seven'],
            ['svc-8', 8, 'Eight'],
          ],
          programmes: [['News', 'news_S1_E2']],
          views: Array.from({ length: 8 }, (_, day) => [
            'linear',
            noon + day * 86_400,
            3_600 - at,
            null,
            day % 2,
            0,
          ]),
        }),
      },
    });
}

const post = async (path: string, payload: object, headers = admin) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: `/api/v1/stats/linears/manual-collections${path}`,
      headers,
      payload,
    })
  ).json();
const status = async (payload: object = {}) => (await post('/status', payload)).data;
const week = () => ({ startDate: daysAgo(7), endDate: daysAgo(1) });
const ended = () =>
  eventually(async () => {
    const data = await status();
    expect(data.status).not.toBe('Running');
    return data;
  });
const segments = async () =>
  (
    await sql<{ date: string; op_id: string; body: Buffer }>`
      select date::text, op_id, province, kind, body from viewing_segment order by 1, 2, 3, 4`.execute(
      bench.database.sql,
    )
  ).rows;

test('has no times before the first one', async () => {
  expect(await status()).toMatchObject({
    status: 'Complete',
    startTargetTime: null,
    endTargetTime: null,
    startedBy: null,
    differences: 0,
    days: [],
  });
});

test('of a healthy week finds no differences, day by day', async () => {
  const { code, data } = await post('', week());
  expect([code, data.status, data.days.length]).toEqual(['success', 'Running', 7]);
  const run = await ended();
  expect(run).toMatchObject({ status: 'Complete', ...week(), differences: 0, failure: null });
  expect(run.startedBy.name).toBe('Nora West');
  expect(Date.parse(run.endTargetTime) - Date.parse(run.startTargetTime)).toBe(7 * 86_400_000);
  expect(run.days.map(({ state, reports, differences }: never) => [state, reports, differences])).toEqual(
    Array.from({ length: 7 }, () => ['done', 2, 0]),
  );
  expect(await status({ startDate: daysAgo(60), endDate: daysAgo(50) })).toMatchObject({ startDate: null });
  expect(await status({ startDate: daysAgo(60), endDate: daysAgo(7) })).toMatchObject(week());
});

test('names damaged, missing and altered sums, mends them, and leaves those of others', async () => {
  const before = await segments();
  const db = bench.database.sql;
  const [one, two, three] = [6, 5, 4].map(daysAgo);
  const foreign = (
    await sql<{ op_id: string }>`select op_id from device
    where endpoint_id = ${foreignDevice}`.execute(db)
  ).rows[0]?.op_id;
  await sql`update viewing_segment set body = 'damaged' where date = ${one}::date`.execute(db);
  await sql`delete from viewing_segment where date = ${two}::date and op_id <> ${foreign}`.execute(db);
  await sql`update viewing_segment s set body = o.body from viewing_segment o
    where s.date = ${three}::date and o.date = ${daysAgo(3)}::date and (s.op_id, s.province, s.kind) = (o.op_id, o.province, o.kind)
      and s.op_id <> ${foreign}`.execute(db);
  expect((await post('', week())).code).toBe('success');
  const run = await ended();
  expect(run.days.map(({ differences }: { differences: number }) => differences > 0)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const [, damaged, missing, altered] = run.days;
  const services = ({
    listed,
  }: {
    listed: { of: string; name: string; before: object | null; after: object | null }[];
  }) => listed.filter(({ of }) => of === 'service');
  for (const day of [damaged, missing])
    expect(services(day).map((one) => [one.before, one.after !== null])).toEqual([[null, true]]);
  // The altered day had the channel of the day before it, and lacked its own.
  expect(services(altered).map((one) => [one.name, one.before === null, one.after === null])).toEqual([
    ['linear svc-7', true, false],
    ['linear svc-8', false, true],
  ]);
  const after = await segments();
  const mine = (rows: typeof after) => rows.filter(({ op_id }) => op_id !== foreign);
  expect(mine(after)).toEqual(mine(before));
  expect(after.filter(({ op_id, date }) => op_id === foreign && date === one)[0]?.body.toString()).toBe(
    'damaged',
  );
  await post('', week());
  expect(await ended()).toMatchObject({ differences: 0 });
});

describe('a start', () => {
  test.each([
    ['over seven days', 8, 1],
    ['reversed', 1, 3],
    ['in the future', 1, -1],
    ['older than the reports', 120, 119],
  ])('is refused if it is %s', async (_, from, to) => {
    const before = await status();
    const answer = await post('', { startDate: daysAgo(from), endDate: daysAgo(to) });
    expect(answer.code).toBe('custom');
    expect({ ...(await status()), asOf: '' }).toEqual({ ...before, asOf: '' });
  });

  test('is refused while another runs, with who started that one, and the run outlives the server', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const lock = bench.database.sql.transaction().execute(async (tx) => {
      await sql`lock table viewing_segment in access exclusive mode`.execute(tx);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const { startDate, endDate } = { startDate: daysAgo(2), endDate: daysAgo(1) };
    let stopping: Promise<void> | undefined;
    try {
      expect((await post('', { startDate, endDate })).data.status).toBe('Running');
      const second = await post('', week());
      expect(second).toMatchObject({ code: 'custom', data: { status: 'Running', startDate, endDate } });
      expect(second.message).toContain('Nora West');
      expect((await status({ startDate: daysAgo(60), endDate: daysAgo(50) })).status).toBe('Running');
      // The other organisation's runs are its own.
      const other = await bench.login('admin@brightline.example');
      expect((await post('/status', {}, other)).data).toMatchObject({ status: 'Complete', startDate: null });
      stopping = bench.stop();
    } finally {
      held.resolve();
    }
    const { place } = bench;
    await Promise.all([lock, stopping]);
    bench = await startBench({ on: place });
    admin = await bench.login('admin@northwind.example');
    expect(await ended()).toMatchObject({ status: 'Complete', startDate, endDate, differences: 0 });
  });

  test('requires the permission', async () => {
    const support = await bench.login('support@northwind.example');
    expect(await post('', week(), support)).toMatchObject({ code: 'roleerr' });
    expect(await post('/status', {}, support)).toMatchObject({ code: 'roleerr' });
  });
});
