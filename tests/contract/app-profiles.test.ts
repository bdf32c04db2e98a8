import { beforeAll, describe, expect, test } from 'vitest';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { appProfileBench } from './app-profile-bench.ts';

/** Rollouts of apps to simulated set-top boxes by real HTTP: CL-265..CL-277, TN-244..TN-249, PE-027. */

const { rig, call, upload, order, started, detail, members, until, agentOf, onDevice, rollBack, control } =
  appProfileBench();
const kids = 'com.example.kidstv';
let first: { apId: string; appId: string };
let next: { apId: string; appId: string };

beforeAll(async () => {
  first = await upload('kids-1.0.0', { appName: 'Kids TV' });
  next = await upload('kids-1.1.0', { appId: first.appId }, { path: '/upgrade' });
}, 120_000);

describe('an app', () => {
  test('is installed on devices that never had it, read back, and counted (CL-267, CL-269, CL-270, CL-273)', async () => {
    const id = await started({ apId: first.apId, dids: rig.devices.slice(0, 2), apRetry: 1 });
    const { profile, waveList, outcomes } = await until(id, 'completed');
    expect(profile).toMatchObject({
      apType: 'IU',
      appId: first.appId,
      version: '1.0.0',
      type: 'android',
      retry: 1,
    });
    expect(profile.counts).toMatchObject({ eligible: 2, success: 2 });
    expect(waveList).toMatchObject([{ number: 1, state: 'closed', size: 2 }]);
    expect(outcomes).toEqual([{ outcome: 'succeeded', reason: '', count: 2 }]);
    for (const endpointId of rig.devices.slice(0, 2)) expect(onDevice(endpointId, kids)).toBe('1.0.0');
    const [member] = await members(id);
    expect(member).toMatchObject({ state: 'ended', outcome: 'succeeded', attempt: 1, fromVersion: null });
    const { data: change } = await call('GET', `/application/changes/${member?.changeId}`);
    expect(change).toMatchObject({
      appProfileId: id,
      toVersion: '1.0.0',
      fromVersion: null,
      state: 'succeeded',
    });
    expect((await call('GET', `/tasks/${change.taskId}`)).data).toMatchObject({ taskType: 'AppInstall' });
    const { data: days } = await call('GET', `/application/profile/${id}/results`);
    expect(days).toMatchObject([{ Success: 2, Failed: 0, Cancel: 0 }]);
  });

  test('is updated, and goes back to the version before', async () => {
    const [device = ''] = rig.devices;
    const id = await started({ appId: first.appId, version: '1.1.0', dids: [device] });
    await until(id, 'completed');
    expect(onDevice(device, kids)).toBe('1.1.0');
    expect((await members(id))[0]).toMatchObject({ fromVersion: '1.0.0' });
    const { data: back } = await rollBack(id);
    await until(back.appProfileId, 'completed');
    expect(onDevice(device, kids)).toBe('1.0.0');
  });
});
