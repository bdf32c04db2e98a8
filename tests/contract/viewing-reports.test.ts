import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from '#domain/viewing/report.ts';
import { timedViews, withoutOverlaps } from '#domain/viewing/times.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { deviceSeed } from '#simulator/random.ts';
import { dayOf, viewsOfDay } from '#simulator/viewing/habits.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';

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
    viewingDays: days,
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
