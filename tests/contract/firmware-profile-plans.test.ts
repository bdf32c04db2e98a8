import { describe, expect, onTestFinished, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { profileBench } from './profile-bench.ts';

/** Plans, approvals and rules of rollouts by real HTTP: CL-244, CL-190..CL-192, PE-022, PE-023. */

const rig = profileBench();
const { call, control, detail, file, members, order, restart, some, started, until } = rig;

describe('a plan', () => {
  test('is viewed before it is submitted; another hash is refused (CL-244, TN-242)', async () => {
    const { data } = await order({ targets: some(2), submit: false });
    expect(data).toMatchObject({ state: 'planned', started: 2, refused: 0 });
    const path = `/firmwares/profiles/${data.fpId}`;
    const { profile } = await detail(data.fpId);
    const { FirmwareFileId } = profile;
    // The forecast is available before there is a plan.
    const asked = await call('POST', '/firmwares/profiles/forecast', { FirmwareFileId, targets: some(2) });
    expect(asked.data).toEqual({ targeted: 2, eligible: 2, bytes: 131_072 });
    const { data: plan } = await call('GET', `${path}/plan`);
    expect(plan).toMatchObject({
      planHash: data.planHash,
      eligible: 2,
      refused: 0,
      bytes: 131_072,
      now: { left: 0, joined: 0 },
    });
    expect(plan.installed.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
    const edited = await call('PATCH', path, { fpName: 'Renamed', addDids: rig.devices.slice(2, 3) });
    expect(edited.data).toMatchObject({ state: 'planned', started: 3 });
    expect(edited.data.planHash).not.toBe(data.planHash);
    expect((await call('POST', `${path}/submit`, { planHash: data.planHash })).code).toBe('custom');
    expect((await detail(data.fpId)).profile).toMatchObject({ fpName: 'Renamed', state: 'planned' });
    expect((await call('DELETE', '/firmwares/profiles', { fpId: data.fpId })).code).toBe('success');
    expect((await call('GET', `${path}/rollback`)).code).toBe('nodata');
  });

  test('without an eligible device is refused, and so is one with an invalid file or hours', async () => {
    const none = await order({ targets: { ...some(1), fromVersions: ['0.0.0'] } });
    expect(none).toMatchObject({ status: 400, code: 'fwallfail', data: { state: 'refused', started: 0 } });
    rig.nextVersion();
    const hours = { fpRunMethod: 'Reserved', fpStartHour: 2, fpEndHour: 2 };
    expect((await order({ targets: some(1), ...hours })).code).toBe('fwerr');
    rig.nextVersion();
    expect((await order({ mid: 'ar2146' })).code).toBe('fwerr');
    rig.nextVersion();
    expect((await order({ targets: { gid: 'no-group' } })).code).toBe('nodata');
  });

  test('of a group names it, and only one group is accepted (CL-190, CL-191)', async () => {
    const { data: made } = await call('POST', '/groups', {
      groupName: `Pilots ${rig.code}`,
      opId: 'northwind',
    });
    const { gid } = made;
    await call('POST', '/groups/actions/associate', { gid, endpointIds: rig.devices.slice(0, 2) });
    const body = { FirmwareFileId: await file(), fpName: 'Group', submit: false };
    const answer = await call('POST', '/groups/firmware-profiles', { ...body, targets: { gid } });
    expect(answer).toMatchObject({ code: 'success', data: { state: 'planned', started: 2 } });
    expect((await detail(answer.data.fpId)).profile.targetGroup).toBe(`Pilots ${rig.code}`);
    expect((await call('POST', '/groups/firmware-profiles', { ...body, targets: {} })).status).toBe(400);
    // This is the flat form of the specification.
    const flat = await call('POST', '/groups/firmware-profiles', { ...body, gid, fpRetry: 1 });
    expect(flat).toMatchObject({ code: 'success', data: { state: 'planned', started: 2 } });
    expect((await detail(flat.data.fpId)).order).toMatchObject({ targets: { gid }, maxRetryCount: 1 });
    const [did = ''] = rig.devices;
    const byHand = await call('POST', '/firmwares/profiles', { ...body, addDids: [did] });
    expect(byHand.data).toMatchObject({ state: 'planned', started: 1 });
    expect((await call('POST', '/firmwares/profiles', { ...body, addDids: [] })).code).toBe('fwallfail');
    for (const refused of [
      { gid, targets: { gid } },
      { opCityId: 'a', opCityIds: ['a'] },
      { maxRetry: 1, maxRetryCount: 2 },
    ])
      expect((await call('POST', '/firmwares/profiles', { ...body, ...refused })).status).toBe(400);
    // a group command creates a profile too, and needs its parameters.
    const command = { gid, commandType: 'FirmwareUpdate', FirmwareFileId: body.FirmwareFileId };
    const upgrade = await call('POST', '/groups/controls', command);
    expect(upgrade).toMatchObject({ code: 'success', data: { started: 2, leftOut: 0 } });
    expect(await detail(upgrade.data.taskId)).toMatchObject({ order: { targets: { gid } } });
    expect((await call('POST', '/groups/controls', { ...command, commandType: 'Lock' })).status).toBe(400);
    const without = { gid, commandType: 'FirmwareUpdate' };
    expect((await call('POST', '/groups/controls', without)).status).toBe(400);
    expect((await call('POST', '/groups/controls', { ...command, channelId: 'x' })).status).toBe(400);
    await control(upgrade.data.taskId, 'stop');
    await until(upgrade.data.taskId, 'cancelled');
  });
});

/** Verifies the profile's file without the server: the approved plan, its approver, and each of its rig.devices. */
async function exported(fpId: string, planHash: string): Promise<void> {
  const url = `/api/v1/firmwares/profiles/${fpId}/export`;
  const { body } = await rig.bench.app.inject({ url, headers: rig.admin });
  const verdictOf = (text: string) => verifyFile(new Blob([text]), { sha256, trusted: null });
  const proven = await verdictOf(body);
  expect(proven).toMatchObject({
    ok: true,
    kind: 'rollout',
    subject: `rollout:${fpId}`,
    rollout: { planHash, devices: 2, waves: 1, approval: 'another' },
  });
  expect(proven.ok && proven.sealed).toBe(proven.ok && proven.events);
  const lines = body.trimEnd().split('\n');
  const last = JSON.parse(lines.at(-1) ?? '');
  const { endpointId: device } = last.device;
  const moved = lines.with(-1, JSON.stringify({ ...last, device: { ...last.device, wave: 2 } }));
  expect(await verdictOf(moved.join('\n'))).toMatchObject({ ok: false, problem: 'altered', device });
  const [, own = ''] = lines;
  const { events } = JSON.parse(own);
  const approved = events.find(({ type }: { type: string }) => type === 'rollout.approved');
  const forged = events.with(approved.version - 1, {
    ...approved,
    actor: { ...approved.actor, name: 'Other' },
  });
  expect(
    await verdictOf(lines.with(1, JSON.stringify({ ...JSON.parse(own), events: forged })).join('\n')),
  ).toMatchObject({
    ok: false,
    problem: 'altered',
    stream: `rollout:${fpId}`,
    event: approved.version,
  });
}

describe('approvals and access', () => {
  test('another person than the author approves, and only the plan that was viewed', async () => {
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: true, fromDevices: 2 });
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, rig.second);
    const body = { FirmwareFileId, fpName: 'Approved', activateMode: 'immediately', targets: some(2) };
    const { data } = await call('POST', '/firmwares/profiles', body);
    expect(data).toMatchObject({ state: 'awaitingApproval', started: 2 });
    expect(await detail(data.fpId)).toMatchObject({ approvalNeeded: true, mine: true });
    const approve = (planHash: string, headers: Record<string, string>) =>
      call('POST', `/firmwares/profiles/${data.fpId}/approve`, { planHash }, headers);
    expect((await approve(data.planHash, rig.admin)).status).toBe(403);
    expect((await approve('0'.repeat(64), rig.second)).code).toBe('custom');
    expect((await approve(data.planHash, rig.support)).code).toBe('roleerr');
    expect((await approve(data.planHash, rig.second)).data.state).toBe('running');
    expect((await approve(data.planHash, rig.second)).code).toBe('custom');
    expect(await until(data.fpId, 'completed')).toMatchObject({ approvedAlone: false });
    await exported(data.fpId, data.planHash);
    rig.nextVersion();
    const other = await call('POST', '/firmwares/profiles', {
      ...body,
      FirmwareFileId: FirmwareFileId,
      updateMode: 'FI1',
    });
    const path = `/firmwares/profiles/${other.data.fpId}/decline`;
    expect((await call('POST', path, { reason: 'Not now' }, rig.second)).data.state).toBe('declined');
    expect((await detail(other.data.fpId)).declineReason).toBe('Not now');
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false });
  });

  test('a user without permission, and another organisation, find no profile', async () => {
    const { data } = await order({ targets: some(1), submit: false });
    const viewer = await rig.bench.login('viewer@northwind.example');
    expect((await call('GET', '/firmwares/profiles', undefined, viewer)).code).toBe('roleerr');
    const other = await rig.bench.login('admin@brightline.example');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, other)).code).toBe('nodata');
    const stop = { fpId: data.fpId, actionControl: 'stop' };
    expect((await call('POST', '/firmwares/profiles/controls', stop, other)).code).toBe('nodata');
    const auditor = await rig.bench.login('auditor@northwind.example');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, auditor)).code).toBe('success');
    expect((await call('POST', '/firmwares/profiles/controls', stop, auditor)).code).toBe('roleerr');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, rig.second)).code).toBe(
      'success',
    );
    await control(data.fpId, 'stop');
  });
});

