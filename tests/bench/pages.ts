import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchServer, startBench } from '../contract/bench-server.ts';
import { type Bench, type BenchContext, type Figure, median, p95 } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { fillApps, fillDevices, fillHistory } from './support/devices.ts';
import { fillPages } from './support/pages.ts';

interface Call {
  what: string;
  url: string;
  body?: object;
  /** Maximum multiple of the small installation's time. */
  ratio: number;
  /** Maximum milliseconds (p95) at a million devices, if the ratio alone is not meaningful. */
  atMost?: number;
  mostBytes?: number;
}

const listed = (what: string, body: object): Call => ({
  what: `device list: ${what}`,
  url: '/api/v1/devices/action/getDevicePageList',
  body: { page: 1, limit: 15, ...body },
  ratio: 1.5,
});
const twoYears = 'startDate=2024-11-27&endDate=2026-11-26';
const statistics = (what: string, path: string): Call => ({
  what: `statistics: ${what}`,
  url: `/api/v1/stat/${path}`,
  ratio: 1.5,
  atMost: 300,
});
const home = (path: string): Call => ({
  what: `home: ${path}`,
  url: `/api/v1/stats/dashboards/${path}`,
  ratio: 1.5,
});
const mapOf = (what: string, area: string): Call => ({
  what: `map: ${what}`,
  url: `/api/v1/devices/map?${area}`,
  ratio: 2,
  mostBytes: 30_000,
});

const calls: Call[] = [
  ...['devices', 'users', 'models', 'citys/devices', 'ops', 'platforms', 'firmwares', 'aps'].map(home),
  ...['devices/dailys?days=7', 'traffics', 'failures', 'deployed-periods'].map(home),
  statistics('operators, two years by day', `op?${twoYears}`),
  statistics('sub operators, two years by day', `opDevice?${twoYears}`),
  statistics('sub operators, two years by month', `opDevice?${twoYears}&dateType=MONTH`),
  statistics('platforms, two years by week', `platform?${twoYears}&dateType=WEEK`),
  ...['summary', 'retention', 'op', 'model', 'firmware', 'platform', 'class'].map((type) =>
    statistics(`devices by ${type}`, `device?type=${type}&${twoYears}&dateType=MONTH`),
  ),
  statistics('devices by model, a month', 'device?type=model&startDate=2026-10-27&endDate=2026-11-26'),
  statistics('actions, two years by day', `action?${twoYears}`),
  statistics('firmware, two years by week', `fw?${twoYears}&dateType=WEEK`),
  statistics('apps, two years by day', `appStat?${twoYears}`),
  statistics('apps, two years by month', `appStat?${twoYears}&dateType=MONTH`),
  statistics('versions of an app, two years by day', `appStat?appName=app.android7&${twoYears}`),
  statistics('devices by app', `appStat/deviceCount?${twoYears}`),
  statistics('users, two years by month', `user?${twoYears}&dateType=MONTH`),
  {
    what: 'resources, 90 days, each model',
    url: '/api/v1/stats/resources/dailys',
    ratio: 1.5,
    atMost: 300,
    body: { startDate: '2026-08-29', endDate: '2026-11-26', perModel: true },
  },
  listed('first page', {}),
  listed('deployed, by name', { activeType: 'active', orders: [{ sortBy: 'deviceName' }] }),
  listed('offline, last seen first', {
    activeType: 'active',
    filters: { online: false },
    orders: [{ sortBy: 'accessTime', sortDesc: true }],
  }),
  listed('inventory of a model, by customer', {
    activeType: 'inven',
    filters: { modelName: ['KSTB2020'] },
    orders: [{ sortBy: 'customerId' }],
  }),
  { what: 'counts above the list', url: '/api/v1/devices/activate-counts', ratio: 1.5 },
  { what: 'inventory', url: '/api/v1/invdevices/page', body: { limit: 15 }, ratio: 1.5 },
  { what: 'unregistered', url: '/api/v1/devices/unregistered/page', body: { limit: 15 }, ratio: 1.5 },
  {
    what: 'outside the service area',
    url: '/api/v1/devices/outsidesa/page',
    body: { limit: 15 },
    ratio: 1.5,
  },
  {
    what: 'outside the service area, by name',
    url: '/api/v1/devices/outsidesa/page',
    ratio: 1.5,
    body: { limit: 15, orders: [{ sortBy: 'deviceName' }], filters: { online: false } },
  },
  { what: 'provinces outside the service area', url: '/api/v1/commons/outsidesa-provinces', ratio: 1.5 },
  { what: 'groups', url: '/api/v1/groups?limit=15', ratio: 1.5 },
  {
    what: 'group of an operator',
    url: '/api/v1/groups/devices/page',
    body: { gid: 'group0', limit: 15 },
    ratio: 1.5,
  },
  { what: 'models of a group', url: '/api/v1/groups/group0/models', ratio: 1.5 },
  { what: 'small group', url: '/api/v1/groups/devices/page', body: { gid: 'group1', limit: 15 }, ratio: 1.5 },
  { what: 'location groups', url: '/api/v1/groups/locations?limit=15&type=city', ratio: 1.5 },
  mapOf('country', 'west=124&south=33&east=132&north=39&zoom=6'),
  mapOf('city', 'west=126.8&south=37.4&east=127.2&north=37.7&zoom=11'),
  mapOf('streets', 'west=126.99&south=37.49&east=127.01&north=37.51&zoom=15'),
  { what: 'action log', url: '/api/v1/stats/logs/actions/page', body: { page: 1 }, ratio: 1.5 },
  {
    what: 'action log of one person',
    url: '/api/v1/stats/logs/actions/page',
    ratio: 1.5,
    body: { page: 1, account: 'Person 7', action: ['Reboot'] },
  },
  { what: 'alarms', url: '/api/v1/stats/resources/alarms?limit=15', ratio: 1.5 },
  {
    what: 'open alarms of cpu',
    url: '/api/v1/stats/resources/alarms?limit=15&state=open&metric=cpu',
    ratio: 1.5,
  },
];

