import { describe, expect, test } from 'vitest';
import { limitsOf } from '#server/fleet/firmware/queries/upgrades.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { eventually } from '#tests/support/eventually.ts';
import { profileBench } from './profile-bench.ts';

/** Rollouts of firmware to simulated devices by real HTTP: CL-236..CL-243, CL-245..CL-247, PE-022, PE-023. */

const rig = profileBench();
const { call, control, detail, file, members, some, started, until } = rig;

describe('a profile', () => {
  test('of one device is planned, runs and completes (CL-238, CL-240, CL-241, TN-237, CO-104)', async () => {
    const fpId = await started({ targets: some(1) });
    const { profile, outcomes, waveList } = await until(fpId, 'completed');
    expect(profile.counts).toMatchObject({ eligible: 1, success: 1, waiting: 0, running: 0 });
    expect(outcomes).toEqual([{ outcome: 'succeeded', reason: '', count: 1 }]);
    expect(waveList).toMatchObject([{ number: 1, state: 'closed', size: 1 }]);
    expect(await members(fpId)).toMatchObject([
      { endpointId: rig.devices[0], wave: 1, state: 'ended', outcome: 'succeeded', attempt: 1 },
    ]);
    const { data: listed } = await call('POST', '/firmwares/profiles/page', { states: ['completed'] });
    expect(listed.map((one: { fpId: string }) => one.fpId)).toContain(fpId);
    const { data: days } = await call('GET', `/firmwares/profiles/${fpId}/dates/status`);
    expect(days).toMatchObject([{ Success: 1, Failed: 0, Cancel: 0 }]);
  });

  test('reaches all devices by waves; a person continues (CL-237, FLEET section 3)', async () => {
    const fpId = await started({
      targets: some(4),
      waves: { canary: 2, factor: 1, continueBy: 'person' },
    });
    // The canary holds one of each hardware and version.
    const first = await until(fpId, 'gate');
    expect(first.waveList.map(({ state }) => state)).toEqual([
      'closed',
      ...first.waveList.slice(1).map(() => 'waiting'),
    ]);
    expect(first.waiting).toMatchObject([{ reason: 'person' }]);
    expect((await members(fpId, { states: ['waiting'] })).every(({ waitsFor }) => waitsFor === 'wave')).toBe(
      true,
    );
    while ((await until(fpId, 'gate')).profile.wave < first.waveList.length) {
      expect((await call('POST', `/firmwares/profiles/${fpId}/continue`)).code).toBe('success');
      if ((await detail(fpId)).profile.wave === first.waveList.length) break;
    }
    const { profile } = await until(fpId, 'completed');
    expect(profile.counts).toMatchObject({ eligible: 4, success: 4 });
    expect((await call('POST', `/firmwares/profiles/${fpId}/continue`)).code).toBe('custom');
    // The events of a wave hold ordinals; another call returns their devices, with name and address if in scope.
    const placed = () => call('POST', `/firmwares/waves/${fpId}.1/members`, { ordinals: [1, 2, 99] });
    const { data: named } = await placed();
    expect(named).toMatchObject([1, 2].map((ordinal) => ({ ordinal, inScope: true })));
    expect(named[0]).toMatchObject({
      macAddress: expect.any(String),
      serial: expect.any(String),
      upgradeId: `${fpId}.1.1`,
    });
    const moved = rig.demoDeviceOf(named[0].endpointId);
    const give = (opId: string) =>
      rig.bench.tell(moved.endpointId, [
        {
          type: 'device.registered',
          data: { ...moved.registration, opId, deviceStatus: 'Deployed' as const },
        },
      ]);
    await give('brightline');
    expect((await placed()).data[0]).toMatchObject({
      endpointId: moved.endpointId,
      inScope: false,
      deviceName: null,
      macAddress: null,
      serial: null,
    });
    await give('northwind');
  });

  test('with a bad image pauses at the canary with the reason; its devices are in quarantine', async () => {
    const FirmwareFileId = await file({ fault: 'bootFails' });
    const body = { FirmwareFileId, fpName: 'Bad', activateMode: 'immediately', targets: some(5) };
    const { data } = await call('POST', '/firmwares/profiles', { ...body, waves: { canary: 3 } });
    const { profile, pauseReason, outcomes } = await until(data.fpId, 'paused');
    expect(profile).toMatchObject({ pausedBy: 'threshold', wave: 1, counts: { failed: 3, waiting: 2 } });
    expect(pauseReason).toBe('3/3');
    expect(outcomes).toMatchObject([{ outcome: 'fellBack', count: 3 }]);
    expect((await control(data.fpId, 'resume')).code).toBe('custom');
    const again = await call('POST', '/firmwares/profiles', { ...body, targets: some(5) });
    expect(again).toMatchObject({ code: 'fwpartialfail', data: { started: 2, refused: 3 } });
    expect(again.data.refusals).toMatchObject([
      { reason: 'quarantined' },
      { reason: 'quarantined' },
      { reason: 'quarantined' },
    ]);
    const [did] = (await members(data.fpId, { states: ['ended'] })).map(({ endpointId }) => endpointId);
    const retried = await call('POST', `/firmwares/profiles/${data.fpId}/devices/retry`, { did });
    expect(retried).toMatchObject({ data: { queued: 1 } });
    await rig.bench.settled();
    const audited = (await rig.bench.log.read(0, 100_000)).findLast(({ type }) => type === 'audit.recorded');
    expect(audited?.data).toMatchObject({ newValue: { queued: 1, quarantined: true } });
    await control(again.data.fpId, 'stop');
    await control(data.fpId, 'stop');
    await until(again.data.fpId, 'cancelled');
    const stopped = await until(data.fpId, 'cancelled');
    expect(stopped.profile.counts).toMatchObject({ failed: 2, cancelled: 3, waiting: 0 });
  });

  test('is paused and resumed; devices are held, released and cancelled (CL-245, CL-246, TN-238, TN-241)', async () => {
    const fpId = await started({ targets: some(3), waves: { canary: 1, continueBy: 'person', factor: 2 } });
    const { waveList } = await until(fpId, 'gate');
    const last = (await members(fpId, { wave: waveList.length })).at(-1)?.endpointId ?? '';
    const status = (action: string) =>
      call('PATCH', `/firmwares/profiles/${fpId}/devices/status/${action}`, { dids: [last] });
    expect(await status('hold')).toMatchObject({ data: { changed: 1 } });
    expect(await status('hold')).toMatchObject({
      code: 'custom',
      message: 'None of these devices waits in this profile.',
    });
    expect((await control(fpId, 'pause', { reason: 'Exam week' })).data.state).toBe('paused');
    const paused = await detail(fpId);
    expect(paused).toMatchObject({ pauseReason: 'Exam week', pausedByName: 'Nora West' });
    expect(paused.pauseTime).not.toBeNull();
    expect((await call('POST', `/firmwares/profiles/${fpId}/continue`)).code).toBe('custom');
    expect((await control(fpId, 'resume')).data.state).toBe('running');
    await until(fpId, 'gate');
    expect(await status('resume')).toMatchObject({ data: { changed: 1 } });
    expect(await status('cancel')).toMatchObject({ data: { changed: 1 } });
    await call('POST', `/firmwares/profiles/${fpId}/continue`);
    const { profile } = await until(fpId, 'completed');
    expect((await call('GET', '/firmwares/profiles')).data).toContainEqual(
      expect.objectContaining({ fpId, state: 'completed' }),
    );
    expect(profile.counts.cancelled).toBe(1);
    expect(profile.counts.success).toBe(2);
  });

  test('retries failed devices on request (CL-242, CL-243, TN-239, TN-240)', async () => {
    for (const agent of rig.fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, noSpace: true };
    const fpId = await started({ targets: some(1), autoRetry: false });
    // With a single device, a pause would hold nothing back.
    const { profile } = await until(fpId, 'completed');
    expect(profile.counts.failed).toBe(1);
    for (const agent of rig.fleet.agents) agent.faults.firmware = noFirmwareFaults;
    expect(await call('POST', `/firmwares/profiles/${fpId}/retry`, {})).toMatchObject({
      data: { queued: 1 },
    });
    await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(1));
    const after = await until(fpId, 'completed');
    expect(after.profile.counts.success).toBe(1);
    expect((await members(fpId))[0]?.attempt).toBe(2);
    const did = rig.devices[0];
    expect((await call('POST', `/firmwares/profiles/${fpId}/devices/retry`, { did })).code).toBe('custom');
    const { FirmwareFileId } = after.profile;
    await call('POST', '/firmwares/action/disapprove', { FirmwareFileId });
    for (const [path, body] of [
      ['retry', {}],
      ['devices/retry', { did }],
    ] as const)
      expect(await call('POST', `/firmwares/profiles/${fpId}/${path}`, body)).toMatchObject({
        code: 'custom',
        data: { FirmwareFileId },
        message: expect.stringContaining('not approved any more'),
      });
  });
});

