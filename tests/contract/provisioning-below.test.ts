import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { png } from '#tests/support/media.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Two organisations that choose content for their boxes, one below the other, with a simulated box of each. */
let bench: BenchServer;
let admin: Record<string, string>;
let below: Record<string, string>;
let fleet: Fleet;
let upper: Agent;
let lower: Agent;
/** Number of set-top boxes in service of both organisations. */
let total = 0;
const version = 'Device.X_WAYMARK_LandingChannel.Version';
const channels: Record<string, string> = {};

const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers = admin) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject(
    payload ? { method, url, headers, payload } : { method, url, headers },
  );
  return answer.json();
};
const addChannel = async (opId: string, number: string) => {
  const fields = { name: `Channel ${number}`, logicalChannelNumber: number, opId };
  const sent = form(fields, { name: 'a.png', bytes: Buffer.from(png(106, 106)) });
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/cms/channels',
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  channels[number] = answer.json().data.id;
};
const order = (number: string) => ({ commandType: 'LandingChannel', channelId: channels[number] });
const choose = async (number: string) => {
  const { code, data } = await call('POST', '/cms/bulks', order(number));
  expect(code).toBe('success');
  return data.serviceTaskId as string;
};
const preview = async (number: string) => (await call('POST', '/cms/bulks/previews', order(number))).data;
const turn = async (to: 'stops' | 'starts', serviceTaskId: string) =>
  expect(
    await call('POST', `/cms/bulks/${to}`, { commandType: 'LandingChannel', serviceTaskId }),
  ).toMatchObject({ code: 'success' });
const settings = async (headers = admin) => {
  await bench.settled();
  const { data } = await call('GET', '/cms/bulks', undefined, headers);
  return { own: data.cmsBulkChannel, inherited: data.inherited.cmsBulkChannel };
};
const missing = async (serviceTaskId: string) =>
  (await call('GET', `/cms/boxes?kind=bulk&id=${serviceTaskId}&limit=100`)).data.flatMap(
    ({ endpointId, holds }: { endpointId: string; holds: string }) => (holds === 'has' ? [] : [endpointId]),
  );
/** The runner polls each second of the server's time. */
const speed = 5;
const severalPolls = () => new Promise((resolve) => setTimeout(resolve, 2_500 / speed));

beforeAll(async () => {
  bench = await startBench({ devices: true, speed });
  admin = await bench.login('admin@northwind.example');
  below = { ...admin, 'operator-scope': 'northwind-south' };
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 2,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
  });
  const [first, second] = fleet.agents;
  if (!first || !second) throw new Error('the fleet has no two boxes');
  [upper, lower] = [first, second];
  const filters = { prodClass: ['STB'], deviceStatus: ['Deployed'], opId: 'northwind' };
  total = (await call('POST', '/devices/action/getDevicePageList', { filters })).pagination.totalRecords;
  const { endpointId } = lower;
  // Only a device in stock can move to another organisation.
  for (const [path, body] of [
    ['/devices/actions/deactivate', { endpointIds: [endpointId] }],
    ['/op/action/allocate', { endpointId, opid: 'northwind-south' }],
    ['/devices/actions/activate', { endpointId, customerId: 'C-1', address: '1 Quay' }],
  ] as const)
    expect(await call('POST', path, body)).toMatchObject({ code: 'success' });
  for (const number of ['7', '8', '9']) await addChannel('northwind', number);
  for (const number of ['17', '18']) await addChannel('northwind-south', number);
  await fleet.start();
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

let above = '';
let own = '';

test('shows an organisation without a choice which item its boxes get, and from which organisation', async () => {
  expect((await settings(below)).inherited).toBeNull();
  above = await choose('7');
  await eventually(() => expect([upper.read(version), lower.read(version)]).toEqual(['7', '7']));
  const inherited = { organisation: 'Northwind Telecom', name: 'Channel 7', version: '7', sent: true };
  await eventually(async () =>
    expect(await settings(below)).toEqual({
      own: null,
      inherited: { ...inherited, boxes: 1, have: 1, lack: 0, unknown: 0 },
    }),
  );
  expect(await settings()).toMatchObject({
    own: { boxes: total, have: 2, lack: total - 2, elsewhere: 0 },
    inherited: null,
  });
}, 30_000);

test('does not count boxes with a choice of the organisation below as lacking the choice above', async () => {
  expect(await preview('17')).toMatchObject({ name: 'Channel 17', boxes: 1, have: 0, lack: 1, offline: 0 });
  own = await choose('17');
  await eventually(() => expect(lower.read(version)).toBe('17'));
  expect((await settings()).own).toMatchObject({
    boxes: total - 1,
    have: 1,
    lack: total - 2,
    elsewhere: 1,
  });
  expect(await preview('8')).toMatchObject({ boxes: total - 1, lack: total - 1, elsewhere: 1 });
  expect(await missing(above)).not.toContain(lower.endpointId);
  expect(await missing(above)).toHaveLength(total - 2);
  // A restart of the upper choice does not affect them either.
  above = await choose('8');
  await eventually(() => expect(upper.read(version)).toBe('8'));
  await severalPolls();
  expect(lower.read(version)).toBe('17');
}, 30_000);

test('announces the effect of stopping the choice below, and applies it', async () => {
  expect((await settings(below)).inherited).toMatchObject({ name: 'Channel 8', boxes: 1, have: 0, lack: 1 });
  await turn('stops', own);
  await eventually(() => expect(lower.read(version)).toBe('8'));
  expect(await settings(below)).toMatchObject({
    own: { taskUseFlag: false, channelName: 'Channel 17', boxes: 1 },
    inherited: { name: 'Channel 8', boxes: 1 },
  });
  expect((await settings()).own).toMatchObject({ boxes: total, elsewhere: 0 });
}, 30_000);

test('stores a change below while it is stopped: boxes keep the item from above until a start (A-216)', async () => {
  expect((await preview('18')).taskUseFlag).toBe(false);
  own = await choose('18');
  await severalPolls();
  expect(lower.read(version)).toBe('8');
  expect((await settings()).own).toMatchObject({ elsewhere: 0 });
  await turn('starts', own);
  await eventually(() => expect(lower.read(version)).toBe('18'));
}, 30_000);

test('leaves boxes unchanged after a stop without a choice above', async () => {
  await turn('stops', above);
  expect((await settings(below)).inherited).toBeNull();
  await turn('stops', own);
  await severalPolls();
  expect([upper.read(version), lower.read(version)]).toEqual(['8', '18']);
}, 30_000);
