import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { remoteConnections } from '#server/devices/settings/queries/remote-connections.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const own = 'Device.UserInterface.RemoteAccess.';
const [router = '', another = ''] = Array.from({ length: fleetSize }, (_, at) => demoDevice(at))
  .filter(({ registration: { modelName, opId } }) => modelName.startsWith('AR') && opId === 'northwind')
  .map(({ endpointId }) => endpointId);

const tell = async (endpointId: string, values: Record<string, string>) => {
  await bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
};
const call = (does: string, body: object = {}, headers = support) =>
  bench.app.inject({
    method: 'POST',
    url: `/api/v1/devices/wifi/${does}`,
    headers,
    payload: { endpointId: router, ...body },
  });

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  await tell(router, {
    [`${own}Enable`]: 'false',
    [`${own}Port`]: '8443',
    [`${own}Protocol`]: 'HTTPS',
    [`${own}SupportedProtocols`]: 'HTTPS',
    'Device.IP.Interface.1.IPv4Address.1.IPAddress': '198.51.100.7',
  });
}, 120_000);
afterAll(() => bench.close());

test('requires a duration and a reason, with each error at its field (CL-071)', async () => {
  const refused = await call('setRemote', { enable: true, reason: '  ', protocol: 'TELNET' });
  expect(refused.json().data.errors.map(({ field }: { field: string }) => field)).toEqual([
    'body.minutes',
    'body.reason',
    'body.protocol',
  ]);
  expect((await call('setRemote', { enable: true, minutes: 481, reason: 'Ticket 7' })).statusCode).toBe(400);
});

test('shows who opened it, why and until when to all who may view the device (CL-070)', async () => {
  const { data } = (await call('setRemote', { enable: true, minutes: 15, reason: 'Ticket 7' })).json();
  await bench.settled();
  const until = new Date(bench.clock.now.getTime() + 15 * 60_000).toISOString();
  const viewer = await bench.login('viewer@northwind.example');
  expect((await call('getRemote', {}, viewer)).json().data).toEqual({
    remote: {
      enable: false,
      port: 8443,
      protocol: 'HTTPS',
      supported_protocols: ['HTTPS'],
      seconds: null,
    },
    address: '198.51.100.7',
    opening: {
      taskId: data.taskId,
      state: 'queued',
      terminal: false,
      requestedBy: { id: expect.any(String), name: expect.any(String) },
      requestTime: expect.any(String),
      reason: 'Ticket 7',
      until,
    },
    closing: null,
    observedAt: expect.any(String),
  });
  expect((await call('setRemote', { enable: false }, viewer)).json().code).toBe('roleerr');
});

test('supersedes a waiting opening by a closing, and leaves nothing to close', async () => {
  await call('setRemote', { enable: false });
  await bench.settled();
  const { opening, closing } = (await call('getRemote')).json().data;
  expect(opening).toBeNull();
  expect(closing).toMatchObject({ state: 'queued', reason: null, until: null });
  const open = await remoteConnections(bench.database);
  expect([...open.keys()]).toEqual([router]);
  expect(open.get(another)).toBeUndefined();
});
