import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { arrivals } from '#server/devices/registration/queries/arrival.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** From the stock to a customer and back, and the handling of devices without an import (TN-182..TN-194). */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};

beforeAll(async () => {
  bench = await startBench();
  for (const user of ['admin@northwind.example', 'viewer@northwind.example', 'system.admin@waymark.example'])
    headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

type Person = 'admin@northwind.example' | 'viewer@northwind.example' | 'system.admin@waymark.example';
const northwind = 'admin@northwind.example';
const root = 'system.admin@waymark.example';

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  as: Person = northwind,
) {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: headers[as] ?? {},
    ...(payload && { payload }),
  });
  return answer.json();
}
const post = (url: string, payload: object, as?: Person) => call('POST', url, payload, as);
const read = async (endpointId: string, as?: Person) =>
  (await post('/devices/action/getDevice', { endpointId }, as)).data?.device;
const counts = async () => (await call('GET', '/devices/activate-counts')).data;

/** Devices in stock of an operator below, in stock of Northwind's school, and requested by Northwind. */
const [inStock, other, requested] = [9, 20, 24].map((index) => demoDevice(index).endpointId) as [
  string,
  string,
  string,
];

describe('from the stock to a customer', () => {
  test('given a requested device, when it is activated with customer and site, then it is deployed (TN-187, CL-047, CL-026)', async () => {
    const before = await counts();
    const activation = {
      customerId: 'C-77',
      address: ' 1 Long Street ',
      zipCode: '8001',
      lat: -33.92,
      lng: 18.42,
      city: 'Cape Town',
    };
    const { did } = await read(requested);
    expect(await post('/devices/action/activate', { did, ...activation })).toMatchObject({ code: 'success' });
    expect(await read(requested)).toMatchObject({
      deviceStatus: 'Deployed',
      activeFlag: 'Activated',
      customerId: 'C-77',
      address: '1 Long Street',
      zipCode: '8001',
      markers: { lat: -33.92, lng: 18.42 },
      city: 'Cape Town',
    });
    expect(await counts()).toMatchObject({
      activeCount: before.activeCount + 1,
      requestCount: before.requestCount - 1,
    });
  });

  test('requires both coordinates of a marker, and refuses to activate a device in use again (RU-038)', async () => {
    const form = { endpointId: requested, customerId: 'C-78', address: '2 Long Street' };
    expect((await post('/devices/actions/activate', { ...form, lat: 1 })).message).toContain('lng');
    expect(await post('/devices/actions/activate', form)).toMatchObject({
      code: 'custom',
      message: 'Only a device in stock or a requested one can be activated. This one is in use.',
    });
  });

  test("given a device in use, when its customer changes, then the call's address must be the device (CL-036)", async () => {
    const url = `/devices/${encodeURIComponent(requested)}`;
    expect(await call('PUT', url, { endpointId: other, customerId: 'C-1' })).toMatchObject({
      code: 'nodata',
    });
    expect(await call('PUT', url, { customerId: 'C-79', retailer: 'Corner Store' })).toMatchObject({
      code: 'success',
    });
    expect(await read(requested)).toMatchObject({ customerId: 'C-79', retailer: 'Corner Store' });
  });

  test('given a device in use, when it is retrieved, then its customer and site are removed, and the rest is reported (TN-190, CL-048)', async () => {
    const answer = await post('/devices/actions/deactivate', {
      endpointIds: [requested, inStock, 'os::0-NONE'],
    });
    expect(answer.data).toEqual({
      done: 1,
      refused: [
        { endpointId: inStock, message: 'Only a device in use can be retrieved. This one is in stock.' },
        { endpointId: 'os::0-NONE', message: 'No such device.' },
      ],
    });
    const korean = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/actions/deactivate',
      headers: { ...headers[northwind], 'accept-language': 'ko' },
      payload: { endpointIds: [inStock] },
    });
    expect(korean.json()).toMatchObject({
      code: 'custom',
      message: '사용 중인 단말만 회수할 수 있습니다. 이 단말의 상태: 재고.',
    });
    expect(await read(requested)).toMatchObject({
      deviceStatus: 'Inventory',
      customerId: null,
      retailer: null,
      address: null,
      markers: null,
    });
  });

  test('given a device in stock, when an installer requests it and the operator rejects, then it is in stock again (TN-186, TN-189, CL-049)', async () => {
    expect((await post('/devices/actions/request-activation', { endpointId: requested })).data.done).toBe(1);
    expect(await read(requested)).toMatchObject({
      deviceStatus: 'Requested',
      activeReqTime: expect.any(String),
    });
    expect((await post('/devices/action/reject', { endpointId: requested })).data.done).toBe(1);
    expect(await read(requested)).toMatchObject({ deviceStatus: 'Inventory' });
  });

  test('given a device in stock, when it is allocated and released, then it returns to the organisation above (TN-184, CL-160)', async () => {
    await post('/op/action/allocate', { endpointIds: [requested], opid: 'northwind-south' });
    expect(await read(requested)).toMatchObject({ opId: 'northwind-south' });
    expect((await post('/op/action/release', { endpointId: requested })).data.done).toBe(1);
    expect(await read(requested)).toMatchObject({ opId: 'northwind' });
    expect(await post('/op/action/release', { endpointId: requested })).toMatchObject({
      code: 'custom',
      message: 'The organisation above is not yours to return devices to.',
    });
  });

  test('refuses changes by a role without the permission', async () => {
    const answer = await post('/devices/actions/reject', { endpointId: inStock }, 'viewer@northwind.example');
    expect(answer).toMatchObject({ code: 'roleerr' });
  });

  test("given devices in stock, then the list of the caller's organisation differs from that with all below (A-093, CL-166, CL-168)", async () => {
    const own = await call('GET', '/invdevices?limit=100');
    expect(own.data.map(({ endpointId }: { endpointId: string }) => endpointId)).toContain(requested);
    expect(new Set(own.data.map(({ opId }: { opId: string }) => opId))).toEqual(new Set(['northwind']));
    expect(own.pagination.totalRecords).toBe(own.data.length);
    const [{ modelName }] = own.data;
    const asked = await call(
      'GET',
      `/invdevices?limit=100&modelName=${modelName}&sortBy=endpointId&sortDesc=true`,
    );
    const names = own.data.filter((row: { modelName: string }) => row.modelName === modelName);
    expect(asked.data.map(({ endpointId }: { endpointId: string }) => endpointId)).toEqual(
      names
        .map(({ endpointId }: { endpointId: string }) => endpointId)
        .sort()
        .reverse(),
    );
    expect((await call('GET', '/invdevices?online=true')).data).toEqual(
      own.data.filter(({ online }: { online: boolean }) => online),
    );
    const all = await post('/invdevices/page', { limit: 100 });
    expect(all.pagination.totalRecords).toBe((await counts()).invenCount);
    const rows = await post('/invdevices/exports', { fields: ['endpointId', 'deviceStatus'] });
    expect(rows.data).toHaveLength(all.data.length);
  });

  test('given a device in stock, when it is removed, then it is in no list and its record stays (TN-191, CL-167)', async () => {
    await call('PATCH', '/devices/did', { endpointId: requested, deviceName: 'Spare' });
    const before = await counts();
    const url = `/invdevices?endpointId=${encodeURIComponent(requested)}`;
    expect((await call('DELETE', url)).data).toEqual({ done: 1, refused: [] });
    expect(await read(requested)).toBeUndefined();
    // Its name is free again.
    expect(
      (await call('PATCH', '/devices/did', { endpointId: demoDevice(0).endpointId, deviceName: 'Spare' }))
        .code,
    ).toBe('success');
    expect(await counts()).toMatchObject({
      allCount: before.allCount - 1,
      invenCount: before.invenCount - 1,
    });
    const events = await bench.log.readStream(`device:${requested}`, 0, 1_000);
    expect(events.at(-1)).toMatchObject({ type: 'device.removed', actor: { kind: 'account' } });
    // A deployed device stays.
    const deployed = demoDevice(0).endpointId;
    expect(await call('DELETE', `/invdevices?endpointId=${encodeURIComponent(deployed)}`)).toMatchObject({
      code: 'custom',
    });
  });
});

