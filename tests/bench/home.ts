import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outageQueries } from '#server/people/notifications/queries/outages.ts';
import { type BenchServer, startBench } from '../contract/bench-server.ts';
import { type Bench, type BenchContext, type Figure, median, p95, timesOf } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { fillApps, fillDevices, fillHistory } from './support/devices.ts';
import { fillOutages } from './support/outages.ts';
import { fillPages } from './support/pages.ts';

interface Call {
  url: string;
  body?: object;
}

const dashboards = [
  'devices',
  'users',
  'models',
  'citys/devices',
  'ops',
  'platforms',
  'firmwares',
  'updates',
  'aps',
  'devices/dailys',
  'traffics',
  'failures',
  'deployed-periods',
];
const alarms = '/api/v1/stats/resources/alarms';

/** All calls of an administrator's opened Home (features/statistics/dashboard/queries.ts). */
const calls: Call[] = [
  ...dashboards.map((path) => ({ url: `/api/v1/stats/dashboards/${path}` })),
  {
    url: '/api/v1/stats/dashboards/deployed-periods-dailys',
    body: { dateType: 'DAY', startDate: '2026-10-28', endDate: '2026-11-26' },
  },
  { url: `${alarms}/open` },
  { url: `${alarms}/summary` },
  { url: '/api/v1/firmwares/page', body: { approval: 'Not Approved', limit: 1 } },
  { url: '/api/v1/firmwares/profiles/page', body: { states: ['awaitingApproval'], limit: 1 } },
  { url: '/api/v1/firmwares/profiles/page', body: { states: ['paused'], limit: 1 } },
  { url: '/api/v1/devices/refused?state=refused&reason=unregistered&limit=1' },
  { url: '/api/v1/rooms?sortBy=roomName&sortDesc=false&limit=100' },
  { url: '/api/v1/op/providers' },
  { url: '/api/v1/system/health' },
];

/** Maximum multiple of the time with ten thousand devices. */
const ratio = 1.5;

/**
 * Home of an operator with a million devices, over HTTP, against the same with ten thousand: every call of the page, with
 * open alarms and with outages that last, and with no answer kept from an earlier visit.
 */
export const home: Bench = {
  name: 'home',
  run: (context) => measure(context),
};

interface Measured {
  count: number;
  /** Milliseconds in which the devices of the outages are counted, which happens every 20 seconds. */
  counts: number[];
  server: BenchServer;
  headers: { authorization: string };
  /** Milliseconds of each call, by its address. */
  taken: Map<string, number[]>;
  visits: number[];
}

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const sizes: Measured[] = [];
  for (const count of [10_000, quick ? 100_000 : 1_000_000]) sizes.push(await installation(count, say));
  const rounds = quick ? 10 : 20;
  for (let round = 0; round <= rounds; round++)
    for (const size of sizes) {
      await expireKeptAnswers(size);
      // The first visit reads pages into memory and is not measured.
      await visit(size, round > 0);
      size.counts.push(...(await timesOf(1, () => countOutages(size))));
    }
  for (const { server } of sizes) await server.close();
  return figuresOf(sizes, say);
}

async function installation(count: number, say: (line: string) => void): Promise<Measured> {
  const began = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-home-'));
  const opened = await openBenchDatabase();
  const server = await startBench({ on: { ...opened, dataDir } });
  await fillDevices(server.database, count, 'system');
  await fillHistory(server.database);
  await fillApps(server.database);
  await fillPages(server.database, count);
  await fillOutages(server.database);
  say(`${count} devices filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const headers = await server.login('system.admin@waymark.example');
  return { count, server, headers, taken: new Map(), visits: [], counts: [] };
}

/** Expires answers, which are kept for 300 seconds. */
async function expireKeptAnswers(size: Measured): Promise<void> {
  size.server.clock.now = new Date(size.server.clock.now.getTime() + 301_000);
  size.headers = await size.server.login('system.admin@waymark.example');
}

async function countOutages({ server: { database } }: Measured): Promise<void> {
  const queries = outageQueries(database);
  const counts: { outageId: string; offline: number; total: number }[] = [];
  for (const { outageId, opPath, outage } of await queries.open()) {
    const offline = await queries.offline(opPath, outage);
    const [total = 0] = (await queries.totals(opPath, [outage.cause])).values();
    counts.push({ outageId, offline, total });
  }
  await queries.counted(counts, new Date().toISOString());
}

async function visit({ server, headers, taken, visits }: Measured, isMeasured: boolean): Promise<void> {
  let whole = 0;
  for (const call of calls) {
    const began = performance.now();
    const answer = await server.app.inject({
      method: call.body ? 'POST' : 'GET',
      url: call.url,
      headers,
      ...(call.body && { payload: call.body }),
    });
    const ms = performance.now() - began;
    if (answer.statusCode !== 200)
      throw new Error(`${call.url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    whole += ms;
    if (isMeasured) taken.set(nameOf(call), [...(taken.get(nameOf(call)) ?? []), ms]);
  }
  if (isMeasured) visits.push(whole);
}

const nameOf = ({ url, body }: Call): string => (body ? `${url} ${JSON.stringify(body)}` : url);

function figuresOf(sizes: readonly Measured[], say: (line: string) => void): Figure[] {
  const [small, large] = sizes;
  if (!small || !large) return [];
  for (const call of calls) {
    const of = ({ taken }: Measured) => median(taken.get(nameOf(call)) ?? []);
    say(`${of(small).toFixed(1)} → ${of(large).toFixed(1)} ms ${nameOf(call)}`);
  }
  const before = median(small.visits);
  const what = `all calls of Home, one after another, ${large.count.toLocaleString('en')} devices`;
  return [
    {
      what: `${what}, p50`,
      value: median(large.visits),
      unit: 'ms',
      baseline: { what: 'ms, p50 at 10,000', value: before },
      target: { atMost: ratio * before },
    },
    {
      what: `${what}, p95`,
      value: p95(large.visits),
      unit: 'ms',
      baseline: { what: 'ms, p95 at 10,000', value: p95(small.visits) },
    },
    {
      what: `count of three outages, every 20 s, ${large.count.toLocaleString('en')} devices, p50`,
      value: median(large.counts),
      unit: 'ms',
      target: { atMost: 1_000 },
    },
  ];
}
