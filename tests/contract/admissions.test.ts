import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { portCheckAnswer, portCheckProtocol } from '#domain/port-check.ts';
import { eventually } from '#tests/support/eventually.ts';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
let root: { authorization: string };
let northwind: { authorization: string };
const sockets: WebSocket[] = [];
beforeAll(async () => {
  bench = await startBench({ devices: true, adoptPerHour: 0, speed: 20 });
  root = await bench.login('system.admin@waymark.example');
  northwind = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

/** Connects as an agent. Returns the HTTP status: 101 is a session. */
const connectAs = (endpointId: string, protocol = 'v1.usp'): Promise<number> =>
  new Promise((resolve) => {
    const url = `ws://127.0.0.1:${bench.uspPort}/usp?eid=${endpointId}`;
    const socket = new WebSocket(url, protocol);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
  });

const call = async (path: string, payload?: object, headers = root) =>
  (
    await bench.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1/devices/${path}`,
      headers,
      ...(payload && { payload }),
    })
  ).json();
const refused = async (endpointId: string, headers = root) =>
  (await call(`refused?keyword=${endpointId}`, undefined, headers)).data;
const admissionOf = async (endpointId: string) => (await call(`admissions?keyword=${endpointId}`)).data[0];
const unregistered = async () =>
  (await call('unregistered/page', { page: 1, limit: 100, unlisted: 'no' })).data.map(
    (device: { endpointId: string }) => device.endpointId,
  );

test('lists a refused device with its reason, only for those above it', async () => {
  const endpointId = 'os::00D09E-A1';
  expect(await connectAs(endpointId)).toBe(403);
  expect(await connectAs(endpointId)).toBe(403);
  await eventually(async () =>
    expect(await refused(endpointId)).toMatchObject([
      {
        endpointId,
        reason: 'unregistered',
        state: 'refused',
        isKnown: false,
        times: 2,
        address: '127.0.0.1',
      },
    ]),
  );
  expect(await refused(endpointId, northwind)).toEqual([]);
});

test('lists a connection that is not one of a USP agent', async () => {
  expect(await connectAs('', 'mqtt')).toBe(400);
  await eventually(async () =>
    expect((await call('refused?reason=protocol')).data).toMatchObject([
      { endpointId: '', detail: 'sub-protocol v1.usp required' },
    ]),
  );
});

test('admits one device, lists it as unregistered, and records who admitted it', async () => {
  const endpointId = 'os::00D09E-B1';
  expect(await connectAs(endpointId)).toBe(403);
  await eventually(async () => expect(await refused(endpointId)).toHaveLength(1));
  const { data } = await call('admissions/action/open', { endpointId });
  expect((await call('admissions/action/open', { endpointId })).data).toEqual(data);
  expect(await refused(endpointId)).toMatchObject([{ state: 'admissible' }]);
  expect(await connectAs('os::00D09E-B2')).toBe(403);
  expect(await connectAs(endpointId)).toBe(101);
  expect(await admissionOf(endpointId)).toMatchObject({
    state: 'full',
    admitted: 1,
    openedBy: expect.any(String),
  });
  await eventually(async () => {
    expect(await unregistered()).toContain(endpointId);
    expect(await refused(endpointId)).toMatchObject([{ state: 'connected' }]);
  });
  const { data: events } = await call(`admissions/${data.admissionId}/events`);
  expect(events.map(({ type }: { type: string }) => type)).toEqual(['admission.opened', 'device.admitted']);
});

test('admits as many devices of a network as an administrator allows, and no more', async () => {
  const { data } = await call('admissions/action/open', {
    network: '127.0.0.0/8',
    oui: '00d09e',
    most: 2,
    minutes: 60,
  });
  expect(await connectAs('os::0A57B0-C0')).toBe(403);
  const answers = await Promise.all([1, 2, 3, 4].map((device) => connectAs(`os::00D09E-C${device}`)));
  expect(answers.toSorted()).toEqual([101, 101, 403, 403]);
  const { data: after } = await call(`admissions/${data.admissionId}/state`);
  expect(after).toMatchObject({ state: 'full', terminal: true });
});

test('admits none after an administrator closed the admission, or its time is over', async () => {
  const window = { network: '127.0.0.1', most: 9, minutes: 1 };
  const { data } = await call('admissions/action/open', window);
  expect(await connectAs('os::00D09E-D1')).toBe(101);
  expect((await call(`admissions/${data.admissionId}/close`, {})).code).toBe('success');
  expect((await call(`admissions/${data.admissionId}/close`, {})).code).toBe('nodata');
  expect(await connectAs('os::00D09E-D2')).toBe(403);

  const { data: second } = await call('admissions/action/open', window);
  await bench.database.sql
    .updateTable('es_effect')
    .set({ due_at: new Date(0) })
    .where('stream_id', '=', `admission:${second.admissionId}`)
    .execute();
  await eventually(async () => expect((await call('admissions?state=expired')).data).toMatchObject([second]));
  expect(await connectAs('os::00D09E-D3')).toBe(403);
});

test('only administrators of the organisation above all others admit devices', async () => {
  const order = { network: '127.0.0.0/8', most: 2, minutes: 60 };
  expect((await call('admissions/action/open', order, northwind)).code).toBe('roleerr');
  const wide = await call('admissions/action/open', { ...order, network: '0.0.0.0/0' });
  expect(wide).toMatchObject({ code: 'custom' });
});

test('admits no blocked device', async () => {
  const endpointId = 'os::00D09E-E1';
  await call('admissions/action/open', { endpointId });
  expect(await connectAs(endpointId)).toBe(101);
  await eventually(async () => expect(await unregistered()).toContain(endpointId));
  await call('unregistered/update/action', { actionType: 'block', endpointIds: [endpointId] });
  await eventually(async () => expect(await connectAs(endpointId)).toBe(403));
  await eventually(async () => expect(await refused(endpointId)).toMatchObject([{ reason: 'blocked' }]));
});

test('tells a console that the device port can be reached, and opens no session', async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${bench.uspPort}/usp`, portCheckProtocol);
    socket.on('message', (data) => resolve(data.toString()));
    socket.on('error', reject);
  });
  expect(portCheckAnswer(said)).toEqual({ controllerId: waymarkControllerId, address: '127.0.0.1' });
  expect(portCheckAnswer('HTTP')).toBeNull();
  expect(portCheckAnswer('{"controllerId":7}')).toBeNull();
});