describe('devices without an import', () => {
  const strangers = ['os::0A57B0-STRANGER1', 'os::0A57B0-STRANGER2'] as const;
  const [first, second] = strangers;
  const found = async (endpointId: string, deviceSn?: string) => {
    const data = {
      opId: 'system',
      modelName: 'Unknown',
      prodClass: 'APROUTER',
      ...(deviceSn && { deviceSn }),
    };
    const [appended] = await bench.log.append([
      {
        streamId: `device:${endpointId}`,
        kind: 'device',
        machineVersion: '1',
        events: [{ type: 'device.found', data, actor: serverActor('gateway') }],
      },
    ]);
    await bench.settled();
    return appended;
  };
  const listed = async (unlisted: 'no' | 'ignored' | 'blocked' = 'no', as: Person = root) => {
    const { data, pagination } = await post('/devices/unregistered/page', { unlisted, limit: 100 }, as);
    expect(pagination.totalRecords).toBe(data.length);
    return data.map(({ endpointId }: { endpointId: string }) => endpointId);
  };

  test('are listed only for the root, and in no other list (TN-192, CL-011, CL-057)', async () => {
    for (const endpointId of strangers) await found(endpointId);
    expect(await listed()).toEqual(expect.arrayContaining([...strangers]));
    expect(await listed('no', northwind)).toEqual([]);
    const { data } = await post('/devices/action/getDevicePageList', { keyword: 'STRANGER' }, root);
    expect(data).toEqual([]);
    expect((await call('GET', '/devices/unregistered?keyword=stranger2', undefined, root)).data).toHaveLength(
      1,
    );
    expect((await post('/devices/unregistered/exports', {}, root)).data).toHaveLength(2);
    const file = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/unregistered/exports/file',
      headers: headers[root] ?? {},
      payload: { as: 'csv', fields: ['endpointId', 'createTime'], keyword: 'stranger2' },
    });
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toMatch(/endpointId,createTime \(.+\)$/);
    expect(lines).toHaveLength(1);
  });

  test('are ignored, blocked and restored (A-107, CL-059)', async () => {
    const decide = (actionType: string) =>
      post('/devices/unregistered/update/action', { actionType, endpointId: first }, root);
    expect((await decide('ignore')).data.done).toBe(1);
    expect(await listed('ignored')).toEqual([first]);
    expect((await decide('block')).data.done).toBe(1);
    expect(await listed('blocked')).toEqual([first]);
    expect(await read(first, root)).toMatchObject({ deviceStatus: 'Unregistered', unlisted: 'blocked' });
    expect((await decide('restore')).data.done).toBe(1);
    expect(await decide('restore')).toMatchObject({ code: 'custom' });
    expect(await listed()).toContain(first);
  });

  test('are locked and unlocked with their own call, and no other device is (RU-035, TN-282)', async () => {
    const lock = (endpointId: string, as: Person) =>
      post('/devices/actions/multi/lock', { endpointIds: [endpointId], unRegDevice: true }, as);
    expect(await lock(inStock, northwind)).toMatchObject({ code: 'nodata' });
    expect(await lock(first, root)).toMatchObject({ code: 'success' });
  });

  test('are registered into the stock of an organisation, which then sees them (TN-193, CL-056)', async () => {
    const devices = [{ endpointId: first, opid: 'northwind', deviceName: 'Stranger' }];
    expect((await post('/devices/unregistered/update', { devices }, root)).data).toEqual({
      done: 1,
      refused: [],
    });
    expect(await read(first)).toMatchObject({
      opId: 'northwind',
      deviceStatus: 'Inventory',
      deviceName: 'Stranger',
    });
    const again = await post('/devices/unregistered/update', { devices }, root);
    expect(again).toMatchObject({
      code: 'custom',
      message: 'Only an unregistered device can be registered.',
    });
  });

  test('are removed until they connect again (TN-194, CL-060)', async () => {
    expect((await post('/devices/unregistered/remove/device', { endpointId: second }, root)).data.done).toBe(
      1,
    );
    expect(await listed()).toEqual([]);
    await found(second);
    expect(await listed()).toEqual([second]);
  });

  test('given the serial number of an imported device, when a user confirms it, then the found device replaces it', async () => {
    const [sheet, real] = ['os::0A57B0-SHEET', 'os::0A57B0-REAL'] as const;
    const asked = { actionType: 'registerAsImported', endpointId: real };
    const row = { endpointId: sheet, deviceSn: 'SN-TYPED-1', modelName: 'AR2140' };
    const wholeRow = { ...row, macAddr: '0A:57:B0:00:00:01', deviceName: 'Lobby' };
    expect(await post('/devices/action/create', { devices: [wholeRow] })).toMatchObject({
      data: { errors: [] },
    });
    await found(real, 'sn typed 1');
    const stranger = async () =>
      (await post('/devices/unregistered/page', { keyword: 'REAL' }, root)).data[0];
    expect(await stranger()).toMatchObject({ sameNumberAs: null });
    expect(await post('/devices/unregistered/update/action', asked, root)).toMatchObject({
      message: 'No imported device has its serial number or MAC address.',
    });
    await post('/devices/unregistered/remove/device', { endpointId: real }, root);
    await found(real, 'SN-TYPED-1');
    expect(await stranger()).toMatchObject({
      sameNumberAs: { endpointId: sheet, number: 'serial', opid: 'northwind', connectedOnce: false },
    });
    expect(await read(real)).toBeUndefined();
    expect(await post('/devices/unregistered/update/action', asked)).toMatchObject({ code: 'nodata' });
    expect(await post('/devices/unregistered/update/action', asked, root)).toMatchObject({
      data: { done: 1 },
    });
    expect(await read(real)).toMatchObject({
      opId: 'northwind',
      deviceStatus: 'Inventory',
      deviceName: 'Lobby',
      deviceSn: 'SN-TYPED-1',
    });
    expect(await read(sheet)).toBeUndefined();
    const { rows } = await sql`select endpoint_id from device_number where value = 'SN-TYPED-1'`.execute(
      bench.database.sql,
    );
    expect(rows).toEqual([{ endpoint_id: real }]);
  });

  test('given an imported device that has connected by itself, then both stay', async () => {
    const twin = 'os::0A57B0-TWIN';
    const imported = demoDevice(0).endpointId;
    await bench.tell(imported, [
      { type: 'device.connected', data: { address: '192.0.2.9', subscribedTo: 'websocket' } },
    ]);
    const { deviceSn } = await read(imported);
    await found(twin, deviceSn);
    const asked = { actionType: 'registerAsImported', endpointId: twin };
    expect(await post('/devices/unregistered/update/action', asked, root)).toMatchObject({
      message: 'The imported device has connected itself: two devices state one number.',
    });
  });
});