test("starts devices one after the other within its budget, and limits downloads by it and the organisation's", async () => {
  const fpId = await started({ targets: some(2), updateMode: 'FI1', bandwidth: 0.2, waves: { canary: 2 } });
  await call('PUT', '/firmwares/rules', { fourEyes: false, bandwidth: 5 });
  expect((await call('GET', '/firmwares/rules')).data.bandwidth).toBe(5);
  expect(await limitsOf(rig.bench.database.sql, `${fpId}.1.1`, 'northwind')).toEqual(
    expect.arrayContaining([
      { key: `rollout:${fpId}`, bytesPerSecond: 200_000 },
      { key: 'operator:northwind', bytesPerSecond: 5_000_000 },
    ]),
  );
  await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(1));
  expect(await detail(fpId)).toMatchObject({
    profile: { counts: { running: 0, waiting: 1 } },
    order: { bandwidth: 0.2 },
    waiting: [{ reason: 'bandwidth', devices: 1 }],
  });
  expect((await members(fpId)).map(({ waitsFor }) => waitsFor)).toContain('bandwidth');
  rig.bench.clock.now = new Date(rig.bench.clock.now.getTime() + 4_000);
  await until(fpId, 'completed');
  await call('PUT', '/firmwares/rules', { fourEyes: false, bandwidth: null });
});

