import { beforeAll, describe, expect, test } from 'vitest';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { appProfileBench } from './app-profile-bench.ts';

/** Rollouts of apps to simulated set-top boxes by real HTTP: CL-265..CL-277, TN-244..TN-249, PE-027. */

const { rig, call, upload, order, started, detail, members, until, onDevice, rollBack, control } =
  appProfileBench();
const kids = 'com.example.kidstv';
let first: { apId: string; appId: string };
let next: { apId: string; appId: string };

beforeAll(async () => {
  first = await upload('kids-1.0.0', { appName: 'Kids TV' });
  next = await upload('kids-1.1.0', { appId: first.appId }, { path: '/upgrade', approved: false });
}, 120_000);

const approveNext = () => call('POST', '/application/approve', { id: next.apId }, rig.second);
const some = (from: number, to: number) => rig.devices.slice(from, to);

describe('an app', () => {
  test('is installed on devices that never had it, read back, and counted (CL-267, CL-269, CL-270, CL-273)', async () => {
    const id = await started({ apId: first.apId, dids: some(0, 2), apRetry: 1 });
    const { profile, waveList, outcomes, file } = await until(id, 'completed');
    expect(profile).toMatchObject({ apType: 'IU', version: '1.0.0', type: 'android', retry: 1 });
    expect(profile).toMatchObject({ appId: first.appId, mode: 'Immediate', executionTime: null });
    expect(profile.counts).toMatchObject({ eligible: 2, success: 2 });
    expect(waveList).toMatchObject([{ number: 1, state: 'closed', size: 2 }]);
    expect(outcomes).toEqual([{ outcome: 'succeeded', reason: '', count: 2 }]);
    expect(file).toMatchObject({ id: first.apId });
    for (const endpointId of some(0, 2)) expect(onDevice(endpointId, kids)).toBe('1.0.0');
    const [member] = await members(id);
    expect(member).toMatchObject({ state: 'ended', outcome: 'succeeded', attempt: 1, fromVersion: null });
    const { data: change } = await call('GET', `/application/changes/${member?.changeId}`);
    expect(change).toMatchObject({ appProfileId: id, toVersion: '1.0.0', fromVersion: null });
    expect(change.state).toBe('succeeded');
    expect((await call('GET', `/tasks/${change.taskId}`)).data).toMatchObject({ taskType: 'AppInstall' });
    const { data: days } = await call('GET', `/application/profile/${id}/results`);
    expect(days).toMatchObject([{ Success: 2, Failed: 0, Cancel: 0 }]);
    expect((await call('GET', '/application/profile')).data).toContainEqual(
      expect.objectContaining({ appProfileId: id, state: 'completed' }),
    );
  });

  test('of a file that is not approved, or for another model, is refused (CL-267)', async () => {
    expect(await order({ apId: next.apId, dids: some(0, 1) })).toMatchObject({ code: 'fwerr' });
    expect(await order({ apId: first.apId, model: 'AR2146' })).toMatchObject({ code: 'fwerr' });
    expect(await order({ apId: 'unknown-app' })).toMatchObject({ code: 'nodata' });
    expect((await order({ appId: first.appId })).status).toBe(400);
    expect(await order({ appId: first.appId, version: '9.9' })).toMatchObject({ code: 'nodata' });
    expect((await order({ apId: first.apId, appId: 'other' })).status).toBe(400);
    const both = { dids: some(0, 1), targets: { addDids: some(0, 1) } };
    expect((await order({ apId: first.apId, ...both })).status).toBe(400);
    expect((await order({ apId: first.apId, mode: 'Reserved' })).status).toBe(400);
  });

  test('that devices have already is refused, naming them; the rest goes on', async () => {
    const refused = await order({ apId: first.apId, dids: some(0, 1) });
    expect(refused).toMatchObject({
      code: 'fwallfail',
      data: { refusals: [{ endpointId: rig.devices[0], reason: 'upToDate' }] },
    });
    const part = await order({ apId: first.apId, dids: some(0, 3) });
    expect(part).toMatchObject({ code: 'fwpartialfail', data: { started: 1, refused: 2 } });
    await until(part.data.appProfileId, 'completed');
    expect(onDevice(rig.devices[2] ?? '', kids)).toBe('1.0.0');
  });

  test('in use by a profile that has not ended keeps its approval and its file (usesOf)', async () => {
    await approveNext();
    const id = await started({ apId: next.apId, dids: some(0, 1), submit: false });
    for (const path of ['/application/disapprove', '/application/delete'])
      expect((await call('POST', path, { id: next.apId }, rig.second)).code).not.toBe('success');
    const refused = await call('POST', '/application/disapprove', { id: next.apId }, rig.second);
    expect(refused).toMatchObject({
      code: 'conflict',
      data: { uses: [{ kind: 'profile', id, name: 'Apps' }] },
    });
    expect(await call('DELETE', '/application/profile', { appProfileId: id })).toMatchObject({
      code: 'success',
    });
    expect((await call('POST', '/application/disapprove', { id: next.apId }, rig.second)).code).toBe(
      'success',
    );
    await approveNext();
  });

  test('is updated by waves, and goes back to the version before', async () => {
    const id = await started({
      appId: first.appId,
      version: '1.1.0',
      dids: some(0, 2),
      waves: { canary: 1, factor: 1, continueBy: 'person' },
    });
    const gate = await until(id, 'gate');
    expect(gate.waveList).toHaveLength(2);
    expect(gate.profile.counts).toMatchObject({ success: 1, waiting: 1 });
    expect(await call('POST', `/application/profile/${id}/continue`)).toMatchObject({ code: 'success' });
    await until(id, 'completed');
    for (const endpointId of some(0, 2)) expect(onDevice(endpointId, kids)).toBe('1.1.0');
    expect((await members(id)).map(({ fromVersion }) => fromVersion)).toEqual(['1.0.0', '1.0.0']);
    // A person gave the second device another version since: it is left alone, and named.
    const [one = '', two = ''] = some(0, 2);
    const { data: removed } = await call('POST', '/devices/apps/uninstall', {
      endpointId: two,
      platform: 'android',
      appPackageName: kids,
      type: 'delete',
    });
    await eventually(async () => {
      await rig.bench.settled();
      expect((await call('GET', `/tasks/${removed.taskId}`)).data).toMatchObject({ state: 'succeeded' });
    });
    await call('POST', '/devices/apps/info', { endpointId: two, options: { refresh: true } });
    const { data: forecast } = await call('GET', `/application/profile/${id}/rollback`);
    expect(forecast).toMatchObject({ devices: 2, ready: 1, refused: 1 });
    expect(forecast.refusals).toEqual([{ reason: 'changedSince', count: 1 }]);
    const { data: back } = await rollBack(id);
    const undone = await until(back.appProfileId, 'completed');
    expect(undone.rollsBack).toMatchObject({ appProfileId: id, reason: 'It crashes' });
    expect(onDevice(one, kids)).toBe('1.0.0');
    expect(onDevice(two, kids)).toBeNull();
    // A newer version is not replaced by an older one, except to undo.
    const again = await started({ apId: next.apId, dids: [one] });
    await until(again, 'completed');
    expect(await order({ apId: first.apId, dids: [one] })).toMatchObject({
      data: { refusals: [{ reason: 'newerThere' }] },
    });
  });

  test('is removed where it is, and comes back as it was (apType D)', async () => {
    const [one = '', two = ''] = some(0, 2);
    const removal = await order({ appId: first.appId, apType: 'D', dids: [one, two] });
    expect(removal).toMatchObject({
      code: 'fwpartialfail',
      data: { started: 1, refusals: [{ endpointId: two, reason: 'notInstalled' }] },
    });
    const { appProfileId: id } = removal.data;
    const { profile } = await until(id, 'completed');
    expect(profile).toMatchObject({ apType: 'D', version: '' });
    expect(onDevice(one, kids)).toBeNull();
    const { data: back } = await rollBack(id);
    await until(back.appProfileId, 'completed');
    expect(onDevice(one, kids)).toBe('1.1.0');
  });

  test('that devices did not have before is removed by the undo', async () => {
    const [, , , , device = ''] = rig.devices;
    const id = await started({ apId: first.apId, dids: [device] });
    await until(id, 'completed');
    const { data: back } = await rollBack(id);
    await until(back.appProfileId, 'completed');
    expect(onDevice(device, kids)).toBeNull();
  });
});