test('offers models, provinces and cities (CL-363, CL-365, CL-367..CL-369, CL-374)', async () => {
  const models = (await call('GET', '/commons/models')).data;
  expect(models).toContainEqual(expect.objectContaining({ modelName: 'AR2140', prodClass: 'APROUTER' }));
  expect((await call('GET', '/models/combos')).data.length).toBeLessThanOrEqual(models.length);
  const [{ cityName }] = (await call('GET', '/commons/citys/device-exists')).data;
  expect(
    (await post('/devices/action/getDevicePageList', { keyword: cityName })).data.length,
  ).toBeGreaterThan(0);
  expect((await call('GET', '/commons/provinces')).code).toBe('success');
});

describe('the service area', () => {
  const outside = async (body: object = {}) =>
    (await post('/devices/outsidesa/page', { limit: 100, ...body })).data;

  test('given a place outside the area, then the device is listed with both places (A-076, CL-055, CL-366)', async () => {
    // The demo's devices on Jeju are outside.
    const before = await outside();
    await post('/devices/actions/activate', {
      endpointId: inStock,
      customerId: 'C-9',
      address: '1 Ilchul-ro',
      province: 'Jeju East',
      lat: 33.46,
      lng: 126.94,
    });
    const rows = await outside();
    expect(rows).toHaveLength(before.length + 1);
    const row = rows.find(({ endpointId }: { endpointId: string }) => endpointId === inStock);
    expect(row).toMatchObject({ province: 'Jeju East', byAddress: null });
    expect((await call('GET', '/commons/outsidesa-provinces')).data).toContainEqual({
      provinceId: 'Jeju East',
      provinceName: 'Jeju East',
    });
    expect(await outside({ province: 'Jeju East' })).toHaveLength(1);
  });

  test('has the body, the filters and the rows of the device list (A-092)', async () => {
    const [first] = await outside({ orders: [{ sortBy: 'deviceName' }] });
    const { endpointId, companyName } = first;
    const [listed] = (await post('/devices/action/getDevicePageList', { keyword: endpointId })).data;
    expect(first).toEqual({ ...listed, byAddress: first.byAddress });
    const { gid } = (await post('/groups', { groupName: 'Islands', opId: first.opId })).data;
    expect(await outside({ filters: { gid } })).toEqual([]);
    await post('/groups/actions/associate', { gid, endpointId });
    expect(await outside({ filters: { gid } })).toMatchObject([
      { endpointId, companyName, groupName: 'Islands' },
    ]);
    const ids = (rows: { opId: string }[]) => [...new Set(rows.map(({ opId }) => opId))];
    expect(ids(await outside()).length).toBeGreaterThan(1);
    expect(ids(await outside({ filters: { opId: 'hillside-school' } }))).toEqual(['hillside-school']);
  });

  test('given a separate area, then it replaces the default for the organisation and those below', async () => {
    expect((await call('GET', '/devices/outsidesa/area', undefined, root)).data).toMatchObject({
      setBy: null,
      own: false,
    });
    const ring = [
      [126, 33],
      [127, 33],
      [127, 34],
      [126, 34],
    ];
    expect(await call('PUT', '/devices/outsidesa/area', { ring })).toMatchObject({ code: 'success' });
    expect((await call('GET', '/devices/outsidesa/area')).data).toEqual({
      ring,
      setBy: 'Northwind Telecom',
      own: true,
      checking: false,
    });
    const cities = (await outside()).map(({ city }: { city: string }) => city);
    expect(cities).toContain('Seoul');
    expect(cities).not.toContain('Jeju');
  });

  test("keeps the target of activations for the caller's organisation (CL-051)", async () => {
    expect(await counts()).toMatchObject({ activateCount: null });
    expect(await call('PUT', '/devices/activate-counts', { activateCount: 5_000 })).toMatchObject({
      code: 'success',
    });
    expect(await counts()).toMatchObject({ activateCount: 5_000 });
  });
});

