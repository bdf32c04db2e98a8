import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceFact } from '#machines/device/events.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { deviceFollowers } from '#server/compose/device-followers.ts';
import type { Database } from '#server/core/database/database.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { reclassify } from '#server/devices/model-tables/queries/reclassify.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { ScopedDevices } from '../queries/devices.ts';
import type { ListedDevice } from '../queries/list/page.ts';
import { presentDevice } from '../queries/list/present.ts';
import { didOf } from './fold.ts';
import { DeviceProjection } from './read-model.ts';

let database: Database;
let remove: () => Promise<void>;
let log: SqlEventLog;
let runner: ProjectionRunner;

/** Events that the runner could not process. */
const faults: string[] = [];

const append = async (endpointId: string, facts: DeviceFact[]) => {
  const [appended] = await log.append([
    {
      streamId: `device:${endpointId}`,
      kind: 'device',
      machineVersion: '1',
      events: facts.map(({ type, data }) => ({
        type,
        data: data as unknown as JsonObject,
        actor: { kind: 'server', id: 'test', name: 'test' },
      })),
    },
  ]);
  await runner.reached(appended?.pos ?? 0);
};

const registration = (opId: string, more: Partial<DeviceRegistration> = {}): DeviceFact => ({
  type: 'device.registered',
  data: { opId, modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed', ...more },
});

beforeAll(async () => {
  ({ database, remove } = await freshDatabase());
  log = new SqlEventLog({ database });
  await log.open();
  await database.script(`
    insert into operator (op_id, parent_id, op_path, op_type, company_name) values
      ('system', null, '/system/', 'System', 'System'),
      ('a', 'system', '/system/a/', 'Operator', 'Alpha'),
      ('a1', 'a', '/system/a/a1/', 'School', 'Alpha school'),
      ('b', 'system', '/system/b/', 'Operator', 'Beta')`);
  runner = new ProjectionRunner(new DeviceProjection(deviceFollowers()), {
    database,
    log,
    onFault: (where) => void faults.push(where),
  });
  await runner.start();
  await append('os::A-1', [
    registration('a', { deviceName: 'Lobby', customerId: 'C-1', macAddr: '00:1A:2B:3C:4D:5E' }),
  ]);
  await append('os::A-2', [registration('a1', { deviceStatus: 'Inventory', modelName: 'KSTB2020' })]);
  await append('os::B-1', [registration('b', { deviceStatus: 'Requested' })]);
});

afterAll(async () => {
  expect(faults).toEqual([]);
  await runner.stop();
  await remove();
});

const query = { filter: {}, sortBy: 'endpointId', sortDesc: false, limit: 15, offset: 0 } as const;
const ids = async (scope: string, more: object = {}) => {
  const page = await new ScopedDevices(database, scope).page({ ...query, ...more });
  return page.rows.map((row) => row.endpoint_id);
};

describe('scope', () => {
  test('shows an operator its own subtree and nothing else', async () => {
    expect(await ids('/system/')).toEqual(['os::A-1', 'os::A-2', 'os::B-1']);
    expect(await ids('/system/a/')).toEqual(['os::A-1', 'os::A-2']);
    expect(await ids('/system/a/a1/')).toEqual(['os::A-2']);
    expect(await ids('/system/b/')).toEqual(['os::B-1']);
  });

  test('hides a foreign device in every query', async () => {
    const devices = new ScopedDevices(database, '/system/a/');
    expect(await devices.find('os::B-1')).toBeNull();
    expect(await devices.findByDid(didOf('os::B-1'))).toBeNull();
    expect(await devices.findMany(['os::B-1'])).toEqual([]);
    expect(await ids('/system/a/', { opId: 'b' })).toEqual([]);
    expect(await devices.badgeCounts()).toEqual({
      activeCount: 1,
      invenCount: 1,
      requestCount: 0,
      unregisteredCount: 0,
      allCount: 2,
      operatorCount: 2,
    });
  });
});

describe('list', () => {
  test('filters by each facet', async () => {
    expect(await ids('/system/', { filter: { activeType: 'inven' } })).toEqual(['os::A-2']);
    expect(await ids('/system/', { filter: { activeFlag: 'Deactivated' } })).toEqual(['os::A-2', 'os::B-1']);
    expect(await ids('/system/', { filter: { modelName: ['KSTB2020'] } })).toEqual(['os::A-2']);
    expect(await ids('/system/', { filter: { online: true } })).toEqual([]);
  });

  test.each([
    'lobby',
    '001a2b3c4d5e',
    '1A:2B',
    'c-1',
    'LOB',
    '00-1a-2b-3c-4d-5e',
    '001a.2b3c.4d5e',
    '2b 3c',
    ' \u200bLobby\u00a0',
  ])('finds by keyword %s', async (keyword) => {
    expect(await ids('/system/', { keyword })).toEqual(['os::A-1']);
  });

  test.each(['%', '_', '\\', "'", '%%%', 'no such thing'])('takes %s literally', async (keyword) => {
    expect(await ids('/system/', { keyword })).toEqual([]);
  });

  test('pages in a total order without repeating or skipping', async () => {
    for (const sortBy of [
      'createTime',
      'accessTime',
      'deviceName',
      'modelName',
      'customerId',
      'endpointId',
    ]) {
      for (const sortDesc of [true, false]) {
        const seen = [];
        for (let offset = 0; offset < 4; offset++)
          seen.push(...(await ids('/system/', { sortBy, sortDesc, limit: 1, offset })));
        expect(seen.toSorted()).toEqual(['os::A-1', 'os::A-2', 'os::B-1']);
      }
    }
  });
});

describe('reports of a device', () => {
  test('move presence, lock and their counts', async () => {
    await append('os::A-1', [
      { type: 'device.connected', data: { address: '10.0.0.7', subscribedTo: 'websocket' } },
      {
        type: 'device.valuesObserved',
        data: {
          source: 'get',
          values: {
            'Device.DeviceInfo.ModelName': 'EAP2244',
            'Device.DeviceInfo.UpTime': '60',
            'Device.DeviceInfo.SoftwareVersion': '1.2.3',
            'Device.X_WAYMARK_Lock.Enable': 'true',
          },
        },
      },
    ]);
    const devices = new ScopedDevices(database, '/system/a/');
    expect(await devices.find('os::A-1')).toMatchObject({
      online: true,
      location_ip: '10.0.0.7',
      model_name: 'EAP2244',
      prod_class: 'EXTENDER',
      firmware_version: '1.2.3',
      ui_lock: true,
      up_time: 60,
    });
    expect(await ids('/system/', { filter: { online: true, uiLockEnable: true } })).toEqual(['os::A-1']);
    expect(await ids('/system/', { filter: { modelName: ['AR2140'] } })).toEqual(['os::B-1']);
    await append('os::A-1', [{ type: 'device.disconnected', data: { reason: 'closed' } }]);
    expect(await ids('/system/', { filter: { online: true } })).toEqual([]);
  });

  test('are cut or left out if no list field can hold them, and later ones are shown', async () => {
    const observed = (values: Record<string, string>) =>
      append('os::A-1', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    // The letters are random, because compressible text would fit into an index.
    const long = Array.from({ length: 400 }, () => randomUUID()).join('');
    const model = `${'x'.repeat(255)}💡${long}`;
    await observed({ 'Device.DeviceInfo.ModelName': model, 'Device.DeviceInfo.UpTime': '9'.repeat(30) });
    const find = () => new ScopedDevices(database, '/system/a/').find('os::A-1');
    const shown = await find();
    expect(shown?.model_name).toBe(`${'x'.repeat(255)}\ufffd`);
    expect(shown?.up_time).toBeNull();
    expect(faults).toEqual([]);
    await observed({ [`Device.${long}`]: 'a path that no index holds' });
    expect(faults.splice(0)).toEqual([expect.stringContaining('left out')]);
    await observed({
      'Device.DeviceInfo.ModelName': 'EAP2244',
      'Device.DeviceInfo.UpTime': '60',
      'Device.DeviceInfo.SoftwareVersion': '1.2.3',
    });
    expect(await find()).toMatchObject({ model_name: 'EAP2244', up_time: 60 });
  });

  test('give a consistent last reboot and uptime, whichever was reported last', async () => {
    const device = await new ScopedDevices(database, '/system/').find('os::A-1');
    if (!device?.up_time_at) throw new Error('its up time was read');
    const readAt = device.up_time_at.getTime();
    const shown = (change: Partial<ListedDevice>, secondsLater: number) => {
      const { upTime, lastReboot } = presentDevice(
        { ...device, ...change },
        new Date(readAt + secondsLater * 1000),
      );
      return { upTime, started: (Date.parse(lastReboot ?? '') - readAt) / 1000 };
    };
    // The cases: read an hour ago from an offline device, read from a running one, and restarted since.
    expect(shown({ online: false, rebooted_at: null }, 3600)).toEqual({ upTime: 60, started: -60 });
    expect(shown({ online: true, rebooted_at: new Date(readAt - 55_000) }, 5)).toEqual({
      upTime: 65,
      started: -60,
    });
    expect(shown({ online: true, rebooted_at: new Date(readAt + 10_000) }, 30)).toEqual({
      upTime: 20,
      started: 10,
    });
  });

  test('keep the last value of each path', async () => {
    const devices = new ScopedDevices(database, '/system/');
    const device = await devices.find('os::A-1');
    if (!device) throw new Error('no device');
    const values = await devices.values(device, ['Device.DeviceInfo.'], 10);
    expect(values.map(({ path, value }) => [path, value])).toEqual([
      ['Device.DeviceInfo.ModelName', 'EAP2244'],
      ['Device.DeviceInfo.SoftwareVersion', '1.2.3'],
      ['Device.DeviceInfo.UpTime', '60'],
    ]);
  });

  test('lead to the same counts as counting the devices', async () => {
    const { rows } = await database.sql
      .selectFrom('device_count')
      .selectAll()
      .where('n', '>', 0)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(3);
  });
});

test('of agent faults are listed, the latest hundred of each device, newest first', async () => {
  const noticed = (times: number): DeviceFact => ({
    type: 'device.agentNoticed',
    data: { notice: 'undecodable', detail: `message ${times}`, times },
  });
  await append('os::A-2', [noticed(1)]);
  for (let first = 1; first <= 103; first += 1) await append('os::A-1', [noticed(first)]);
  const devices = new ScopedDevices(database, '/system/a/');
  const [one, two] = [await devices.find('os::A-1'), await devices.find('os::A-2')];
  if (!one || !two) throw new Error('both are in scope');
  const { rows, total } = await devices.notices(one, 2, 1);
  expect(total).toBe(100);
  expect(rows).toMatchObject([
    { notice: 'undecodable', detail: 'message 102', times: 102, noticed_at: expect.any(Date) },
    { times: 101 },
  ]);
  expect((await devices.notices(one, 5, 98)).rows.map(({ times }) => times)).toEqual([5, 4]);
  expect((await devices.notices(two, 5, 0)).total).toBe(1);
});

test('give the same rows and counts in a rebuild, even after a model changed its class', async () => {
  const dump = async () => ({
    devices: await database.sql.selectFrom('device').selectAll().orderBy('endpoint_id').execute(),
    counts: await database.sql
      .selectFrom('device_count')
      .selectAll()
      .where('n', '>', 0)
      .orderBy('model_name')
      .orderBy('op_id')
      .execute(),
    apps: await database.sql
      .selectFrom('device_app_count')
      .selectAll()
      .where('n', '>', 0)
      .orderBy('op_id')
      .orderBy('platform')
      .execute(),
  });
  await append('os::C-2', [
    registration('a', { modelName: 'AR2140' }),
    {
      type: 'device.valuesObserved',
      data: {
        source: 'get',
        values: {
          'Device.SoftwareModules.DeploymentUnit.1.UUID': 'u-1',
          'Device.SoftwareModules.DeploymentUnit.1.Name': 'adblock',
          'Device.SoftwareModules.DeploymentUnitNumberOfEntries': '1',
        },
      },
    },
  ]);
  const unchanged = await dump();
  expect(unchanged.apps[0]).toMatchObject({ app_name: 'adblock', platform: 'quantum', n: 1 });
  await database.sql.transaction().execute(async (trx) => {
    const to = { product_class: 'STB' } as const;
    await trx.updateTable('device_model').set(to).where('model_name', '=', 'AR2140').execute();
    await reclassify(trx, 'AR2140', 'STB');
  });
  const before = await dump();
  expect(before).not.toEqual(unchanged);
  expect(before.apps[0]).toMatchObject({ app_name: 'adblock', platform: 'android', n: 1 });
  await runner.stop();
  await database.script("update projection_checkpoint set version = 0 where name = 'devices'");
  runner = new ProjectionRunner(new DeviceProjection(deviceFollowers()), {
    database,
    log,
    onFault: () => {},
  });
  await runner.start();
  expect(await dump()).toEqual(before);
});

describe('search', () => {
  test.each(['198.51.100.7', '192.168.7.1', '2001:db8::7', 'Café', 'cafe\u0301', 'Hafenstraße 1'])(
    'finds by an address or a composed name: %s',
    async (keyword) => {
      await append('os::C-1', [
        registration('a', { deviceName: 'Cafe\u0301 Nord', address: 'Hafenstraße 1' }),
        {
          type: 'device.valuesObserved',
          data: {
            source: 'get',
            values: {
              'Device.IP.Interface.2.IPv4Address.1.IPAddress': '198.51.100.7',
              'Device.IP.Interface.3.IPv4Address.1.IPAddress': '192.168.7.1',
              'Device.IP.Interface.2.IPv6Address.1.IPAddress': '2001:db8::7',
              'Device.DNS.Client.Server.1.DNSServer': '203.0.113.1',
            },
          },
        },
      ]);
      expect(await ids('/system/', { keyword })).toEqual(['os::C-1']);
      expect(await ids('/system/b/', { keyword })).toEqual([]);
      expect(await ids('/system/', { keyword: '203.0.113.1' })).toEqual([]);
    },
  );
});

test('sorts names naturally: by their numbers, whatever the case', async () => {
  const names = ['AP 10', 'ap 2', 'Äpfel', 'Zimmer', '거실', 'AP 1'];
  for (const [at, deviceName] of names.entries())
    await append(`os::N-${at}`, [registration('b', { deviceName })]);
  const page = await new ScopedDevices(database, '/system/b/').page({
    ...query,
    sortBy: 'deviceName',
  });
  const shown = page.rows.flatMap(({ device_name: name }) => name ?? []);
  expect(shown).toEqual(['AP 1', 'ap 2', 'AP 10', 'Äpfel', 'Zimmer', '거실']);
});
