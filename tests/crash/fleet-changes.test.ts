import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { Random } from '#tests/simulation/random.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { demoDirectory } from '#tests/support/demo-directory.ts';
import { form } from '#tests/support/form.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

type Task = components['schemas']['Task'];

/** Has two devices of each model. */
const fleetSize = 30;
const kills = nightly ? 8 : 1;
const random = new Random(Number(process.env.FUZZ_SEED ?? 20_261_130));
const app = 'com.example.kidstv';
const zone = 'Device.Time.LocalTimeZone';

let directory: string;
let server: ServerProcess;
let fleet: Fleet;
let api: ApiClient;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-fleet-'));
});
afterEach(async () => {
  await fleet.stop();
  await server.kill();
  await removeData(directory);
});

async function signIn(): Promise<void> {
  api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorAdmin'));
}

/** Kills the server some milliseconds after the work began, several times, and has it continue. */
async function killed(): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await wait(random.below(1_500));
    await server.kill('SIGKILL');
    await server.run();
  }
  await signIn();
}

/** Puts connected devices of a model into use. */
async function deployed(modelName: string, count: number): Promise<Agent[]> {
  const ids: string[] = await vi.waitFor(
    async () => {
      const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
        page: 1,
        limit: 100,
        activeType: 'all',
        filters: { modelName: [modelName] },
      });
      expect(data.length).toBeGreaterThanOrEqual(count);
      return data.map(({ endpointId }: { endpointId: string }) => endpointId).slice(0, count);
    },
    { timeout: 60_000, interval: 200 },
  );
  for (const [at, endpointId] of ids.entries())
    expect(
      await api.call('POST', '/api/v1/devices/actions/activate', {
        endpointId,
        customerId: `C-${at}`,
        address: '1 Harbour Road',
      }),
    ).toMatchObject({ code: 'success' });
  return fleet.agents.filter(({ endpointId }) => ids.includes(endpointId));
}

async function tasksOf({ endpointId }: Agent, kinds: string[]): Promise<Task[]> {
  const { data } = await api.call(
    'GET',
    `/api/v1/tasks?endpointId=${encodeURIComponent(endpointId)}&limit=100`,
  );
  return data.filter(({ taskType }: Task) => kinds.includes(taskType));
}

async function approvedApp(): Promise<string> {
  const { payload, headers } = form(
    { appName: 'Kids TV' },
    { name: 'kids.apk', bytes: readFileSync('tests/fixtures/apps/kids-1.0.0.apk') },
  );
  const answer = await fetch(`${server.url}/api/v1/application/new`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${api.token}` },
    body: payload,
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  const second = new ApiClient(server.url);
  await second.signIn(await server.account('SystemAdmin'));
  expect(await second.call('POST', '/api/v1/application/approve', { id: data.id })).toMatchObject({
    code: 'success',
  });
  return data.id;
}

/** Number of units of the app that the box itself has. */
const unitsOn = (box: Agent): number =>
  Array.from({ length: 30 }, (_, at) => `Device.SoftwareModules.DeploymentUnit.${at + 1}.Name`).filter(
    (path) => {
      try {
        return box.read(path) === app;
      } catch {
        // There is no such row.
        return false;
      }
    },
  ).length;

test(`an app and a preset reach their devices once, whenever the server is killed (${kills} times each)`, async () => {
  await demoDirectory(directory);
  server = await ServerProcess.start(directory, { FLEET: '0' });
  fleet = createFleet({
    url: server.uspUrl,
    count: fleetSize,
    seed: 1,
    speed: 3,
    reconnectMs: 100,
    longestReconnectMs: 400,
  });
  await fleet.start();
  await signIn();
  const boxes = await deployed('KSTB2020', 2);
  const dids = boxes.map(({ endpointId }) => endpointId);
  const apId = await approvedApp();
  const made = await api.call('POST', '/api/v1/application/profile', {
    profileName: 'Killed',
    model: 'KSTB2020',
    apId,
    dids,
    apRetry: 3,
    waves: { canary: 1, factor: 1 },
  });
  expect(made).toMatchObject({ code: 'success' });
  await killed();
  const { data: done } = await vi.waitFor(
    async () => {
      const found = await api.call('GET', `/api/v1/application/profile/${made.data.appProfileId}`);
      expect(found.data.profile.state, JSON.stringify(found.data)).toBe('completed');
      return found;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(done.outcomes).toEqual([{ outcome: 'succeeded', reason: '', count: 2 }]);
  for (const box of boxes) {
    expect(unitsOn(box)).toBe(1);
    const [task, ...more] = await tasksOf(box, ['AppInstall', 'AppUpdate', 'AppUninstall']);
    expect(task).toMatchObject({ taskType: 'AppInstall' });
    // A restart has no answer to wait for: a further task would install the app again.
    expect(more).toEqual([]);
  }

  const routers = await deployed('AR2146', 2);
  // One of them has the value already.
  routers[0]?.write(zone, 'CET-1');
  const preset = await api.call('POST', '/api/v1/presets', {
    name: 'Killed',
    target: { type: 'deviceId', endpointIds: routers.map(({ endpointId }) => endpointId) },
    weight: 10,
    events: ['registered', 'booted', 'periodic', 'manual'],
    configuration: { 'time/zone': 'CET-1' },
  });
  const path = `/api/v1/presets/${preset.data.presetId}`;
  const detailWhen = (is: (found: components['schemas']['PresetDetail']) => boolean) =>
    vi.waitFor(
      async () => {
        const { data } = await api.call('GET', path);
        expect(data, JSON.stringify(data)).toSatisfy(is);
        return data as components['schemas']['PresetDetail'];
      },
      { timeout: 120_000, interval: 500 },
    );
  const { plan } = await detailWhen(({ state }) => state === 'planned');
  expect(plan).toMatchObject({ approvalNeeded: false });
  await api.call('POST', `${path}/submit`, { planHash: plan?.planHash });
  await killed();
  await detailWhen(({ counts }) => counts.compliant === routers.length);
  // Values agree, so that a check has nothing to do.
  await api.call('POST', `${path}/check`, {});
  await detailWhen(({ counts }) => counts.compliant === routers.length);
  for (const [at, router] of routers.entries()) {
    expect(router.read(zone)).toBe('CET-1');
    expect(await tasksOf(router, ['TimeSettings'])).toHaveLength(at);
  }
}, 600_000);