test('requests activation on the first connection of an imported device, and on no later one (TN-186, TN-192)', async () => {
  const arrivalOf = arrivals(bench.database, () => null);
  const [deviceSn, endpointId] = ['ARRIVES-1', 'os::0A52A4-ARRIVES-1'];
  expect(await arrivalOf(endpointId)).toMatchObject({ type: 'device.found', data: { opId: 'system' } });
  const devices = [{ deviceSn, macAddr: '0A:52:A4:F1:00:01', modelName: 'AR2146' }];
  expect((await post('/devices/action/create', { devices })).data.errors).toEqual([]);
  await bench.settled();
  expect(await arrivalOf(endpointId)).toEqual({ type: 'device.activationRequested', data: { by: 'device' } });
  await post('/devices/actions/request-activation', { endpointId });
  expect(await arrivalOf(endpointId)).toBeNull();
  await post('/devices/actions/reject', { endpointId });
  expect(await arrivalOf(endpointId)).toBeNull();
  await call('DELETE', `/invdevices?endpointId=${encodeURIComponent(endpointId)}`);
  await bench.settled();
  expect(await arrivalOf(endpointId)).toMatchObject({ type: 'device.found' });
});

test('keeps a device whose name is taken, and moves the others (RU-083)', async () => {
  const twin = (deviceSn: string, index: number, more: object) => ({
    deviceSn,
    macAddr: `0A:52:A4:F2:00:0${index}`,
    modelName: 'AR2146',
    ...more,
  });
  const there = { deviceName: 'Twin', opid: 'northwind-south' };
  const devices = [
    twin('TWIN-1', 1, there),
    twin('TWIN-2', 2, { deviceName: 'Twin' }),
    twin('TWIN-3', 3, {}),
  ];
  expect((await post('/devices/action/create', { devices })).data.errors).toEqual([]);
  const endpointIds = ['os::0A52A4-TWIN-2', 'os::0A52A4-TWIN-3'];
  expect((await post('/op/action/allocate', { endpointIds, opid: 'northwind-south' })).data).toEqual({
    done: 1,
    refused: [{ endpointId: endpointIds[0], message: 'Another device there has this name.' }],
  });
  expect(await read(endpointIds[0] ?? '')).toMatchObject({ opId: 'northwind' });
});