describe('a profile of another cargo', () => {
  const bodies: Record<string, object> = {
    approveFirmwareProfile: { planHash: '0'.repeat(64) },
    commentFirmwareProfile: { text: 'Not yet' },
    declineFirmwareProfile: { reason: 'Not now' },
    getFirmwareProfileDevices: {},
    getFirmwareWaveMembers: { ordinals: [1] },
    retryFirmwareProfile: {},
    rollBackFirmwareProfile: { reason: 'No picture' },
    setFirmwareProfileDevices: { dids: ['x'] },
    submitFirmwareProfile: { planHash: '0'.repeat(64) },
    updateFirmwareProfile: { fpName: 'Summer' },
  };

  /** Calls each operation that names a profile or a wave, and returns its code. */
  async function codesOf(fpId: string) {
    const named: Record<string, object> = {
      ...bodies,
      controlFirmwareProfile: { fpId, actionControl: 'pause' },
      deleteFirmwareProfile: { fpId },
      retryFirmwareProfileDevice: { did: rig.devices[0] },
    };
    const calls = Object.entries(operations).filter(
      ([id, { path }]) => /^\/firmwares\/(profiles\/\{fpId\}|waves\/)/.test(path) || id in named,
    );
    const codes: Record<string, string> = {};
    for (const [id, { method, path }] of calls) {
      const address = path
        .replace('{fpId}', fpId)
        .replace('{waveId}', `${fpId}.1`)
        .replace('{action}', 'hold');
      const sent = method.toUpperCase() as 'GET';
      codes[id] = (
        await call(sent, `${address}${/devices\/export$/.test(path) ? '?as=csv' : ''}`, named[id])
      ).code;
    }
    return codes;
  }

  test('is found by no call of firmware, in no list and for no file', async () => {
    const fpId = await started({ targets: some(1), ...hoursAhead() });
    await until(fpId, 'running');
    const { FirmwareFileId } = (await detail(fpId)).profile;
    const listed = async () => [
      (await call('GET', '/firmwares/profiles')).data.some((one: { fpId: string }) => one.fpId === fpId),
      (await call('POST', '/firmwares/profiles/page', { FirmwareFileId })).pagination.totalRecords,
    ];
    expect(await listed()).toEqual([true, 1]);
    const setCargo = (cargo: string) =>
      rig.bench.database.sql.updateTable('rollout').set({ cargo }).where('rollout_id', '=', fpId).execute();
    onTestFinished(async () => {
      await setCargo('firmware');
      await control(fpId, 'stop');
    });
    await setCargo('application');
    const codes = await codesOf(fpId);
    expect(Object.keys(codes).length).toBeGreaterThan(25);
    expect(Object.entries(codes).filter(([, code]) => code !== 'nodata')).toEqual([]);
    expect(await listed()).toEqual([false, 0]);
    // The same calls find it under its own cargo, so the ones above missed it for no other reason.
    await setCargo('firmware');
    expect((await call('GET', `/firmwares/profiles/${fpId}`)).code).toBe('success');
    expect((await call('GET', `/firmwares/waves/${fpId}.1`)).code).toBe('success');
  });

  /** Hours that are about half a day away in the zones of the demo, so that no device begins. */
  function hoursAhead() {
    const hour = (new Date().getUTCHours() + 12) % 24;
    return { fpRunMethod: 'Reserved', fpStartHour: hour, fpEndHour: (hour + 1) % 24 };
  }
});

