import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { ScriptedAgent } from '#tests/support/scripted-agent.ts';
import { ServerRig } from '#tests/support/server-rig.ts';
import { pingOutput, signalOutput } from '#tests/support/task-device.ts';
import { metBy, recordTier } from './tiers.ts';

/**
 * Guarantees of the server for a task, in separate scenarios: real engine, real log, real USP over a socket, and an
 * agent that follows the test. The generated paths (task-walks.test.ts) verify that every transition is made here.
 */
const ping = { host: 'example.net', repetitions: 3 };
const minute = 60_000;

let rig: ServerRig;
let next = 0;
const tasks: string[] = [];
const newEndpoint = () => `os::00D09E-${String(++next).padStart(6, '0')}`;
const online = async (endpointId = newEndpoint()) => {
  const agent = await ScriptedAgent.connect(rig.gateway.port, endpointId);
  await rig.untilDevice(endpointId, 'device.connected');
  return agent;
};
const request = async (...args: Parameters<ServerRig['request']>) => {
  const taskId = await rig.request(...args);
  tasks.push(taskId);
  return taskId;
};
const typesOf = async (taskId: string) => (await rig.events(taskId)).map(({ type }) => type);
const begun = ['task.requested', 'task.authorised', 'task.queued', 'task.dispatched'];

beforeAll(async () => {
  rig = await ServerRig.start();
});
afterAll(() => rig.stop());

