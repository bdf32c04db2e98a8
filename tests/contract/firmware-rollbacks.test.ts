import { describe, expect, onTestFinished, test } from 'vitest';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { askedTwiceMs, profileBench } from './profile-bench.ts';

/** Rollouts that are rolled back, and rollouts on a server that stops meanwhile: PE-022. */

const rig = profileBench();
const { call, detail, file, members, restart, some, started, startFleet, until } = rig;

describe('a rollback', () => {
  const forecast = async (fpId: string, headers = rig.admin) =>
    call('GET', `/firmwares/profiles/${fpId}/rollback`, undefined, headers);
  const rollBack = (fpId: string, reason = 'No picture', headers = rig.admin) =>
    call('POST', `/firmwares/profiles/${fpId}/rollback`, { reason }, headers);
  const installed = async (dids: string[]) => {
    await rig.bench.settled();
    const rows = await rig.bench.database.sql
      .selectFrom('device')
      .select(['endpoint_id', 'firmware_version'])
      .where('endpoint_id', 'in', dids)
      .execute();
    return new Map(rows.map((row) => [row.endpoint_id, row.firmware_version]));
  };

  test('takes a profile back on the devices that have its version, by the other bank and once', async () => {
    // The two have one version, so that a canary of one covers all kinds.
    const two = rig.devices.slice(1, 3);
    await until(await started({ targets: { addDids: two }, updateMode: 'FI1' }), 'completed');
    rig.nextVersion();
    await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: true, fromDevices: 1 });
    onTestFinished(
      async () => void (await setApprovalRules(rig.bench.database, 'northwind', { fourEyes: false })),
    );
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, rig.second);
    const body = { FirmwareFileId, fpName: 'Taken back', activateMode: 'immediately' };
    const { data } = await call('POST', '/firmwares/profiles', {
      ...body,
      targets: { addDids: two },
      waves: { canary: 1, factor: 1, continueBy: 'person' },
    });
    const before = await installed(two);
    await call('POST', `/firmwares/profiles/${data.fpId}/approve`, { planHash: data.planHash }, rig.second);
    await until(data.fpId, 'gate');
    const given = (await members(data.fpId, { states: ['ended'] })).map(({ endpointId }) => endpointId);
    expect(given).toHaveLength(1);
    expect((await forecast(data.fpId)).data).toEqual({
      devices: given.length,
      ready: given.length,
      later: 0,
      refused: 0,
      refusals: [],
      isChecked: true,
    });
    expect((await rollBack(data.fpId, '  ')).code).toBe('custom');
    expect((await rollBack(data.fpId, 'No picture', rig.support)).code).toBe('roleerr');

    const answer = await rollBack(data.fpId);
    expect(answer).toMatchObject({ code: 'success', data: { started: given.length, refused: 0 } });
    expect((await rollBack(data.fpId)).code).toBe('conflict');
    const undone = await until(answer.data.fpId, 'completed');
    expect(undone).toMatchObject({
      profile: { isRollback: true, fpName: 'Taken back', counts: { success: given.length, failed: 0 } },
      approvalNeeded: false,
      rollsBack: { fpId: data.fpId, reason: 'No picture' },
    });
    expect(await installed(given)).toEqual(new Map(given.map((id) => [id, before.get(id)])));
    const stopped = await until(data.fpId, 'cancelled');
    expect(stopped).toMatchObject({
      rolledBackBy: { fpId: answer.data.fpId, state: 'completed', reason: 'No picture' },
      profile: { counts: { success: given.length, cancelled: 1 } },
    });
    // A rollback does not use its file, and a second one finds no devices.
    expect((await call('POST', '/firmwares/action/disapprove', { FirmwareFileId })).code).toBe('success');
    expect((await forecast(data.fpId)).data).toMatchObject({
      ready: 0,
      refused: given.length,
      refusals: [{ reason: 'otherVersion', count: given.length }],
    });
    expect((await rollBack(data.fpId)).code).toBe('fwallfail');
    expect((await rollBack(answer.data.fpId)).code).toBe('custom');
  });

  test('names devices that cannot roll back, waits for an offline one, and survives a restart', async () => {
    const first = await started({ targets: some(2), updateMode: 'FI1' });
    await until(first, 'completed');
    rig.nextVersion();
    const second = await started({ targets: some(1), updateMode: 'FI1' });
    await until(second, 'completed');
    expect((await forecast(first)).data).toMatchObject({
      devices: 2,
      ready: 1,
      refused: 1,
      refusals: [{ reason: 'otherVersion', count: 1 }],
    });
    await rig.fleet.stop();
    await eventually(async () => {
      await rig.bench.settled();
      expect((await forecast(first)).data).toMatchObject({ ready: 0, later: 1, refused: 1 });
    });
    const { data } = await rollBack(first);
    expect((await detail(data.fpId)).waiting).toMatchObject([{ reason: 'connection', devices: 1 }]);
    await restart();
    await rig.fleet.start();
    const { profile } = await until(data.fpId, 'completed', askedTwiceMs);
    expect(profile.counts).toMatchObject({ success: 1, refused: 1 });
    expect(await members(data.fpId)).toMatchObject([{ endpointId: rig.devices[1], attempt: 1 }]);
  }, 240_000);

  test('is not offered for a device that has left the version and is in another upgrade', async () => {
    const first = await started({ targets: some(1), updateMode: 'FI1' });
    await until(first, 'completed');
    rig.nextVersion();
    await until(await started({ targets: some(1), updateMode: 'FI1' }), 'completed');
    rig.nextVersion();
    for (const agent of rig.fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 30 };
    const under = await started({ targets: some(1), updateMode: 'FI1' });
    await eventually(async () => expect((await detail(under)).profile.counts.running).toBe(1));
    expect((await forecast(first)).data).toMatchObject({
      ready: 0,
      later: 0,
      refusals: [{ reason: 'otherVersion', count: 1 }],
    });
    expect((await rollBack(first)).code).toBe('fwallfail');
    await until(under, 'completed');
  });
});

