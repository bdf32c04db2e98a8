import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { appProfileBench } from './app-profile-bench.ts';

/** App profiles on devices that fail: what is read back decides, never an answer. */

const { rig, call, upload, order, started, members, until, agentOf, onDevice, rollBack } = appProfileBench();
const quiz = 'com.example.quiznight';
let good: { apId: string; appId: string };
let bad: { apId: string; appId: string };

beforeAll(async () => {
  await rig.restart({ upgradeTimes: { soakMs: 4_000, lostMs: 10_000 } });
  await eventually(() => expect(rig.fleet.agents.every(({ connected }) => connected)).toBe(true));
  good = await upload('quiz-1.0.0', { appName: 'Quiz Night' });
  bad = await upload('quiz-1.1.0', { appId: good.appId }, { path: '/upgrade' });
}, 120_000);

/** Apps that were started before have run for a minute then. */
const later = (): void => {
  for (const agent of rig.fleet.agents) agent.faults.clockSkewMs += 60_000;
};
afterEach(() => {
  for (const agent of rig.fleet.agents) {
    agent.faults.refuse = {};
  }
});

test('an app that crashes on the first device stops the profile there, and one click brings the version before back', async () => {
  const dids = rig.devices.slice(0, 3);
  const before = await started({ apId: good.apId, dids });
  await until(before, 'completed');
  const id = await started({ apId: bad.apId, dids, waves: { canary: 1, factor: 5 } });
  // The app runs when its version is read back first, and has crashed when it is read again.
  await eventually(async () => {
    const [running] = await members(id, { states: ['running'] });
    const { data } = await call('GET', `/application/changes/${running?.changeId}`);
    expect(data.state).toBe('watching');
  });
  later();
  const paused = await until(id, 'paused');
  expect(paused.profile).toMatchObject({ pausedBy: 'threshold', counts: { failed: 1, waiting: 2 } });
  expect(paused.outcomes).toEqual([{ outcome: 'failed', reason: 'appCrashed', count: 1 }]);
  const [crashed] = await members(id, { outcomes: ['failed'] });
  const did = crashed?.endpointId ?? '';
  const { data: change } = await call('GET', `/application/changes/${crashed?.changeId}`);
  expect(change).toMatchObject({ state: 'crashed', reason: 'FailureWhileActive', fromVersion: '1.0.0' });
  // A retry of all failed devices leaves out what the app has harmed, and no other profile brings it there.
  expect((await call('POST', `/application/profile/${id}/retry`, {})).data).toEqual({ queued: 0 });
  const { data: back } = await rollBack(id);
  await until(back.appProfileId, 'completed');
  expect(onDevice(did, quiz)).toBe('1.0.0');
  expect(await order({ apId: bad.apId, dids: [did] })).toMatchObject({
    data: { refusals: [{ endpointId: did, reason: 'crashedBefore' }] },
  });
  await until(id, 'cancelled');
});

test('devices that were away get the app when they connect; one that refuses it keeps its own, with the reason', async () => {
  const [, , , three = '', four = ''] = rig.devices;
  agentOf(four).faults.refuse = { 'InstallDU()': 7229 };
  await rig.fleet.stop();
  // A profile that is planned earlier would begin on a device that is about to be away.
  await eventually(async () => {
    await rig.bench.settled();
    const online = rig.bench.database.sql.selectFrom('device_state').where('online', '=', true);
    expect(await online.select('endpoint_id').execute()).toEqual([]);
  });
  const id = await started({
    apId: good.apId,
    dids: [three, four],
    apRetry: 0,
    limits: { failPercent: 100 },
  });
  await eventually(async () => {
    const waits = (await members(id)).map(({ state, waitsFor }) => [state, waitsFor]);
    expect(waits).toEqual([
      ['waiting', 'connection'],
      ['waiting', 'connection'],
    ]);
  });
  await rig.fleet.start();
  const { outcomes } = await until(id, 'completed');
  expect(outcomes).toContainEqual({ outcome: 'succeeded', reason: '', count: 1 });
  expect(onDevice(three, quiz)).toBe('1.0.0');
  const refused = (await members(id)).find(({ endpointId }) => endpointId === four);
  expect(refused).toMatchObject({ outcome: 'failed', fromVersion: null });
  expect(refused?.reason).not.toBe('');
  expect(onDevice(four, quiz)).toBeNull();
});