describe('a diagnosis', () => {
  test('given a device that answers, then each step is a separate fact and the result is read (TN-016..TN-020)', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    expect(operate.body).toMatchObject({
      command: 'Device.IP.Diagnostics.IPPing()',
      commandKey: taskId,
      inputArgs: { Host: 'example.net', NumberOfRepetitions: '3' },
    });
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    agent.event('Device.X_WAYMARK_Diagnostics.', 'PingSample!', {
      CommandKey: taskId,
      Sequence: '1',
      ResponseTime: '11',
    });
    await rig.until(taskId, 'task.progressed');
    agent.finish(operate, { output: pingOutput });
    const end = await rig.until(taskId, 'task.succeeded');
    expect(await typesOf(taskId)).toEqual([
      ...begun,
      'task.acknowledged',
      'task.progressed',
      'task.succeeded',
    ]);
    expect(end.data.result).toMatchObject({
      success_count: 3,
      average_response_time: 12,
      host: 'example.net',
    });
    expect(end.actor).toMatchObject({ kind: 'device', id: agent.endpointId });
  });

  test('given the completion before the answer to Operate, then it counts and the answer changes nothing', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.finish(operate, { output: pingOutput });
    await rig.until(taskId, 'task.succeeded');
    agent.accept(operate);
    const second = await request('PingTest', agent.endpointId, ping);
    agent.complete(await agent.next('Operate'), pingOutput);
    await rig.until(second, 'task.succeeded');
    expect(await typesOf(taskId)).toEqual([...begun, 'task.succeeded']);
    agent.finish(operate, { output: pingOutput });
    agent.finish(operate, { output: { ...pingOutput, SuccessCount: '2' } });
    await rig.until(taskId, 'result.arrivedLate');
    expect(await typesOf(taskId)).toEqual([...begun, 'task.succeeded', 'result.arrivedLate']);
  });

  test('given a refusal, then it failed with the device’s own code (ER-010)', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.refuse(operate, 7022, 'Command failure');
    expect((await rig.until(taskId, 'task.failed')).data).toEqual({
      code: 'wsfail',
      message: 'Command failure',
      deviceCode: 7022,
    });
    agent.finish(operate, { output: pingOutput });
    expect((await rig.until(taskId, 'result.arrivedLate')).data.outcome).toBe('succeeded');
  });

  test('given success whose output reports an error, then it failed (USP.md: two levels)', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    agent.finish(operate, { output: { Status: 'Error_CannotResolveHostName' } });
    expect((await rig.until(taskId, 'task.failed')).data.message).toBe('Error_CannotResolveHostName');
  });

  test('given a command that is never answered, then it times out, and later answers are kept (ER-017)', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    await rig.after(minute + 1);
    expect(await rig.state(taskId)).toBe('timedOut');
    agent.finish(operate, { output: pingOutput });
    expect((await rig.until(taskId, 'result.arrivedLate')).data.outcome).toBe('succeeded');
    expect(await rig.state(taskId)).toBe('timedOut');
  });

  test('given no completion after the device had accepted, then the outcome is recorded as unknown', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    await rig.after(2 * minute);
    expect(await rig.state(taskId)).toBe('outcomeUnknown');
    agent.finish(operate, { code: 7022, message: 'too late' });
    expect((await rig.until(taskId, 'result.arrivedLate')).data.outcome).toBe('failed');
  });

  test('given another device that answers with this task’s key, then its answer is ignored', async () => {
    const [agent, liar] = [await online(), await online()];
    const taskId = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    liar.finish(operate, { output: pingOutput });
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    agent.finish(operate, { output: { ...pingOutput, SuccessCount: '1' } });
    expect((await rig.until(taskId, 'task.succeeded')).data.result).toMatchObject({ success_count: 1 });
  });

  test('given the session is lost and restored while it runs, then the task records both and continues', async () => {
    const agent = await online();
    const taskId = await request('TraceRoute', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    await agent.drop();
    await rig.until(taskId, 'device.disconnected');
    const back = await online(agent.endpointId);
    await rig.until(taskId, 'device.reconnected');
    back.finish(operate, {
      output: { Status: 'Complete', 'RouteHops.1.Host': 'a', 'RouteHops.1.RTTimes': '1,2,3' },
    });
    const end = await rig.until(taskId, 'task.succeeded');
    expect(end.data.result).toMatchObject({
      hops: [{ hop: 1, host: 'a', rt_times: '1,2,3', error_code: 0 }],
    });
  });

  test('given the device restarts while it runs, then the command is lost and the task records it', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    agent.accept(await agent.next('Operate'));
    await rig.until(taskId, 'task.acknowledged');
    await agent.drop();
    (await online(agent.endpointId)).boot({ Cause: 'LocalReboot' });
    await rig.until(taskId, 'device.booted');
    expect(await rig.state(taskId)).toBe('failed');
  });

  test('given the session closes before the answer, then a safe command is resent', async () => {
    const agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    await agent.next('Operate');
    await agent.drop();
    expect((await rig.until(taskId, 'delivery.failed')).data.proof).toBe('unknown');
    const back = await online(agent.endpointId);
    back.boot({ Cause: 'LocalReboot' });
    back.complete(await back.next('Operate'), pingOutput);
    await rig.until(taskId, 'task.succeeded');
    expect((await rig.until(taskId, 'task.dispatched', 2)).data.attempt).toBe(2);
  });

  test('given the session closes at every attempt, then the last one fails', async () => {
    let agent = await online();
    const taskId = await request('PingTest', agent.endpointId, ping);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await agent.next('Operate');
      await agent.drop();
      await rig.until(taskId, 'delivery.failed', attempt);
      if ((await rig.state(taskId)) === 'failed') return;
      agent = await online(agent.endpointId);
    }
    expect(await rig.state(taskId)).toBe('failed');
  });
});

