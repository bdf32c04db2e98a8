import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport } from '#domain/viewing/report.ts';
import { timedViews, withoutOverlaps } from '#domain/viewing/times.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { deviceSeed } from '#simulator/random.ts';
import { dayOf, viewsOfDay } from '#simulator/viewing/habits.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** The viewing of a simulated set-top box reaches the server once, by USP. */
const seed = 1;
const days = 7;
let bench: BenchServer;
let fleet: Fleet;
beforeAll(async () => {
  bench = await startBench({ devices: true });
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    seed,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
    viewingSince: Math.floor(Date.now() / 1000) - days * 86_400,
    faults: () => ({ duplicateNotifications: true, clockSkewMs: -7_200_000 }),
  });
  await fleet.start();
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

const reports = () =>
  bench.place.database.sql.selectFrom('viewing_report').selectAll().orderBy('pos').execute();

test('a week before the first connect is stored as the household watched it, though reports come twice and the clock is wrong', async () => {
  const [box] = fleet.agents;
  if (!box) throw new Error('no box');
  const until = Math.floor(Date.now() / 1000) - 60;
  const since = box.host.viewingSince;
  const planned = Array.from({ length: days + 2 }, (_, index) => dayOf(since) - 1 + index)
    .flatMap((day) => viewsOfDay(deviceSeed(seed, 0), day))
    .filter(({ from, to }) => from > since && to < until);
  expect(planned.length).toBeGreaterThan(20);
  await eventually(async () => {
    const views = (await reports()).flatMap((row) => {
      const read = readReport({
        LogId: row.log_id,
        First: String(row.first),
        Count: String(JSON.parse(row.data).views.length),
        SentAt: row.sent_at?.toISOString() ?? '',
        UpTime: String(row.up_time),
        Data: row.data,
      });
      return read ? timedViews(read, Math.floor(row.received_at.getTime() / 1000)).views : [];
    });
    const { counted, rejected } = withoutOverlaps(views);
    expect(rejected).toEqual([]);
    const starts = counted.map((view) => [view.start, view.seconds, view.service.id]);
    const near = planned.filter(
      ({ from, to, service }) =>
        !starts.some(
          ([start, seconds, id]) =>
            // The server's clock does not move in this test.
            Math.abs(Number(start) - from) <= 60 && seconds === to - from && id === service.id,
        ),
    );
    expect(near).toEqual([]);
    expect(counted.length - planned.length).toBeLessThanOrEqual(3);
  });
});

test('is in no other table, so that no export of log, device or case contains it', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(bench.database.sql);
  const data = (await reports())[0]?.data ?? '{}';
  const [[programme = ''] = []]: string[][] = JSON.parse(data).programmes;
  expect(programme.length).toBeGreaterThan(3);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
      where strpos(t::text, ${programme}) > 0 or strpos(t::text, 'X_WAYMARK_Viewing.Report!') > 0`.execute(
      bench.database.sql,
    );
    if (rows[0]?.n) holding.push(name);
  }
  expect(holding).toEqual(['viewing_report']);
});

describe('an opt-out', () => {
  const path = '/api/v1/stats/linears/settops/opt-outs';
  const put = async (payload: object, user = 'admin@northwind.example') => {
    const headers = await bench.login(user);
    return (await bench.app.inject({ method: 'PUT', url: path, headers, payload })).json();
  };
  const read = async (endpointId: string) => {
    const headers = await bench.login('admin@northwind.example');
    return (await bench.app.inject({ url: path, query: { endpointId }, headers })).json();
  };

  test('is recorded for the device with its author, and withdrawn', async () => {
    expect((await read(ownDevice)).data).toEqual({ optedOut: false, since: null });
    const { data } = await put({ endpointId: ownDevice, optedOut: true });
    expect(data).toEqual({ optedOut: true, since: bench.clock.now.toISOString() });
    expect((await put({ endpointId: ownDevice, optedOut: true })).data).toEqual(data);
    expect(await read(ownDevice)).toMatchObject({ data });
    expect((await put({ endpointId: ownDevice, optedOut: false })).data.optedOut).toBe(false);
    await bench.settled();
    const { rows } = await sql<{ new_value: string }>`
      select a.new_value from audit_entry a join audit_target t using (pos)
      where a.operation = 'setViewingOptOut' and t.endpoint_id = ${ownDevice} order by a.pos`.execute(
      bench.database.sql,
    );
    expect(rows.map((row) => JSON.parse(row.new_value))).toEqual([
      { optedOut: true, erase: false },
      { optedOut: true, erase: false },
      { optedOut: false, erase: false },
    ]);
  });

  test('of a foreign device, or one that does not exist, is not found', async () => {
    for (const endpointId of [foreignDevice, 'os::00AABB-none']) {
      expect(await put({ endpointId, optedOut: true })).toMatchObject({ code: 'nodata' });
      expect(await read(endpointId)).toMatchObject({ code: 'nodata' });
    }
    expect(await put({ endpointId: ownDevice, optedOut: true }, 'auditor@northwind.example')).toMatchObject({
      code: 'roleerr',
    });
  });

  test('with erasure takes what was stored; so does the removal of a device', async () => {
    const erasures = async () =>
      (
        await sql<{ endpoint_id: string }>`select endpoint_id from viewing_erasure`.execute(
          bench.database.sql,
        )
      ).rows;
    await put({ endpointId: ownDevice, optedOut: true, erase: true });
    expect(await erasures()).toEqual([{ endpoint_id: ownDevice }]);
    const headers = await bench.login('admin@northwind.example');
    const devices = [{ deviceSn: 'VIEW-1', macAddr: '02:00:5E:41:00:01', modelName: 'KSTB2020' }];
    const made = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/action/create',
      headers,
      payload: { devices },
    });
    const { endpointId } = made.json().data.successes[0];
    await put({ endpointId, optedOut: true });
    await bench.app.inject({ method: 'DELETE', url: '/api/v1/invdevices', query: { endpointId }, headers });
    await bench.settled();
    expect(await erasures()).toContainEqual({ endpoint_id: endpointId });
    const left = await sql`select 1 from viewing_opt_out where endpoint_id = ${endpointId}`.execute(
      bench.database.sql,
    );
    expect(left.rows).toEqual([]);
  });
});
