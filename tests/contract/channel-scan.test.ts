import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
const devices = Array.from({ length: fleetSize }, (_, at) => demoDevice(at));
const ofModel = (model: string) =>
  devices.find(({ registration: { modelName, opId } }) => modelName === model && opId === 'northwind')
    ?.endpointId ?? '';
const router = ofModel('AR2146');

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const support = 'support@northwind.example';
const scan = async (body: object, user = support) =>
  bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/wifi/neighboringWifiDiagnostic',
    headers: await bench.login(user),
    payload: body,
  });

test('given a router, when a scan is requested, then its session is a task like any other (CL-069, A-054)', async () => {
  const answer = await scan({ endpointId: router });
  const { sessionId, taskId, taskIds } = answer.json().data;
  expect(answer.statusCode).toBe(200);
  expect([taskId, taskIds]).toEqual([sessionId, [sessionId]]);
  const headers = await bench.login(support);
  const task = await bench.app.inject({ url: `/api/v1/tasks/${sessionId}`, headers });
  expect(task.json().data).toMatchObject({ endpointId: router, taskType: 'WifiScanChannel' });
});

test('given the short id of another device, then no scan starts', async () => {
  const answer = await scan({ endpointId: router, did: '0123456789abcdef' });
  expect(answer.json().code).toBe('nodata');
});

test('given a set-top box, then the model does not support it (RU-021)', async () => {
  const answer = await scan({ endpointId: ofModel('KSTB2020') });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'custom']);
});

test('given a user without permission, then no scan starts (PE-030)', async () => {
  const body = { endpointId: router };
  expect((await scan(body, 'viewer@northwind.example')).json().code).toBe('roleerr');
  expect((await scan(body, 'support@brightline.example')).json().code).toBe('nodata');
});
