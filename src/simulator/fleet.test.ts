import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createGateway, type Gateway, type GatewayOptions } from '#server/devices/gateway/gateway.ts';
import type { GetAnswer } from '#server/devices/gateway/port.ts';
import { recordingSink } from '#server/devices/gateway/testing.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createFleet, type Fleet, type FleetOptions } from './fleet.ts';
import { fleetIdentity } from './identity.ts';
import { findModel } from './models.ts';

/** Gateway and fleet together, over real sockets. */
let gateway: Gateway | undefined;
let fleet: Fleet | undefined;

afterEach(async () => {
  await fleet?.stop();
  await gateway?.close();
});

async function start(fleetOptions: Partial<FleetOptions> = {}, gatewayOptions: Partial<GatewayOptions> = {}) {
  const recorded = recordingSink();
  const { sink } = recorded;
  const controller = await createGateway({
    port: 0,
    host: '127.0.0.1',
    sink,
    overduePingMs: 30,
    ...gatewayOptions,
  });
  gateway = controller;
  const url = `ws://127.0.0.1:${controller.port}/usp`;
  const agents = createFleet({
    url,
    count: 1,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    ...fleetOptions,
  });
  fleet = agents;
  await agents.start();
  const count = fleetOptions.count ?? 1;
  const boots = () =>
    recorded.reports.filter((one) => one.kind === 'event' && one.notice.eventName === 'Boot!');
  await eventually(() => expect(boots().length).toBeGreaterThanOrEqual(count));
  const agent = agents.agents[0];
  if (!agent) throw new Error('no agent');
  const id = agent.endpointId;
  /** The setup after the connect has ended when the agent holds its subscriptions. */
  const subscribed = () =>
    eventually(() => expect(agent.read('Device.LocalAgent.Subscription.3.ID')).toBe('waymark-periodic'));
  await subscribed();
  return { ...recorded, controller, agents, agent, id, boots, subscribed };
}

function values(answer: GetAnswer): Record<string, string> {
  if (answer.kind !== 'values') throw new Error(answer.kind);
  return answer.values;
}

const ping = {
  command: 'Device.IP.Diagnostics.IPPing()',
  commandKey: 'task-1',
  inputArgs: { Host: 'a.example', NumberOfRepetitions: '5' },
};

