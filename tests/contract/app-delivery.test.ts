import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { pair } from './samples.ts';

/** Uploaded app files on a simulated set-top box by real HTTP: CL-123, CL-259. */
let bench: BenchServer;
let admin: { authorization: string };
let fleet: Fleet;
let box: Agent;
const [endpointId = ''] = pair;
const appPackageName = 'com.example.kidstv';

const call = async (path: string, payload?: object, headers = admin) => {
  const answer = await bench.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.json();
};
/** Uploads a version of Kids TV, approved by another person; returns its id. */
const upload = async (path: string, fields: Record<string, string>, name: string) => {
  const bytes = readFileSync(`tests/fixtures/apps/${name}.apk`);
  const sent = form(fields, { name: `${name}.apk`, bytes });
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1/application${path}`,
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  const { id, appId } = answer.json().data;
  const second = await bench.login('system.admin@waymark.example');
  expect(await call('/application/approve', { id }, second)).toMatchObject({ code: 'success' });
  return { fileId: id, appId };
};
const load = async (path: string, fileId: string) => {
  const { data } = await call(path, { endpointId, platform: 'android', appPackageName, fileId });
  return eventually(async () => {
    await bench.settled();
    const task = (await call(`/tasks/${data.taskId}`)).data;
    expect(task.terminal).toBe(true);
    return task;
  });
};
const units = 'Device.SoftwareModules.DeploymentUnit.';
/** Reads a parameter of the app on the box. */
const onTheBox = (name: string): string => {
  const rows = Array.from({ length: 20 }, (_, at) => `${units}${at + 1}.`);
  const row = rows.find((each) => box.read(`${each}Name`) === appPackageName);
  return row ? box.read(row + name) : '';
};

beforeAll(async () => {
  bench = await startBench({ devices: true, filesInThread: true });
  admin = await bench.login('admin@northwind.example');
  const url = `ws://127.0.0.1:${bench.uspPort}/usp`;
  fleet = createFleet({ url, count: 1, seed: 1, speed: Number.POSITIVE_INFINITY, reconnectMs: 20 });
  await fleet.start();
  const [first] = fleet.agents;
  if (first?.endpointId !== endpointId) throw new Error('the fleet has another box');
  box = first;
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

test('a box installs and updates an uploaded app, and its address ends with the task', async () => {
  const first = await upload('/new', { appName: 'Kids TV' }, 'kids-1.0.0');
  const installed = await load('/devices/apps/install', first.fileId);
  expect(installed).toMatchObject({ state: 'succeeded', params: { fileId: first.fileId, version: '1.0.0' } });
  expect(installed.params.url).toBeUndefined();
  expect(onTheBox('Version')).toBe('1.0.0');
  const address = onTheBox('URL');
  expect(address).toContain(`/device-apps/${installed.params.sha256}?grant=`);
  expect((await fetch(address)).status).toBe(410);

  const next = await upload('/upgrade', { appId: first.appId }, 'kids-1.1.0');
  expect(await load('/application/updateApp', next.fileId)).toMatchObject({ state: 'succeeded' });
  expect(onTheBox('Version')).toBe('1.1.0');

  const grant = new URL(address).searchParams.get('grant') ?? '';
  const log = JSON.stringify(await call(`/tasks/${installed.taskId}/events`));
  expect(log).toContain('kids');
  expect(log).not.toContain(grant);
});
