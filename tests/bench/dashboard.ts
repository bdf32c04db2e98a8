import { ageBounds } from '#domain/statistics/ages.ts';
import { daysAfter, daysFromTo } from '#domain/statistics/calendar.ts';
import type { Database } from '#server/core/database/database.ts';
import { OpenOutages } from '#server/core/read-models/open-outages.ts';
import { DashboardCounts } from '#server/statistics/dashboard/queries/counts.ts';
import { CountHistory } from '#server/statistics/dashboard/queries/history.ts';
import { PlaceCounts } from '#server/statistics/dashboard/queries/places.ts';
import { type Bench, type BenchContext, type Figure, median, p95, timesOf } from './harness.ts';
import { openFilledDatabase } from './support/database.ts';
import { fillDevices, fillHistory } from './support/devices.ts';

const today = '2026-11-26';
const opPath = '/root/';

/** Runs all counts of one opened dashboard, for the whole installation, with two years of daily counts. */
async function counted(database: Database): Promise<void> {
  const counts = new DashboardCounts(database, opPath);
  const history = new CountHistory(database, opPath);
  const days = daysFromTo(daysAfter(today, -7), daysAfter(today, -1));
  await counts.devices();
  await new OpenOutages(database, opPath).list();
  await counts.models();
  await counts.platforms();
  await counts.firmwares();
  await counts.ages(ageBounds(today));
  await counts.activations(daysAfter(today, -29), today);
  await new PlaceCounts(database, opPath).cities(1_000);
  await history.firstDay();
  await history.ofDays(days);
}

/** The counters of the dashboard on two sizes of installation, in turns. */
export const dashboard: Bench = {
  name: 'dashboard',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const sizes = quick ? [10_000, 100_000] : [10_000, 1_000_000];
  const tables = [];
  for (const count of sizes) {
    const opened = await openFilledDatabase(async (database) => {
      await fillDevices(database, count);
      await fillHistory(database);
    });
    say(`${count} devices`);
    tables.push({ ...opened, count, times: [] as number[] });
  }
  for (const { database } of tables) await counted(database);
  for (let round = 0; round < 40; round++)
    for (const { database, times } of tables) times.push(...(await timesOf(1, () => counted(database))));
  for (const table of tables) await table.remove();
  const [small, large] = tables;
  const before = median(small?.times ?? []);
  return tables.map(({ count, times }): Figure => {
    const what = `all counts of the dashboard of ${count.toLocaleString('en')} devices, p50`;
    const value = median(times);
    say(`${count}: p95 ${p95(times).toFixed(1)} ms`);
    return {
      what,
      value,
      unit: 'ms',
      baseline: { what: `ms, p50 at ${sizes[0]?.toLocaleString('en')}`, value: before },
      ...(count === large?.count ? { target: { atMost: Math.min(300, 1.5 * before) } } : {}),
    };
  });
}