describe('one device', () => {
  test('connects, is read and is set', async () => {
    const { controller, id, reports } = await start();
    expect(reports[0]).toMatchObject({ kind: 'connected', notice: { endpointId: id } });
    const paths = ['Device.DeviceInfo.ModelName', 'Device.WiFi.Radio.*.Channel', 'Device.Nope'];
    const answer = await controller.get(id, paths);
    expect(answer).toMatchObject({
      values: { 'Device.DeviceInfo.ModelName': 'KSTB2020' },
      errors: { 'Device.Nope': { code: 7026 } },
    });
    expect(await controller.set(id, { 'Device.X_WAYMARK_Lock.Enable': 'true' })).toEqual({
      kind: 'set',
      values: { 'Device.X_WAYMARK_Lock.Enable': 'true' },
      errors: {},
    });
  });

  test('answers a ping with samples in order and its completion by command key', async () => {
    const { controller, id, reports } = await start();
    expect(await controller.operate(id, ping)).toEqual({
      kind: 'accepted',
      requestPath: 'Device.LocalAgent.Request.1.',
    });
    await eventually(() => expect(reports.at(-1)?.kind).toBe('operationCompleted'));
    expect(reports.at(-1)).toMatchObject({
      notice: { endpointId: id, commandKey: 'task-1', outcome: { outputArgs: { Status: 'Complete' } } },
    });
    const sequences = reports.flatMap((one) =>
      one.kind === 'event' && one.notice.eventName === 'PingSample!' ? [one.notice.params.Sequence] : [],
    );
    expect(sequences).toEqual(['1', '2', '3', '4', '5']);
  });

  test('ends a cancelled command with 7023', async () => {
    const { controller, id, reports } = await start({ speed: 1 });
    const answer = await controller.operate(id, {
      ...ping,
      inputArgs: { Host: 'a.example', NumberOfRepetitions: '9999' },
    });
    if (answer.kind !== 'accepted') throw new Error(answer.kind);
    const cancel = { command: `${answer.requestPath}Cancel()`, commandKey: 'task-1-cancel', inputArgs: {} };
    expect(await controller.operate(id, cancel)).toEqual({ kind: 'completed', outputArgs: {} });
    await eventually(() =>
      expect(reports.at(-1)).toMatchObject({
        kind: 'operationCompleted',
        notice: { outcome: { kind: 'failed', code: 7023 } },
      }),
    );
  });

  test('disconnects on a reboot, reconnects, and confirms it by Boot!', async () => {
    const { controller, id, reports, boots } = await start();
    const reboot = { command: 'Device.Reboot()', commandKey: 'task-2', inputArgs: {} };
    await controller.operate(id, reboot);
    await eventually(() => expect(boots()).toHaveLength(2));
    expect(boots()[1]).toMatchObject({ notice: { params: { CommandKey: 'task-2', Cause: 'RemoteReboot' } } });
    const presence = reports.flatMap((one) =>
      one.kind === 'disconnected' ? [one.notice.reason] : one.kind === 'connected' ? ['connected'] : [],
    );
    expect(presence).toEqual(['connected', 'lost', 'connected']);
    expect(controller.isConnected(id)).toBe(true);
  });

  test('reports a watched value when it changes, also after a restart of the device', async () => {
    const { controller, agent, id, reports, boots } = await start();
    await controller.watch(id, ['Device.X_WAYMARK_Lock.Enable']);
    const changes = () => reports.filter(({ kind }) => kind === 'valueChanged');
    agent.write('Device.X_WAYMARK_Lock.Enable', 'true');
    await eventually(() => expect(changes()).toHaveLength(1));
    agent.goDown();
    await eventually(() => expect(boots()).toHaveLength(2));
    // The subscriptions are boots, results, periodic reports, samples, ends of consents and viewing; watched values come last.
    await eventually(() => expect(agent.read('Device.LocalAgent.Subscription.8.ID')).toBe('waymark-watch'));
    agent.write('Device.X_WAYMARK_Lock.Enable', 'false');
    await eventually(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toMatchObject({ notice: { path: 'Device.X_WAYMARK_Lock.Enable', value: 'false' } });
    await controller.watch(id, []);
    agent.write('Device.X_WAYMARK_Lock.Enable', 'true');
    await controller.get(id, ['Device.X_WAYMARK_Lock.Enable']);
    expect(changes()).toHaveLength(2);
  });

  test('is not set up twice', async () => {
    const { controller, agent, id } = await start();
    const before = values(await controller.get(id, ['Device.LocalAgent.Subscription.']));
    await controller.watch(id, []);
    expect(values(await controller.get(id, ['Device.LocalAgent.Subscription.']))).toEqual(before);
    expect(agent.read('Device.LocalAgent.SubscriptionNumberOfEntries')).toBe('7');
  });

  test('returns a full tree', async () => {
    const { controller, id } = await start({ models: model('EVO3000GW') });
    expect(Object.keys(values(await controller.get(id, ['Device.']))).length).toBeGreaterThan(500);
  });
});

function model(name: string) {
  const found = findModel(name);
  if (!found) throw new Error(name);
  return [found] as const;
}

describe('faults end to end', () => {
  test('handle a stalling agent with duplicates and early results', async () => {
    const { controller, id, reports } = await start({
      faults: () => ({ stallUntilPing: true, duplicateNotifications: true, notifyBeforeResponse: true }),
    });
    expect(await controller.operate(id, ping)).toMatchObject({ kind: 'accepted' });
    await eventually(() =>
      expect(reports.filter(({ kind }) => kind === 'operationCompleted')).toHaveLength(1),
    );
    expect(controller.stats().repeated).toBeGreaterThan(0);
  });

  test('handle an old agent: no connect record, no eid, nested names', async () => {
    const { controller, id } = await start({
      faults: () => ({ noConnectRecord: true, eid: 'none', getShape: 'nested' }),
    });
    const found = values(await controller.get(id, ['Device.WiFi.Radio.1.']));
    expect(found['Device.WiFi.Radio.1.Stats.BytesSent']).toBeDefined();
  });

  test('recognise a device by its percent-encoded id', async () => {
    const { id } = await start({ faults: () => ({ eid: 'encoded' }) });
    expect(id).toBe(fleetIdentity(1, 0).endpointId);
  });

  test('end the session after garbage, and reconnect the device', async () => {
    const { controller, agent, id, reports } = await start();
    agent.faults.garbageOnConnect = true;
    agent.goDown();
    await eventually(() =>
      expect(reports).toContainEqual({
        kind: 'disconnected',
        notice: { endpointId: id, reason: 'protocolError' },
      }),
    );
    await eventually(() => expect(controller.isConnected(id)).toBe(true));
  });

  test('time out a command that is never answered', async () => {
    const { controller, id } = await start({ faults: () => ({ neverAnswer: ['IPPing()'] }) });
    expect(await controller.operate(id, { ...ping, timeoutMs: 60 })).toEqual({
      kind: 'unanswered',
      reason: 'timeout',
    });
    expect((await controller.get(id, ['Device.DeviceInfo.UpTime'])).kind).toBe('values');
  });

  test('time out a lost reply, and still accept the result', async () => {
    const { controller, agent, id, reports } = await start();
    // The turn is taken first, so that the lost reply is not one of the setup.
    const turn = (await controller.turn(id, 'interactive')) ?? undefined;
    agent.faults.loseReplies = 1;
    expect((await controller.operate(id, { ...ping, timeoutMs: 1_000, turn })).kind).toBe('unanswered');
    await eventually(() =>
      expect(reports.at(-1)).toMatchObject({ kind: 'operationCompleted', notice: { commandKey: 'task-1' } }),
    );
  });

  test('acknowledge only reports that the sink has stored', async () => {
    const sinkFault = { failing: true };
    const recorded = recordingSink(async ({ kind }) => {
      if (kind === 'event' && sinkFault.failing) throw new Error('the store is away');
    });
    const controller = await createGateway({ port: 0, host: '127.0.0.1', sink: recorded.sink });
    gateway = controller;
    const url = `ws://127.0.0.1:${controller.port}/usp`;
    fleet = createFleet({ url, count: 1, seed: 1, rebootMs: 20 });
    await fleet.start();
    await eventually(() => expect(controller.stats().sinkFailures).toBe(1));
    expect(fleet.stats().acknowledged).toBe(0);
    sinkFault.failing = false;
    fleet.agents[0]?.goDown();
    await eventually(() => expect(fleet?.stats().acknowledged).toBe(1));
  });
});

describe('many devices', () => {
  test('connect, boot and are subscribed, a few at a time', async () => {
    const { controller, agents } = await start({ count: 300 }, { setupConcurrency: 8 });
    expect(controller.connectedCount()).toBe(300);
    const done = () =>
      agents.agents.filter((agent) => agent.read('Device.LocalAgent.Subscription.3.ID') !== '').length;
    await eventually(() => expect(done()).toBe(300));
    expect(agents.stats()).toMatchObject({ connected: 300, boots: 300, undecodable: 0 });
    expect(new Set(agents.agents.map(({ model: { name } }) => name)).size).toBe(14);
  });

  test('reconnect once each if they restart while the controller is down', async () => {
    const { controller, agents } = await start({ count: 20, reconnectMs: 100, longestReconnectMs: 200 });
    const { port } = controller;
    await controller.close();
    await eventually(() => expect(agents.stats().connected).toBe(0));
    for (const agent of agents.agents) agent.goDown();
    const { reports, sink } = recordingSink();
    const back = await createGateway({ port, host: '127.0.0.1', sink });
    gateway = back;
    await eventually(() => expect(back.connectedCount()).toBe(20));
    // A second dial would come within 200 ms.
    await new Promise((waited) => setTimeout(waited, 500));
    expect(reports.filter(({ kind }) => kind === 'connected')).toHaveLength(20);
    expect(reports.filter(({ kind }) => kind === 'disconnected')).toEqual([]);
  });

  test('reconnect when the controller returns', async () => {
    const { controller, agents } = await start({ count: 20 });
    const { port } = controller;
    await controller.close();
    await eventually(() => expect(agents.stats().connected).toBe(0));
    gateway = await createGateway({ port, host: '127.0.0.1', sink: recordingSink().sink });
    await eventually(() => expect(gateway?.connectedCount()).toBe(20));
  });
});

describe('the command line', () => {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

  test('reports the number of connected devices, and ends on SIGTERM', async () => {
    const recorded = recordingSink();
    const controller = await createGateway({ port: 0, host: '127.0.0.1', sink: recorded.sink });
    gateway = controller;
    const args = [
      cli,
      '--count',
      '3',
      '--url',
      `ws://127.0.0.1:${controller.port}/usp`,
      '--seed',
      '5',
      '--first',
      '2',
      '--instant',
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    await eventually(() => expect(printed).toContain('3 of 3 agents connected'));
    expect(controller.isConnected(fleetIdentity(5, 4).endpointId)).toBe(true);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    await eventually(() => expect(controller.connectedCount()).toBe(0));
  });

  test('reports invalid arguments', async () => {
    const child = spawn(process.execPath, [cli, '--count', 'many'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(2);
    expect(printed).toContain('--count must be a whole number');
  });
});