test('a server that stops during a wave continues it, and starts nothing twice', async () => {
  for (const agent of rig.fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 30 };
  const fpId = await started({ targets: some(5), waves: { canary: 5, atOnce: 2 } });
  await eventually(async () => expect((await detail(fpId)).profile.counts.running).toBe(2));
  await eventually(async () => {
    const cut = await rig.bench.database.sql
      .selectFrom('task')
      .select('state')
      .where('task_id', 'like', `${fpId}.%`)
      .execute();
    expect(cut.map(({ state }) => state)).toEqual(['running', 'running']);
  });
  await rig.fleet.stop();
  await restart();
  await startFleet();
  await eventually(async () =>
    expect((await detail(fpId)).profile.counts).toMatchObject({ success: 3, running: 0 }),
  );
  expect(await members(fpId, { states: ['waiting'] })).toMatchObject([
    { reason: 'device restarted', waitsFor: 'retry', attempt: 1 },
    { reason: 'device restarted', waitsFor: 'retry', attempt: 1 },
  ]);
  rig.bench.clock.now = new Date(rig.bench.clock.now.getTime() + 15 * 60_000);
  const { profile } = await until(fpId, 'completed');
  expect(profile.counts).toMatchObject({ success: 5, failed: 0 });
  const ended = await members(fpId);
  expect(ended.map(({ attempt }) => attempt).sort()).toEqual([1, 1, 1, 2, 2]);
  const upgrades = await rig.bench.database.sql
    .selectFrom('firmware_upgrade')
    .select(['upgrade_id', 'state', 'reason'])
    .where('upgrade_id', 'like', `${fpId}.%`)
    .execute();
  expect(upgrades.map(({ state, reason }) => `${state} ${reason}`.trim()).sort()).toEqual([
    'failed device restarted',
    'failed device restarted',
    'succeeded',
    'succeeded',
    'succeeded',
    'succeeded',
    'succeeded',
  ]);
}, 90_000);

test('a server that stops while devices restart learns their result afterwards, and commands no second restart', async () => {
  await rig.fleet.stop();
  // An upgrade keeps its initial time limits, and loses no device to a slow start of the server on a busy machine.
  const upgradeTimes = { soakMs: 100, lostMs: 120_000 };
  await restart({ upgradeTimes });
  // Restarts are slow enough that the server is down before the first device returns.
  await startFleet(2);
  onTestFinished(async () => {
    await rig.fleet.stop();
    await startFleet();
  });
  const fpId = await started({ targets: some(3), waves: { canary: 3, atOnce: 3 } });
  const orders = async () =>
    rig.bench.database.sql
      .selectFrom('task')
      .select('state')
      .where('task_id', 'like', `${fpId}.%-activate`)
      .execute();
  // Commands that have not reached their device when the server stops are lost with it, which is another test.
  const onTheirWay = ['requested', 'authorised', 'queued', 'dispatched'];
  await eventually(async () => {
    const states = (await orders()).map(({ state }) => state);
    expect(states.filter((state) => !onTheirWay.includes(state))).toHaveLength(3);
  });
  await restart({ upgradeTimes });
  const { profile } = await until(fpId, 'completed', askedTwiceMs);
  expect(profile.counts).toMatchObject({ success: 3, failed: 0 });
  expect((await members(fpId)).map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  expect(await orders()).toHaveLength(3);
}, 240_000);