describe('a profile', () => {
  test('is renamed, retried less, and changed before it starts (CL-271, CL-272, CL-274)', async () => {
    const id = await started({ apId: first.apId, dids: some(3, 4), submit: false });
    const patch = (path: string, body: object) => call('PATCH', `/application/profile/${id}${path}`, body);
    expect(await patch('/name', { profileName: 'Renamed' })).toMatchObject({ code: 'success' });
    expect(await patch('/retry', { apRetry: false })).toMatchObject({ code: 'success' });
    expect((await detail(id)).profile).toMatchObject({ profileName: 'Renamed', retry: 0 });
    const before = (await detail(id)).planHash;
    await patch('', { cancelDids: some(3, 4), addDids: some(4, 5) });
    expect((await detail(id)).planHash).not.toBe(before);
    expect((await members(id)).map(({ endpointId }) => endpointId)).toEqual(some(4, 5));
    const { planHash } = await detail(id);
    expect((await call('POST', `/application/profile/${id}/submit`, { planHash: before })).code).toBe(
      'custom',
    );
    await call('POST', `/application/profile/${id}/submit`, { planHash });
    await until(id, 'completed');
  });

  test('waits for another person than its author, and notifies them (CL-267, PE-027)', async () => {
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: true, fromDevices: 1 });
    const id = await started({ apId: first.apId, dids: some(3, 4) });
    const { planHash, profile } = await detail(id);
    expect(profile.state).toBe('awaitingApproval');
    expect((await call('POST', `/application/profile/${id}/approve`, { planHash })).status).toBe(403);
    await eventually(async () => {
      const { data } = await call('GET', '/iam/messages?limit=100', undefined, rig.second);
      const message = data.find(
        ({ messageType }: { messageType: string }) => messageType === 'appProfilesToApprove',
      );
      expect(message?.subjects).toContainEqual({ id, name: 'Apps' });
    });
    const path = `/application/profile/${id}/approve`;
    expect((await call('POST', path, { planHash: '0'.repeat(64) }, rig.second)).code).toBe('custom');
    expect((await call('POST', path, { planHash }, rig.support)).code).toBe('roleerr');
    expect(await call('POST', path, { planHash }, rig.second)).toMatchObject({ code: 'success' });
    await until(id, 'completed');
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false });
  });

  test('is not there for another organisation, nor for the calls of firmware (CL-266, CL-269)', async () => {
    const id = await started({ apId: next.apId, dids: some(3, 4), submit: false });
    const other = await rig.bench.login('admin@brightline.example');
    expect((await call('GET', `/application/profile/${id}`, undefined, other)).code).toBe('nodata');
    const { data } = await call('POST', '/application/profile/page', { appId: first.appId }, other);
    expect(data).toEqual([]);
    expect((await call('GET', `/firmwares/profiles/${id}`)).code).toBe('nodata');
    expect((await call('POST', `/firmwares/profiles/${id}/submit`, { planHash: '0'.repeat(64) })).code).toBe(
      'nodata',
    );
    const { data: firmware } = await call('POST', '/firmwares/profiles/page', {});
    expect(firmware.map(({ fpId }: { fpId: string }) => fpId)).not.toContain(id);
    const { data: own } = await call('POST', '/application/profile/page', { appId: first.appId });
    expect(own.map((one: { appProfileId: string }) => one.appProfileId)).toContain(id);
    expect(await control(id, 'stop')).toMatchObject({ code: 'success' });
  });
});