test('never upgrades two devices of a home at once, and shows which one waits for another (FLEET section 7)', async () => {
  for (const agent of rig.fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 100 };
  const [first = '', second = ''] = rig.devices;
  const macs = await rig.bench.database.sql
    .selectFrom('device')
    .select(['endpoint_id', 'mac_addr'])
    .where('endpoint_id', 'in', [first, second])
    .execute();
  const macOf = (id: string) => macs.find(({ endpoint_id }) => endpoint_id === id)?.mac_addr ?? '';
  /** The first device reports a home network of these. */
  const tellHome = async (members: string[]) => {
    const network = 'Device.WiFi.DataElements.Network.';
    const values = {
      [`${network}ControllerID`]: macOf(first),
      'Device.Hosts.HostNumberOfEntries': '0',
      ...Object.fromEntries(members.map((id, at) => [`${network}Device.${at + 1}.ID`, macOf(id)])),
    };
    await rig.bench.tell(first, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    await rig.bench.settled();
  };
  await tellHome([first, second]);
  const FirmwareFileId = await file();
  const body = { FirmwareFileId, activateMode: 'immediately', updateMode: 'FI1' };
  const { data } = await call('POST', '/firmwares/profiles', {
    ...body,
    fpName: 'Home',
    targets: some(3),
    waves: { canary: 3 },
  });
  const { fpId } = data;
  await eventually(async () =>
    expect((await detail(fpId)).waiting).toContainEqual({ reason: 'home', devices: 1, until: null }),
  );
  const states = await members(fpId);
  // The controller of the home is last.
  expect(states.find(({ endpointId }) => endpointId === first)).toMatchObject({
    state: 'waiting',
    waitsFor: 'home',
    reason: '',
    nextTime: null,
  });
  // A manual upgrade is refused for the same reason.
  const byHand = await call('POST', '/devices/actions/multi/firmware-update', {
    endpointIds: [first],
    FirmwareFileId,
    updateMode: 'FI1',
  });
  expect(byHand.data.refusals).toEqual([{ endpointId: first, reason: 'otherInHome' }]);
  await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(2));
  rig.bench.clock.now = new Date(rig.bench.clock.now.getTime() + 31_000);
  await until(fpId, 'completed');
  const facts = (await rig.bench.log.read(0, 100_000)).filter(({ streamId }) =>
    streamId.startsWith(`firmware-upgrade:${fpId}.`),
  );
  const spans = [first, second].map((id) => {
    const begun = facts.find(
      ({ type, data: asked }) => type === 'upgrade.requested' && asked.endpointId === id,
    );
    const own = facts.filter(({ streamId }) => streamId === begun?.streamId).map(({ pos }) => pos);
    return { from: Math.min(...own), to: Math.max(...own) };
  });
  expect(spans[1]?.to).toBeLessThan(spans[0]?.from ?? 0);
  await tellHome([first]);
});

