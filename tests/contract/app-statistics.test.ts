import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceFact } from '#machines/device/events.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice, pair } from './samples.ts';

/** Applications of the statistics page (CL-301, CL-304): what devices reported, in scope, by day of the organisation. */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
const support = 'support@northwind.example';
const viewer = 'viewer@northwind.example';
const school = 'school@hillside.example';
const root = 'system.admin@waymark.example';
const [, secondDevice = ''] = pair;

beforeAll(async () => {
  bench = await startBench();
  for (const user of [support, viewer, school, root]) headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

const unit = 'Device.SoftwareModules.DeploymentUnit';
function apps(...units: [name: string, version: string][]): DeviceFact {
  const values = units.flatMap(([name, version], at): [string, string][] => [
    [`${unit}.${at + 1}.UUID`, `uuid of ${name}`],
    [`${unit}.${at + 1}.Name`, name],
    [`${unit}.${at + 1}.Version`, version],
    [`${unit}.${at + 1}.X_WAYMARK_App.Label`, `The ${name}`],
  ]);
  values.push([`${unit}NumberOfEntries`, String(units.length)]);
  return { type: 'device.valuesObserved', data: { source: 'get', values: Object.fromEntries(values) } };
}
async function report(endpointId: string, ...facts: DeviceFact[]): Promise<void> {
  await bench.tell(endpointId, facts);
  await bench.settled();
}
async function ask(path: string, as: string) {
  const answer = await bench.app.inject({ url: `/api/v1/stat/appStat${path}`, headers: headers[as] ?? {} });
  return answer.json().data;
}
interface AppNow {
  appName: string;
  deviceCount: number;
  versions: { version: string; deviceCount: number }[];
}
async function seen(as: string, query = ''): Promise<string[]> {
  const { apps: found }: { apps: AppNow[] } = await ask(`/deviceCount${query}`, as);
  return found.map(
    ({ appName, deviceCount, versions }) =>
      `${appName} ${deviceCount}: ${versions.map((one) => `${one.version} ${one.deviceCount}`).join(', ')}`,
  );
}

test('counts nothing before a device has reported its apps', async () => {
  expect(await ask('/deviceCount', root)).toMatchObject({ appCount: 0, apps: [], firstDay: null });
  expect((await ask('', root)).counts.series).toEqual([]);
});

test('counts devices by app and version, for each operator its own and those below it', async () => {
  await report(ownDevice, apps(['player', '1.2'], ['games', '4.0']));
  await report(secondDevice, apps(['player', '1.3']));
  await report(foreignDevice, apps(['player', '1.2'], ['news', '7']));
  expect(await seen(support)).toEqual(['player 2: 1.2 1, 1.3 1', 'games 1: 4.0 1']);
  expect(await seen(viewer)).toEqual(await seen(support));
  expect(await seen(root)).toEqual(['player 3: 1.2 2, 1.3 1', 'games 1: 4.0 1', 'news 1: 7 1']);
  expect(await seen(school)).toEqual([]);
  const { counts } = await ask('', root);
  expect(counts.series[0]).toMatchObject({ key: 'player', name: 'The player', values: [3] });
  expect((await ask('?appName=player', root)).counts.series).toMatchObject([
    { key: '1.2', values: [2] },
    { key: '1.3', values: [1] },
  ]);
  expect(await seen(root, '?appName=news&platform=all')).toEqual(['news 1: 7 1']);
  expect(await seen(root, '?status=inventory')).toEqual([]);
  const both = [...(await seen(root, '?platform=android')), ...(await seen(root, '?platform=quantum'))];
  expect(both.length).toBeGreaterThanOrEqual(3);
});

test('follows updates, removals and moved devices', async () => {
  await report(ownDevice, apps(['player', '1.3']));
  expect(await seen(support)).toEqual(['player 2: 1.3 2']);
  const { op_id } = await bench.database.sql
    .selectFrom('device')
    .select('op_id')
    .where('endpoint_id', '=', foreignDevice)
    .executeTakeFirstOrThrow();
  const device = await bench.database.sql
    .selectFrom('device')
    .select(['model_name', 'prod_class'])
    .where('endpoint_id', '=', secondDevice)
    .executeTakeFirstOrThrow();
  await report(secondDevice, {
    type: 'device.registered',
    data: {
      opId: op_id,
      modelName: device.model_name,
      deviceStatus: 'Deployed',
      prodClass: device.prod_class,
    },
  } as DeviceFact);
  expect(await seen(support)).toEqual(['player 1: 1.3 1']);
  expect(await seen(root)).toEqual(['player 3: 1.3 2, 1.2 1', 'news 1: 7 1']);
  await report(secondDevice, { type: 'device.retrieved', data: {} }, { type: 'device.removed', data: {} });
  expect(await seen(root)).toEqual(['player 2: 1.2 1, 1.3 1', 'news 1: 7 1']);
});

test('compares the first day of a period with its last, from the recorded days', async () => {
  const { day } = await bench.database.sql
    .selectFrom('counted_zone as z')
    .innerJoin('operator as o', 'o.time_zone', 'z.time_zone')
    .select('z.day')
    .where('o.op_id', '=', 'northwind')
    .executeTakeFirstOrThrow();
  const kept = { op_id: 'northwind', day, platform: 'android', device_status: 'Deployed' };
  await bench.database.sql
    .insertInto('device_app_day')
    .values([
      { ...kept, app_name: 'player', version: '1.2', n: 4 },
      { ...kept, app_name: 'games', version: '4.0', n: 1 },
    ])
    .execute();
  const { counts } = await ask('', support);
  expect(counts).toMatchObject({ firstDay: day, series: [{ key: 'player', values: [4, 1] }] });
  const { apps: found } = await ask(`/deviceCount?startDate=${day}`, support);
  expect(found).toMatchObject([{ appName: 'player', deviceCount: 1, deviceCountBefore: 4 }]);
  expect(await seen(support, `?startDate=${day}&endDate=${day}`)).toEqual([
    'player 4: 1.2 4',
    'games 1: 4.0 1',
  ]);
});