/** Pages of an operator with a million devices, over HTTP, against the same with ten thousand. */
export const pages: Bench = {
  name: 'pages',
  run: (context) => measure(context),
};

interface Measured {
  count: number;
  server: BenchServer;
  headers: { authorization: string };
  taken: Map<string, { times: number[]; bytes: number }>;
}

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const sizes: Measured[] = [];
  for (const count of [10_000, quick ? 100_000 : 1_000_000]) sizes.push(await installation(count, say));
  const rounds = quick ? 5 : 20;
  for (let round = 0; round <= rounds; round++) {
    for (const size of sizes) await expireKeptAnswers(size);
    for (const call of calls)
      for (const size of sizes) {
        const { ms, bytes } = await ask(size, call);
        // The first call of each kind reads pages into memory and is not measured.
        if (round === 0) size.taken.set(call.what, { times: [], bytes });
        else size.taken.get(call.what)?.times.push(ms);
      }
  }
  for (const { server } of sizes) await server.close();
  return calls.flatMap((call) => figuresOf(call, sizes));
}

async function installation(count: number, say: (line: string) => void): Promise<Measured> {
  const began = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
  const opened = await openBenchDatabase();
  const server = await startBench({ on: { ...opened, dataDir } });
  await fillDevices(server.database, count, 'system');
  await fillHistory(server.database);
  await fillApps(server.database);
  await fillPages(server.database, count);
  say(`${count} devices filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const headers = await server.login('system.admin@waymark.example');
  return { count, server, headers, taken: new Map() };
}

/** Expires cached answers, which are kept for 300 seconds. */
async function expireKeptAnswers(size: Measured): Promise<void> {
  size.server.clock.now = new Date(size.server.clock.now.getTime() + 301_000);
  size.headers = await size.server.login('system.admin@waymark.example');
}

async function ask({ server, headers }: Measured, { what, url, body }: Call) {
  const began = performance.now();
  const answer = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers,
    ...(body ? { payload: body } : {}),
  });
  const ms = performance.now() - began;
  if (answer.statusCode !== 200)
    throw new Error(`${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return { ms, bytes: answer.rawPayload.length };
}

function figuresOf(call: Call, sizes: Measured[]): Figure[] {
  const [small, large] = sizes.map((size) => size.taken.get(call.what));
  const before = median(small?.times ?? []);
  const count = (sizes.at(-1)?.count ?? 0).toLocaleString('en');
  // Below a few milliseconds the ratio measures the timer.
  const time: Figure = {
    what: `${call.what}, ${count} devices, p50`,
    value: median(large?.times ?? []),
    unit: 'ms',
    baseline: { what: 'ms, p50 at 10,000', value: before },
    target: { atMost: Math.max(10, call.ratio * before) },
  };
  const worst: Figure = {
    what: `${call.what}, ${count} devices, p95`,
    value: p95(large?.times ?? []),
    unit: 'ms',
    target: { atMost: call.atMost ?? 0 },
  };
  const size: Figure = {
    what: `${call.what}, ${count} devices`,
    value: (large?.bytes ?? 0) / 1000,
    unit: 'kB',
    target: { atMost: (call.mostBytes ?? 0) / 1000 },
  };
  return [time, ...(call.atMost ? [worst] : []), ...(call.mostBytes ? [size] : [])];
}
