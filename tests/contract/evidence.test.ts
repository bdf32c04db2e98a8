import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { models } from '#simulator/models.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** A real device and the whole server: old readings become stale, and missing ones are read. */

let bench: BenchServer;
let admin: { authorization: string };
let fleet: Fleet;
let endpointId: string;

const post = async (path: string, payload: object) =>
  (await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: admin, payload })).json();
const apps = async (): Promise<{ name: string; appUuid: string }[]> =>
  (await post('/application/info/getDeploymentInfo', { endpointId })).data.data;

beforeAll(async () => {
  bench = await startBench({ devices: true });
  admin = await bench.login('system.admin@waymark.example');
  const model = models.find(({ name }) => name === 'AR3030W');
  if (!model) throw new Error('no such model');
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    firstIndex: 900,
    seed: 1,
    models: [model],
    speed: Number.POSITIVE_INFINITY,
  });
  await fleet.start();
  endpointId = fleet.agents[0]?.endpointId ?? '';
  await eventually(async () => {
    await bench.settled();
    const { data } = await post('/devices/action/getDevice', { endpointId });
    expect(data?.device?.online).toBe(true);
  });
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

test('reads a device without readings even if "refresh" is absent', async () => {
  await eventually(async () => expect((await apps()).length).toBeGreaterThan(0));
  expect((await post('/devices/ui/getRadio', { endpointId })).data.radios).not.toEqual([]);
});

test('reads the list of apps again after a removal by a program', async () => {
  const [app] = (await apps()).filter(({ appUuid }) => appUuid !== null);
  if (!app) throw new Error('the device has no app');
  const removal = { endpointId, platform: 'quantum', appUuid: app.appUuid };
  const { data } = await post('/devices/apps/uninstall', removal);
  await eventually(async () => {
    const task = await bench.app.inject({ url: `/api/v1/tasks/${data.taskId}`, headers: admin });
    expect(task.json().data.state).toBe('succeeded');
    await bench.settled();
    expect((await apps()).map(({ appUuid }) => appUuid)).not.toContain(app.appUuid);
  });
});