describe('an offline device', () => {
  test('given it is offline, then the task waits and is sent when it connects', async () => {
    const endpointId = newEndpoint();
    const taskId = await request('PingTest', endpointId, ping);
    expect((await rig.until(taskId, 'task.queued')).data).toEqual({ position: 0, online: false });
    const agent = await online(endpointId);
    agent.complete(await agent.next('Operate'), pingOutput);
    await rig.until(taskId, 'task.succeeded');
  });

  test('given it stays offline, then the wait ends with wsdisconnect (CO-011, ER-009)', async () => {
    const taskId = await request('PingTest', newEndpoint(), ping);
    await rig.after(10 * minute + 1);
    expect(await rig.state(taskId)).toBe('expired');
  });

  test('given two tasks of a family, then the second waits for the first', async () => {
    const agent = await online();
    const first = await request('PingTest', agent.endpointId, ping);
    const second = await request('PingTest', agent.endpointId, ping);
    expect((await rig.until(second, 'task.queued')).data.position).toBe(1);
    const operate = await agent.next('Operate');
    expect(operate.body.commandKey).toBe(first);
    agent.complete(operate, pingOutput);
    const following = await agent.next('Operate');
    expect(following.body.commandKey).toBe(second);
    agent.complete(following, pingOutput);
    await rig.until(second, 'task.succeeded');
  });

  test('given the device disconnects while a task waits behind another, then the waiting one records it', async () => {
    const agent = await online();
    const first = await request('PingTest', agent.endpointId, ping);
    const second = await request('PingTest', agent.endpointId, ping);
    const operate = await agent.next('Operate');
    agent.accept(operate);
    await rig.until(first, 'task.acknowledged');
    await agent.drop();
    await rig.until(second, 'device.disconnected');
    const back = await online(agent.endpointId);
    await rig.until(second, 'device.reconnected');
    back.finish(operate, { output: pingOutput });
    back.complete(await back.next('Operate'), pingOutput);
    await rig.until(second, 'task.succeeded');
  });

  test('given the permission is withdrawn meanwhile, then it is not sent (ER-004)', async () => {
    const endpointId = newEndpoint();
    const taskId = await request('PingTest', endpointId, ping);
    rig.allowed = false;
    await online(endpointId);
    await rig.until(taskId, 'task.denied');
    rig.allowed = true;
    expect(await rig.state(taskId)).toBe('failed');
  });

  test('given it is cancelled before it was sent, then the device never receives it', async () => {
    const taskId = await request('Reboot', newEndpoint());
    expect(await rig.engine.cancel(taskId, 'user', { kind: 'account', id: 'support', name: 'Support' })).toBe(
      'cancelled',
    );
    expect(await rig.state(taskId)).toBe('cancelled');
  });

  test('given Lock and then Unlock while it is offline, then only the last one is sent (TN-195..TN-198)', async () => {
    const endpointId = newEndpoint();
    const lock = await request('Lock', endpointId);
    const unlock = await request('Unlock', endpointId);
    expect((await rig.until(lock, 'task.superseded')).data.by).toBe(unlock);
    const agent = await online(endpointId);
    const set = await agent.next('Set');
    expect(set.body.updateObjs[0]?.paramSettings[0]).toMatchObject({ param: 'Enable', value: 'false' });
    agent.acceptSet(set);
    expect((await rig.until(unlock, 'task.succeeded')).data.result).toEqual({ uiLockEnable: false });
  });
});

