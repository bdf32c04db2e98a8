import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** G07 (RT-024, CL-207..CL-211, A-091): rooms of schools. */
let bench: BenchServer;
let school: { authorization: string };
let other: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  school = await bench.login('school@hillside.example');
  other = await bench.login('admin@brightline.example');
}, 120_000);
afterAll(() => bench.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: object = school,
) => {
  const url = `/api/v1${path}`;
  return (
    await bench.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
  ).json();
};
const [first = '', second = ''] = Array.from({ length: fleetSize }, (_, index) => demoDevice(index))
  .filter(({ registration }) => registration.opId === 'hillside-school')
  .map(({ endpointId }) => endpointId);
const create = async (roomName: string) =>
  (await call('POST', '/rooms', { roomName, roomType: 'Classroom', opId: 'hillside-school' })).data
    .roomId as string;
const place = (roomId: string, ...endpointIds: string[]) =>
  call('POST', '/rooms/actions/place', { roomId, endpointIds });
const devicesOf = async (roomId: string): Promise<string[]> =>
  (await call('POST', '/rooms/action/getDevicePageList', { roomId })).data
    .map(({ endpointId }: { endpointId: string }) => endpointId)
    .toSorted();
const countOf = async (roomId: string) => (await call('GET', `/rooms/${roomId}`)).data.deviceCnt;

test('keeps a device in at most one room, and records each in its stream', async () => {
  const [twelve, library] = [await create('Room 12'), await create('Library')];
  expect(await place(twelve, first, second)).toMatchObject({ code: 'success', data: { changed: 2 } });
  expect(await devicesOf(twelve)).toEqual([first, second].toSorted());
  expect(await place(library, first)).toMatchObject({ data: { changed: 1 } });
  expect([await devicesOf(twelve), await devicesOf(library)]).toEqual([[second], [first]]);
  expect([await countOf(twelve), await countOf(library)]).toEqual([1, 1]);
  const { rows } = await sql`select endpoint_id from device_room group by 1 having count(*) > 1`.execute(
    bench.database.sql,
  );
  expect(rows).toEqual([]);
  const facts = (await bench.log.readStream(`device:${first}`, 0, 5_000)).filter(
    ({ type }) => type === 'device.placedInRoom',
  );
  expect(facts.map(({ data, actor }) => [data.roomName, actor.name])).toEqual([
    ['Room 12', 'Hanna Hill'],
    ['Library', 'Hanna Hill'],
  ]);
  expect(await call('GET', `/devices/groups?endpointId=${encodeURIComponent(first)}`)).toMatchObject({
    data: { room: { roomId: library, roomName: 'Library', roomType: 'Classroom' } },
  });
  expect(await call('DELETE', `/rooms/${library}`)).toMatchObject({
    code: 'conflict',
    data: { device_room: 1 },
  });
  expect(await call('POST', '/rooms/actions/leave', { endpointIds: [first] })).toMatchObject({
    data: { changed: 1 },
  });
  expect(await call('DELETE', `/rooms/${library}`)).toMatchObject({ code: 'success' });
  const listed = await call('POST', '/devices/action/getDevicePageList', { filters: { roomId: twelve } });
  expect([listed.data.length, listed.pagination.totalRecords]).toEqual([1, 1]);
});

test('limits a room to a school and its devices', async () => {
  const admin = await bench.login('admin@northwind.example');
  const body = { roomName: 'Hall', roomType: 'Hall', opId: 'northwind' };
  expect((await call('POST', '/rooms', body, admin)).code).toBe('custom');
  const roomId = await create('Staff room');
  expect(
    await call('POST', '/rooms/actions/place', { roomId, endpointIds: [ownDevice] }, admin),
  ).toMatchObject({
    code: 'grouperr01',
    data: { endpointIds: [ownDevice] },
  });
});

test('accepts a room as it was read, and keeps it in its school (CL-209)', async () => {
  const roomId = await create('Sent back');
  const { roomName, roomType, opId } = (await call('GET', `/rooms/${roomId}`)).data;
  expect(await call('PUT', `/rooms/${roomId}`, { roomName, roomType, opId })).toMatchObject({
    code: 'success',
    data: { opId: 'hillside-school' },
  });
  expect(await call('PUT', `/rooms/${roomId}`, { roomName, roomType, opId: 'northwind' })).toMatchObject({
    code: 'custom',
    message: 'body.opId cannot be changed',
  });
  for (const same of ['Sent back ', 'SENT\u00a0 back'])
    expect(await call('POST', '/rooms', { roomName: same, roomType, opId })).toMatchObject({
      code: 'nameconflict',
    });
});

test('does not find a room of another school', async () => {
  const roomId = await create('Room 13');
  expect(await place(roomId, ownDevice)).toMatchObject({
    code: 'nodata',
    data: { endpointIds: [ownDevice] },
  });
  for (const [method, path, body] of [
    ['GET', `/rooms/${roomId}`, undefined],
    ['POST', '/rooms/action/getDevicePageList', { roomId }],
    ['POST', '/rooms/actions/place', { roomId, endpointIds: [first] }],
    ['POST', '/groups/controls/reboot', { roomId }],
    ['DELETE', `/rooms/${roomId}`, undefined],
  ] as const)
    expect(await call(method, path, body, other), path).toMatchObject({ code: 'nodata' });
  expect((await call('GET', '/rooms', undefined, other)).data).toEqual([]);
  expect(await call('POST', '/rooms/actions/leave', { endpointIds: [second] }, other)).toMatchObject({
    code: 'nodata',
  });
});

test("finds a room's devices by a saved filter, which protects the room and cannot name a foreign one", async () => {
  const roomId = await create('Room 31');
  await place(roomId, first);
  const filter = { filterName: 'Devices of room 31', opId: 'hillside-school', roomId };
  const { data } = await call('POST', '/saved-filters', filter);
  expect(data).toMatchObject({ roomId, roomName: 'Room 31' });
  const preview = { commandType: 'Reboot', filterId: data.filterId };
  expect(await call('POST', '/groups/controls/preview', preview)).toMatchObject({ data: { total: 1 } });
  await call('POST', '/rooms/actions/leave', { endpointIds: [first], roomId });
  expect(await call('DELETE', `/rooms/${roomId}`)).toMatchObject({
    code: 'conflict',
    data: { saved_filter: 1 },
  });
  expect((await call('POST', '/saved-filters', { filterName: 'Foreign', roomId }, other)).code).toBe(
    'nodata',
  );
});

test('counts the devices of a room that are in use and offline', async () => {
  const roomId = await create('Science');
  const offline = async () => (await call('GET', `/rooms/${roomId}`)).data.offlineCnt;
  expect(await offline()).toBe(0);
  await place(roomId, first, second);
  expect(await offline()).toBe(2);
  await bench.tell(first, [
    { type: 'device.connected', data: { address: '192.0.2.9', subscribedTo: 'websocket' } },
  ]);
  expect(await offline()).toBe(1);
});

test('names the organisations that look after a school, the nearest first', async () => {
  const names = async (headers: object) =>
    (await call('GET', '/op/providers', undefined, headers)).data.map(
      ({ companyName }: { companyName: string }) => companyName,
    );
  expect(await names(school)).toEqual(['Riverside Education Office', 'Northwind South', 'Northwind Telecom']);
  expect(await names(other)).toEqual([]);
});