describe('the file of a profile', () => {
  test('stays approved and is not deleted before the profile has ended; the refusal names the profile (TN-243)', async () => {
    const FirmwareFileId = await file();
    const name = `Keeps ${rig.code}`;
    const body = { FirmwareFileId, fpName: name, targets: some(1), submit: false };
    const { data } = await call('POST', '/firmwares/profiles', body);
    const refusal = {
      status: 409,
      code: 'conflict',
      message: expect.stringContaining(`“${name}”`),
      data: { profiles: [{ fpId: data.fpId, fpName: name }], used: 1 },
    };
    const withdraw = () => call('POST', '/firmwares/action/disapprove', { FirmwareFileId });
    expect(await withdraw()).toMatchObject(refusal);
    expect(await call('DELETE', `/firmwares/${FirmwareFileId}`)).toMatchObject(refusal);
    await control(data.fpId, 'stop');
    expect((await withdraw()).code).toBe('success');
    // The record stays: the profile is in no list, but its page and its record exist.
    const { fpId } = data;
    await call('DELETE', `/firmwares/${FirmwareFileId}`);
    expect((await call('DELETE', '/firmwares/profiles', { fpId })).code).toBe('success');
    const listed = await call('POST', '/firmwares/profiles/page', { keyword: name });
    expect(listed.data).toEqual([]);
    expect((await detail(fpId)).profile).toMatchObject({ state: 'cancelled', deleted: true });
    const { data: events } = await call('GET', `/firmwares/profiles/${fpId}/events`);
    expect(events.at(-1)).toMatchObject({ type: 'rollout.deleted' });
    expect((await call('DELETE', '/firmwares/profiles', { fpId })).code).toBe('nodata');
  });

  test('pauses the profile before its next device when its approval is withdrawn', async () => {
    for (const agent of rig.fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 300 };
    const fpId = await started({ targets: some(3), waves: { canary: 3, atOnce: 1 } });
    await eventually(async () => expect((await detail(fpId)).profile.counts.running).toBe(1));
    const { FirmwareFileId } = (await detail(fpId)).profile;
    const approval = (state: string) =>
      rig.bench.database.sql
        .updateTable('firmware_file')
        .set({ state })
        .where('file_id', '=', FirmwareFileId)
        .execute();
    await approval('notApproved');
    const single = { endpointIds: rig.devices.slice(4, 5), FirmwareFileId };
    expect((await call('POST', '/devices/actions/multi/firmware-update', single)).code).toBe('fwerr');
    const { profile, waiting } = await until(fpId, 'paused');
    expect(profile).toMatchObject({ pausedBy: 'fileMissing', counts: { waiting: 2 } });
    expect(waiting[0]).toMatchObject({ reason: 'file' });
    for (const agent of rig.fleet.agents) agent.faults.firmware = noFirmwareFaults;
    await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(1));
    await control(fpId, 'resume');
    expect((await until(fpId, 'paused')).profile.counts).toMatchObject({ waiting: 2, running: 0 });
    await approval('approved');
    await control(fpId, 'resume');
    expect((await until(fpId, 'completed')).profile.counts.success).toBe(3);
  });
});