describe('a restart (TN-127..TN-132)', () => {
  test('given the device accepts, goes down and reports Boot!, then it succeeded', async () => {
    const agent = await online();
    const taskId = await request('Reboot', agent.endpointId);
    const operate = await agent.next('Operate');
    expect(operate.body.command).toBe('Device.Reboot()');
    agent.complete(operate, {});
    await rig.until(taskId, 'task.acknowledged');
    expect(await rig.state(taskId)).toBe('running');
    await agent.drop();
    (await online(agent.endpointId)).boot({ Cause: 'RemoteReboot', CommandKey: taskId });
    await rig.until(taskId, 'device.booted');
    expect(await rig.state(taskId)).toBe('succeeded');
  });

  test('given it goes down without an answer, then only its Boot! confirms', async () => {
    const agent = await online();
    const taskId = await request('FactoryReset', agent.endpointId);
    await agent.next('Operate');
    await agent.drop();
    await rig.until(taskId, 'delivery.failed');
    expect(await rig.state(taskId)).toBe('dispatched');
    (await online(agent.endpointId)).boot({ Cause: 'RemoteFactoryReset' });
    await rig.until(taskId, 'device.booted');
    expect(await rig.state(taskId)).toBe('succeeded');
  });

  test('given it accepts and never returns, then the outcome is unknown and a later Boot! is kept', async () => {
    const agent = await online();
    const taskId = await request('Reboot', agent.endpointId);
    agent.complete(await agent.next('Operate'), {});
    await rig.until(taskId, 'task.acknowledged');
    await agent.drop();
    await rig.untilDevice(agent.endpointId, 'device.disconnected');
    await rig.after(11 * minute);
    expect(await rig.state(taskId)).toBe('outcomeUnknown');
    (await online(agent.endpointId)).boot({ Cause: 'RemoteReboot', CommandKey: taskId });
    expect((await rig.until(taskId, 'result.arrivedLate')).data.outcome).toBe('booted');
  });

  test('given it neither answers nor restarts, then the outcome is unknown: it is not resent', async () => {
    const agent = await online();
    const taskId = await request('Reboot', agent.endpointId);
    await agent.next('Operate');
    await rig.after(11 * minute);
    expect(await rig.state(taskId)).toBe('outcomeUnknown');
    expect((await typesOf(taskId)).filter((type) => type === 'task.dispatched')).toHaveLength(1);
  });

  test('given it was sent, then it cannot be cancelled', async () => {
    const agent = await online();
    const taskId = await request('Reboot', agent.endpointId);
    agent.complete(await agent.next('Operate'), {});
    await rig.until(taskId, 'task.acknowledged');
    const answer = await rig.engine.cancel(taskId, 'user', {
      kind: 'account',
      id: 'support',
      name: 'Support',
    });
    expect(answer).toBe('notCancellable');
  });
});

