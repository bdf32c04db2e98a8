import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Agent } from '#simulator/agent.ts';
import { noFaults } from '#simulator/faults.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { models } from '#simulator/models.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ServerRig } from '#tests/support/server-rig.ts';

/** Devices whose answers differ from their actions, with the real gateway and the real log (../shared/field/device). */

let rig: ServerRig;
let fleet: Fleet;
let device: Agent;

beforeAll(async () => {
  rig = await ServerRig.start();
  const router = models.find(({ name }) => name === 'AR3030W');
  if (!router) throw new Error('no such model');
  fleet = createFleet({
    url: `ws://127.0.0.1:${rig.gateway.port}/usp`,
    count: 1,
    seed: 7,
    models: [router],
    speed: 50,
    reconnectMs: 50,
    rebootMs: 200,
  });
  await fleet.start();
  device = fleet.agents[0] as Agent;
  await rig.untilDevice(device.endpointId, 'device.connected');
}, 60_000);
afterEach(() => void Object.assign(device.faults, noFaults));
afterAll(async () => {
  await fleet.stop();
  await rig.stop();
});

describe('a device that answers a Set with success', () => {
  const ask = async (power: number) => {
    const taskId = await rig.request('RadioSettings', device.endpointId, { radios: [{ idx: 1, power }] });
    await rig.until(taskId, 'settings.applied');
    await rig.after(5_001);
    return taskId;
  };

  test('and applies it: each value is compared, and the task has succeeded', async () => {
    const done = await rig.until(await ask(75), 'task.succeeded');
    expect(done.data.readBack).toMatchObject([{ wanted: '75', now: '75', outcome: 'applied' }]);
  });

  test('and applies another value: the task has succeeded and holds both', async () => {
    device.faults.takesInstead = { TransmitPower: '50' };
    const done = await rig.until(await ask(25), 'task.succeeded');
    expect(done.data.readBack).toMatchObject([{ wanted: '25', now: '50', outcome: 'appliedDifferently' }]);
  });

  test('and keeps its old values: the task has failed and names them', async () => {
    device.faults.keepsOldValues = true;
    const failed = await rig.until(await ask(100), 'task.failed');
    expect(failed.data.message).toBe('not applied: Device.WiFi.Radio.1.TransmitPower is "50", not "100"');
  });
});

describe('a diagnosis with partial results', () => {
  test('a trace route that does not arrive keeps its hops, in the log and in the result', async () => {
    device.faults.farthestHop = 2;
    const taskId = await rig.request('TraceRoute', device.endpointId, { host: 'example.net' });
    const failed = await rig.until(taskId, 'task.failed');
    expect(failed.data).toMatchObject({
      message: 'Error_MaxHopCountExceeded',
      result: {
        hops: [expect.objectContaining({ hop: 1, host: 'gateway.lan' }), expect.objectContaining({ hop: 2 })],
      },
    });
    // The log notifies of a fact before the engine has folded it.
    await eventually(async () => {
      const { context } = (await rig.engine.streams.load(taskId)).snapshot;
      expect(context.result).toEqual(failed.data.result);
    });
  });

  test('values that mean "not measured" are omitted from the result, and stay in the event', async () => {
    device.faults.outputs = {
      'IPPing()': { MinimumResponseTime: '4294967295', MinimumResponseTimeDetailed: '0' },
    };
    const taskId = await rig.request('PingTest', device.endpointId, { host: 'example.net', repetitions: 2 });
    expect((await rig.until(taskId, 'task.succeeded')).data).toMatchObject({
      result: { minimum_response_time: null },
      outputs: { MinimumResponseTime: '4294967295' },
    });
  });
});

test('a restart that removes the subscriptions is detected by the uptime', async () => {
  device.faults.losesSubscriptions = true;
  const taskId = await rig.request('Reboot', device.endpointId);
  await rig.until(taskId, 'device.disconnected');
  const booted = await rig.until(taskId, 'device.booted');
  expect(booted.data).toMatchObject({ cause: '', evidence: { kind: 'upTime' } });
  expect(await rig.state(taskId)).toBe('succeeded');
}, 30_000);