describe('an automatic profile', () => {
  const rule = (more: object) => started({ automatic: true, updateMode: 'FI1', ...more });
  const days = async (fpId: string) =>
    (await detail(fpId)).waveList.map(({ number, size, counts }) => [number, size, counts.success]);

  /** Changes the organisation's time zone, which starts another day at once. */
  const inZone = (time_zone: string) =>
    rig.bench.database.sql
      .updateTable('operator')
      .set({ time_zone })
      .where('op_id', '=', 'northwind')
      .execute();

  test('upgrades devices that meet its rule, up to the daily limit, through a restart and a pause, until it is ended', async () => {
    await inZone('Etc/GMT+12');
    const fpId = await rule({ targets: some(3), dailyMost: 2 });
    const first = await eventually(async () => {
      expect(await days(fpId)).toEqual([[1, 2, 2]]);
      return detail(fpId);
    });
    expect(first.profile).toMatchObject({ automatic: true, state: 'running', counts: { eligible: 2 } });
    expect(first.waveList[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(first.waiting).toMatchObject([{ reason: 'day', devices: 2 }]);
    const { data: listed } = await call('POST', '/firmwares/profiles/page', { automatic: true });
    expect(listed.map((one: { fpId: string }) => one.fpId)).toEqual([fpId]);

    await control(fpId, 'pause', { reason: 'Holiday' });
    await rig.fleet.stop();
    await restart();
    await inZone('Pacific/Kiritimati');
    await rig.fleet.start();
    await rig.bench.settled();
    expect(await days(fpId)).toEqual([[1, 2, 2]]);
    await control(fpId, 'resume');
    await eventually(async () =>
      expect(await days(fpId)).toEqual([
        [1, 2, 2],
        [2, 1, 1],
      ]),
    );
    expect((await detail(fpId)).waiting).toMatchObject([{ reason: 'match' }]);
    expect(new Set((await members(fpId)).map(({ endpointId }) => endpointId)).size).toBe(3);
    await control(fpId, 'stop');
    expect((await until(fpId, 'cancelled')).profile.counts).toMatchObject({ eligible: 3, success: 3 });
  }, 60_000);

  test('upgrades a device that newly meets its rule, when it connects', async () => {
    const target = rig.devices[3] ?? '';
    const { data: made } = await call('POST', '/groups', {
      groupName: `Rule ${rig.code}`,
      opId: 'northwind',
    });
    const fpId = await rule({ targets: { gid: made.gid } });
    expect(await detail(fpId)).toMatchObject({ waiting: [{ reason: 'match' }], waveList: [] });
    await eventually(async () => expect((await detail(fpId)).profile.state).toBe('running'));
    await call('POST', '/groups/actions/associate', { gid: made.gid, endpointIds: [target] });
    await rig.fleet.stop();
    await rig.fleet.start();
    await eventually(async () => expect(await days(fpId)).toEqual([[1, 1, 1]]));
    expect((await members(fpId)).map(({ endpointId }) => endpointId)).toEqual([target]);
    await control(fpId, 'stop');
    await until(fpId, 'cancelled');
  }, 60_000);

  test("waits for approval whatever devices meet it now, and does not count as a person's command", async () => {
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: true, fromDevices: 1000 });
    onTestFinished(
      async () => void (await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false })),
    );
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, rig.second);
    const body = { FirmwareFileId, fpName: 'Rule', automatic: true, targets: some(1) };
    const { data } = await call('POST', '/firmwares/profiles', body);
    expect(data.state).toBe('awaitingApproval');
    await control(data.fpId, 'stop');
    const gated = { ...body, waves: { continueBy: 'person' } };
    expect((await call('POST', '/firmwares/profiles', gated)).status).toBe(400);
    expect(
      (await call('POST', '/firmwares/profiles', { ...body, automatic: false, dailyMost: 1 })).status,
    ).toBe(400);
  });
});