describe('a signal test (TN-045..TN-054)', () => {
  const support = { kind: 'account', id: 'support', name: 'Support' } as const;
  const start = async () => {
    const agent = await online();
    const taskId = await request('WifiSignalStrength', agent.endpointId, { interval: 1, count: 100 });
    const operate = await agent.next('Operate');
    return { agent, taskId, operate };
  };
  const running = async () => {
    const parts = await start();
    parts.agent.accept(parts.operate, 'Device.LocalAgent.Request.7.');
    await rig.until(parts.taskId, 'task.acknowledged');
    return parts;
  };
  const sample = (agent: ScriptedAgent, taskId: string, sequence: number) =>
    agent.event('Device.X_WAYMARK_Diagnostics.', 'SignalSample!', {
      CommandKey: taskId,
      Sequence: String(sequence),
      SignalStrength: '-61',
      SampleTime: '2026-01-01T00:00:00Z',
    });

  test('given samples, then each is a fact with the device’s own clock', async () => {
    const { agent, taskId, operate } = await running();
    sample(agent, taskId, 1);
    const event = await rig.until(taskId, 'task.progressed');
    expect(event).toMatchObject({
      data: { sequence: 1, sample: { signal_strength: -61 } },
      deviceAt: '2026-01-01T00:00:00Z',
    });
    agent.finish(operate, { output: signalOutput });
    await rig.until(taskId, 'task.succeeded');
  });

  test('given a sample that overtakes the answer to Operate, then it counts as the first one', async () => {
    const { agent, taskId, operate } = await start();
    sample(agent, taskId, 1);
    await rig.until(taskId, 'task.progressed');
    agent.accept(operate);
    await rig.until(taskId, 'task.acknowledged');
    await rig.after(45_000);
    expect(await rig.state(taskId)).toBe('running');
  });

  test('given it is cancelled, then the Request object is cancelled and the task ends as cancelled', async () => {
    const { agent, taskId, operate } = await running();
    expect(await rig.engine.cancel(taskId, 'leftScreen', support)).toBe('requested');
    const cancel = await agent.next('Operate');
    expect(cancel.body.command).toBe('Device.LocalAgent.Request.7.Cancel()');
    agent.complete(cancel, {});
    sample(agent, taskId, 2);
    await rig.until(taskId, 'task.progressed');
    agent.finish(operate, { code: 7023, message: 'cancelled' });
    await rig.until(taskId, 'task.cancelled');
    expect(await rig.engine.cancel(taskId, 'user', support)).toBe('tooLate');
  });

  test('given the device refuses to cancel, then the test continues', async () => {
    const { agent, taskId } = await running();
    await rig.engine.cancel(taskId, 'user', support);
    agent.refuse(await agent.next('Operate'), 7022, 'not cancellable');
    await rig.until(taskId, 'cancel.refused');
    expect(await rig.state(taskId)).toBe('running');
  });

  test('given it is cancelled before the device has answered, then the answer brings the path to cancel', async () => {
    const { agent, taskId, operate } = await start();
    await rig.engine.cancel(taskId, 'user', support);
    agent.accept(operate, 'Device.LocalAgent.Request.9.');
    expect((await agent.next('Operate')).body.command).toBe('Device.LocalAgent.Request.9.Cancel()');
    agent.finish(operate, { output: signalOutput });
    await rig.until(taskId, 'task.succeeded');
  });

  test.each([
    [
      'fails',
      async ({ agent, operate }: Awaited<ReturnType<typeof start>>) =>
        agent.finish(operate, { code: 7022, message: 'no' }),
      'task.failed',
      'failed',
    ],
    [
      'loses its session',
      async ({ agent }: Awaited<ReturnType<typeof start>>) => agent.drop(),
      'delivery.failed',
      'cancelled',
    ],
  ])('given it is being cancelled and %s, then it has ended', async (_, act, type, state) => {
    const parts = await start();
    await rig.engine.cancel(parts.taskId, 'user', support);
    await act(parts);
    await rig.until(parts.taskId, type);
    expect(await rig.state(parts.taskId)).toBe(state);
  });

  test('given it is being cancelled and the device disconnects and restarts, then it is cancelled', async () => {
    const { agent, taskId } = await running();
    await rig.engine.cancel(taskId, 'user', support);
    await agent.drop();
    await rig.until(taskId, 'device.disconnected');
    const back = await online(agent.endpointId);
    await rig.until(taskId, 'device.reconnected');
    back.boot({ Cause: 'LocalReboot' });
    await rig.until(taskId, 'device.booted');
    expect(await rig.state(taskId)).toBe('cancelled');
    sample(back, taskId, 3);
  });

  test('given it is being cancelled and the device does not answer, then deadlines end it', async () => {
    const unanswered = await start();
    await rig.engine.cancel(unanswered.taskId, 'user', support);
    const accepted = await running();
    await rig.engine.cancel(accepted.taskId, 'user', support);
    await rig.after(5 * minute);
    expect(await rig.state(unanswered.taskId)).toBe('timedOut');
    expect(await rig.state(accepted.taskId)).toBe('outcomeUnknown');
  });

  test('given no sample arrives, then the outcome is unknown after the first-progress deadline', async () => {
    const { taskId } = await running();
    await rig.after(45_000);
    expect(await rig.state(taskId)).toBe('outcomeUnknown');
    expect((await rig.until(taskId, 'deadline.passed')).data.name).toBe('firstProgress');
  });
});

test('reported no fault within the engine meanwhile', async () => {
  expect(rig.faults).toEqual([]);
  const fold = foldOf(taskMachine);
  const met = new Set<string>();
  for (const taskId of tasks) {
    const facts = (await rig.events(taskId)).map(({ type, data }) => ({ type, data }) as TaskFact);
    for (const transition of metBy(fold, facts)) met.add(transition);
  }
  recordTier('server', 'task', { part: 'stories', met });
});
