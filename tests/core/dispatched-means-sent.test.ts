import { afterEach, expect, test } from 'vitest';
import { ScriptedAgent } from '#tests/support/scripted-agent.ts';
import { ServerRig } from '#tests/support/server-rig.ts';

const eid = 'os::0A57B0-1';
let rig: ServerRig;
afterEach(() => rig.stop());

const types = async (taskId: string) => (await rig.events(taskId)).map(({ type }) => type);

test('given a restart without an answer, then later work is not recorded as sent, and is sent after the hold', async () => {
  rig = await ServerRig.start(undefined, { holdMs: 400 });
  const agent = await ScriptedAgent.connect(rig.gateway.port, eid);
  await rig.untilDevice(eid, 'device.connected');
  const reboot = await rig.request('Reboot', eid);
  expect((await agent.next('Operate')).body.commandKey).toBe(reboot);
  const ping = await rig.request('PingTest', eid, { host: 'example.net', repetitions: 2 });
  expect(await types(ping)).toEqual(['task.requested', 'task.authorised', 'task.queued']);
  const operate = await agent.next('Operate');
  expect(operate.body.commandKey).toBe(ping);
  expect((await types(ping)).at(-1)).toBe('task.dispatched');
  agent.accept(operate);
  await rig.until(ping, 'task.acknowledged');
  expect(await rig.state(reboot)).toBe('dispatched');
});

test('given a device that disconnects while a task waits for its turn, then the task was not sent, and is when it reconnects', async () => {
  rig = await ServerRig.start(undefined, { holdMs: 60_000 });
  const agent = await ScriptedAgent.connect(rig.gateway.port, eid);
  await rig.untilDevice(eid, 'device.connected');
  await rig.request('Reboot', eid);
  await agent.next('Operate');
  const ping = await rig.request('PingTest', eid, { host: 'example.net', repetitions: 2 });
  await agent.drop();
  await rig.untilDevice(eid, 'device.disconnected');
  const again = await ScriptedAgent.connect(rig.gateway.port, eid);
  expect((await again.next('Operate')).body.commandKey).toBe(ping);
  expect(await types(ping)).toEqual([
    'task.requested',
    'task.authorised',
    'task.queued',
    'device.disconnected',
    'device.reconnected',
    'task.dispatched',
  ]);
  expect((await rig.until(ping, 'task.dispatched')).data).toEqual({ attempt: 1 });
});

test('given a result that arrives together with its acceptance, then both are written, in that order', async () => {
  rig = await ServerRig.start();
  const agent = await ScriptedAgent.connect(rig.gateway.port, eid);
  await rig.untilDevice(eid, 'device.connected');
  const ping = await rig.request('PingTest', eid, { host: 'example.net', repetitions: 2 });
  const operate = await agent.next('Operate');
  // Both are sent at once, so that the server reads them as one piece.
  agent.accept(operate);
  agent.finish(operate, { output: { Status: 'Complete', SuccessCount: '2', FailureCount: '0' } });
  await rig.until(ping, 'task.succeeded');
  expect((await types(ping)).slice(-2)).toEqual(['task.acknowledged', 'task.succeeded']);
});
