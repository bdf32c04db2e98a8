import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { limitsOf } from '#server/fleet/firmware/queries/upgrades.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { type ImageHeader, simulatedImage } from '#simulator/firmware-image.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Rollouts of firmware to simulated devices by real HTTP: CL-236..CL-247, CL-190..CL-192, PE-022, PE-023. */

type Detail = components['schemas']['FirmwareProfileDetail'];
type Member = components['schemas']['ProfileMember'];

let bench: BenchServer;
let fleet: Fleet;
let admin: { authorization: string };
let second: { authorization: string };
let support: { authorization: string };
const model = 'KSTB2020';
/** Devices of the model that the administrator can see. */
let devices: string[] = [];

const startFleet = async (speed = Number.POSITIVE_INFINITY) => {
  fleet = createFleet({
    // The port differs after a restart.
    get url() {
      return `ws://127.0.0.1:${bench.uspPort}/usp`;
    },
    count: 84,
    seed: 1,
    // Devices reconnect soon after any outage of the server on a busy machine.
    speed,
    reconnectMs: 20,
    longestReconnectMs: 500,
  });
  await fleet.start();
};
const isAt = (index: number, { endpointId }: { endpointId: string }) =>
  demoDevice(index).endpointId === endpointId;
const signIn = async () => {
  admin = await bench.login('admin@northwind.example');
  second = await bench.login('system.admin@waymark.example');
  support = await bench.login('support@northwind.example');
};
const restart = async (more = {}) => {
  await bench.stop();
  const upgradeTimes = { soakMs: 100, lostMs: 10_000 };
  bench = await startBench({ devices: true, on: bench.place, upgradeTimes, ...more });
  await signIn();
};
beforeAll(async () => {
  bench = await startBench({ devices: true, upgradeTimes: { soakMs: 100, lostMs: 3_000 } });
  await signIn();
  // The demo has two of the model; four of its neighbours are deployed as well.
  for (const index of [28, 42, 56, 70]) {
    const { endpointId, registration } = demoDevice(index);
    const data = { ...registration, opId: 'northwind', deviceStatus: 'Deployed' as const };
    await bench.tell(endpointId, [{ type: 'device.registered', data }]);
  }
  await startFleet();
  await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
  await eventually(async () => {
    await bench.settled();
    const { rows } = await bench.database.sql
      .selectFrom('device')
      .innerJoin('operator', 'operator.op_id', 'device.op_id')
      .select('endpoint_id')
      .where('model_name', '=', model)
      .where('company_name', 'like', 'Northwind%')
      .where('device_status', '=', 'Deployed')
      .where('firmware_version', 'is not', null)
      // The first four have two of one version: a canary holds one of each, so four different ones would be a single
      // wave.
      .orderBy('hardware_version')
      .orderBy('firmware_version', 'desc')
      .orderBy('endpoint_id')
      .execute()
      .then((found) => ({ rows: found }));
    devices = rows
      .map(({ endpoint_id }) => endpoint_id)
      .filter((id) => fleet.agents.some((a) => a.endpointId === id));
    expect(devices.length).toBeGreaterThan(4);
  });
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};

let code = 100;
beforeEach(() => {
  code++;
  for (const agent of fleet.agents) agent.faults.firmware = noFirmwareFaults;
});
const version = () => `8.0.${code}`;

async function file(header: Partial<ImageHeader> = {}): Promise<string> {
  const about = { mid: 'kstb2020', fwCode: String(10_000 + code), versionName: version() };
  const bytes = simulatedImage({ model, version: version(), ...header }, 65_536);
  const sent = form(about, { name: 'stb.img', bytes });
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  const { FirmwareFileId } = answer.json().data;
  await call('POST', '/firmwares/action/approve', { FirmwareFileId });
  return FirmwareFileId;
}

const order = async (more: object = {}, headers = admin) =>
  call(
    'POST',
    '/firmwares/profiles',
    { FirmwareFileId: await file(), fpName: `Profile ${code}`, activateMode: 'immediately', ...more },
    headers,
  );
const started = async (more: object = {}): Promise<string> => {
  const answer = await order(more);
  expect(answer).toMatchObject({ code: 'success' });
  return answer.data.fpId;
};
const detail = async (fpId: string): Promise<Detail> => {
  await bench.settled();
  const { data } = await call('GET', `/firmwares/profiles/${fpId}`);
  const { counts } = data.profile;
  const sum = counts.waiting + counts.running + counts.success + counts.failed + counts.cancelled;
  expect(sum).toBe(counts.eligible);
  return data;
};
const members = async (fpId: string, more: object = {}): Promise<Member[]> =>
  (await call('POST', `/firmwares/profiles/${fpId}/devices/page`, { limit: 100, ...more })).data;
const until = async (fpId: string, state: string, timeout = 60_000) => {
  let last = await detail(fpId);
  const check = async () => {
    last = await detail(fpId);
    expect(last.profile.state).toBe(state);
  };
  await vi.waitFor(check, { timeout }).catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await whatWaits(fpId)}`);
  });
  return last;
};
/** Returns the upgrades and tasks of each device that did not end at its first attempt. */
async function whatWaits(fpId: string): Promise<string> {
  const found = (await members(fpId)).filter(({ state, attempt }) => state !== 'ended' || attempt > 1);
  const online = fleet.agents.filter(({ connected }) => connected).map(({ endpointId }) => endpointId);
  const events = await bench.log.read(0, 1_000_000);
  const of = (endpointId: string) =>
    events
      .filter(({ streamId }) => streamId.includes(`${fpId}.`) || streamId === `device:${endpointId}`)
      .filter(({ type }) => type !== 'device.valuesObserved')
      .slice(-60)
      .map(({ recordedAt, streamId, type, data }) =>
        `${recordedAt} ${streamId} ${type} ${JSON.stringify(data)}`.slice(0, 240),
      );
  return found
    .flatMap((member) => [
      `${JSON.stringify(member)} ${online.includes(member.endpointId) ? 'online' : 'offline'}`,
      ...of(member.endpointId),
    ])
    .join('\n');
}
/** A device that disconnects during a version check is checked again 30 s after the timeout. */
const askedTwiceMs = 150_000;
const control = (fpId: string, actionControl: string, more = {}) =>
  call('POST', '/firmwares/profiles/controls', { fpId, actionControl, ...more });
const some = (count: number) => ({ addDids: devices.slice(0, count) });

describe('a profile', () => {
  test('of one device is planned, runs and completes (CL-238, CL-240, CL-241, TN-237, CO-104)', async () => {
    const fpId = await started({ targets: some(1) });
    const { profile, outcomes, waveList } = await until(fpId, 'completed');
    expect(profile.counts).toMatchObject({ eligible: 1, success: 1, waiting: 0, running: 0 });
    expect(outcomes).toEqual([{ outcome: 'succeeded', reason: '', count: 1 }]);
    expect(waveList).toMatchObject([{ number: 1, state: 'closed', size: 1 }]);
    expect(await members(fpId)).toMatchObject([
      { endpointId: devices[0], wave: 1, state: 'ended', outcome: 'succeeded', attempt: 1 },
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
    const moved = demoDevice([0, 14, 28, 42, 56, 70].find((index) => isAt(index, named[0])) ?? 0);
    const give = (opId: string) =>
      bench.tell(moved.endpointId, [
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
    await bench.settled();
    const audited = (await bench.log.read(0, 100_000)).findLast(({ type }) => type === 'audit.recorded');
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
    expect((await detail(fpId)).pauseReason).toBe('Exam week');
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
    for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, noSpace: true };
    const fpId = await started({ targets: some(1), autoRetry: false });
    // With a single device, a pause would hold nothing back.
    const { profile } = await until(fpId, 'completed');
    expect(profile.counts.failed).toBe(1);
    for (const agent of fleet.agents) agent.faults.firmware = noFirmwareFaults;
    expect(await call('POST', `/firmwares/profiles/${fpId}/retry`, {})).toMatchObject({
      data: { queued: 1 },
    });
    await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(1));
    const after = await until(fpId, 'completed');
    expect(after.profile.counts.success).toBe(1);
    expect((await members(fpId))[0]?.attempt).toBe(2);
    const did = devices[0];
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

describe('a rollback', () => {
  const forecast = async (fpId: string, headers = admin) =>
    call('GET', `/firmwares/profiles/${fpId}/rollback`, undefined, headers);
  const rollBack = (fpId: string, reason = 'No picture', headers = admin) =>
    call('POST', `/firmwares/profiles/${fpId}/rollback`, { reason }, headers);
  const installed = async (dids: string[]) => {
    await bench.settled();
    const rows = await bench.database.sql
      .selectFrom('device')
      .select(['endpoint_id', 'firmware_version'])
      .where('endpoint_id', 'in', dids)
      .execute();
    return new Map(rows.map((row) => [row.endpoint_id, row.firmware_version]));
  };

  test('takes a profile back on the devices that have its version, by the other bank and once', async () => {
    // The two have one version, so that a canary of one covers all kinds.
    const two = devices.slice(1, 3);
    await until(await started({ targets: { addDids: two }, updateMode: 'FI1' }), 'completed');
    code++;
    await setApprovalRules(bench.database, 'northwind', { fourEyes: true, fromDevices: 1 });
    onTestFinished(
      async () => void (await setApprovalRules(bench.database, 'northwind', { fourEyes: false })),
    );
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, second);
    const body = { FirmwareFileId, fpName: 'Taken back', activateMode: 'immediately' };
    const { data } = await call('POST', '/firmwares/profiles', {
      ...body,
      targets: { addDids: two },
      waves: { canary: 1, factor: 1, continueBy: 'person' },
    });
    const before = await installed(two);
    await call('POST', `/firmwares/profiles/${data.fpId}/approve`, { planHash: data.planHash }, second);
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
    expect((await rollBack(data.fpId, 'No picture', support)).code).toBe('roleerr');

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
    code++;
    const second = await started({ targets: some(1), updateMode: 'FI1' });
    await until(second, 'completed');
    expect((await forecast(first)).data).toMatchObject({
      devices: 2,
      ready: 1,
      refused: 1,
      refusals: [{ reason: 'otherVersion', count: 1 }],
    });
    await fleet.stop();
    await eventually(async () => {
      await bench.settled();
      expect((await forecast(first)).data).toMatchObject({ ready: 0, later: 1, refused: 1 });
    });
    const { data } = await rollBack(first);
    expect((await detail(data.fpId)).waiting).toMatchObject([{ reason: 'connection', devices: 1 }]);
    await restart();
    await fleet.start();
    const { profile } = await until(data.fpId, 'completed', askedTwiceMs);
    expect(profile.counts).toMatchObject({ success: 1, refused: 1 });
    expect(await members(data.fpId)).toMatchObject([{ endpointId: devices[1], attempt: 1 }]);
  }, 240_000);

  test('is not offered for a device that has left the version and is in another upgrade', async () => {
    const first = await started({ targets: some(1), updateMode: 'FI1' });
    await until(first, 'completed');
    code++;
    await until(await started({ targets: some(1), updateMode: 'FI1' }), 'completed');
    code++;
    for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 30 };
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

describe('an automatic profile', () => {
  const rule = (more: object) => started({ automatic: true, updateMode: 'FI1', ...more });
  const days = async (fpId: string) =>
    (await detail(fpId)).waveList.map(({ number, size, counts }) => [number, size, counts.success]);

  /** Changes the organisation's time zone, which starts another day at once. */
  const inZone = (time_zone: string) =>
    bench.database.sql.updateTable('operator').set({ time_zone }).where('op_id', '=', 'northwind').execute();

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
    await fleet.stop();
    await restart();
    await inZone('Pacific/Kiritimati');
    await fleet.start();
    await bench.settled();
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
    const target = devices[3] ?? '';
    const { data: made } = await call('POST', '/groups', { groupName: `Rule ${code}`, opId: 'northwind' });
    const fpId = await rule({ targets: { gid: made.gid } });
    expect(await detail(fpId)).toMatchObject({ waiting: [{ reason: 'match' }], waveList: [] });
    await eventually(async () => expect((await detail(fpId)).profile.state).toBe('running'));
    await call('POST', '/groups/actions/associate', { gid: made.gid, endpointIds: [target] });
    await fleet.stop();
    await fleet.start();
    await eventually(async () => expect(await days(fpId)).toEqual([[1, 1, 1]]));
    expect((await members(fpId)).map(({ endpointId }) => endpointId)).toEqual([target]);
    await control(fpId, 'stop');
    await until(fpId, 'cancelled');
  }, 60_000);

  test("waits for approval whatever devices meet it now, and does not count as a person's command", async () => {
    await setApprovalRules(bench.database, 'northwind', { fourEyes: true, fromDevices: 1000 });
    onTestFinished(
      async () => void (await setApprovalRules(bench.database, 'northwind', { fourEyes: false })),
    );
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, second);
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

test("starts devices one after the other within its budget, and limits downloads by it and the organisation's", async () => {
  const fpId = await started({ targets: some(2), updateMode: 'FI1', bandwidth: 0.2, waves: { canary: 2 } });
  await call('PUT', '/firmwares/rules', { fourEyes: false, bandwidth: 5 });
  expect((await call('GET', '/firmwares/rules')).data.bandwidth).toBe(5);
  expect(await limitsOf(bench.database.sql, `${fpId}.1.1`, 'northwind')).toEqual(
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
  bench.clock.now = new Date(bench.clock.now.getTime() + 4_000);
  await until(fpId, 'completed');
  await call('PUT', '/firmwares/rules', { fourEyes: false, bandwidth: null });
});

test('never upgrades two devices of a home at once, and shows which one waits for another (FLEET section 7)', async () => {
  for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 100 };
  const [first = '', second = ''] = devices;
  const macs = await bench.database.sql
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
    await bench.tell(first, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    await bench.settled();
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
  bench.clock.now = new Date(bench.clock.now.getTime() + 31_000);
  await until(fpId, 'completed');
  const facts = (await bench.log.read(0, 100_000)).filter(({ streamId }) =>
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
    const name = `Keeps ${code}`;
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
    for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 300 };
    const fpId = await started({ targets: some(3), waves: { canary: 3, atOnce: 1 } });
    await eventually(async () => expect((await detail(fpId)).profile.counts.running).toBe(1));
    const { FirmwareFileId } = (await detail(fpId)).profile;
    const approval = (state: string) =>
      bench.database.sql
        .updateTable('firmware_file')
        .set({ state })
        .where('file_id', '=', FirmwareFileId)
        .execute();
    await approval('notApproved');
    const single = { endpointIds: devices.slice(4, 5), FirmwareFileId };
    expect((await call('POST', '/devices/actions/multi/firmware-update', single)).code).toBe('fwerr');
    const { profile, waiting } = await until(fpId, 'paused');
    expect(profile).toMatchObject({ pausedBy: 'fileMissing', counts: { waiting: 2 } });
    expect(waiting[0]).toMatchObject({ reason: 'file' });
    for (const agent of fleet.agents) agent.faults.firmware = noFirmwareFaults;
    await eventually(async () => expect((await detail(fpId)).profile.counts.success).toBe(1));
    await control(fpId, 'resume');
    expect((await until(fpId, 'paused')).profile.counts).toMatchObject({ waiting: 2, running: 0 });
    await approval('approved');
    await control(fpId, 'resume');
    expect((await until(fpId, 'completed')).profile.counts.success).toBe(3);
  });
});

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
    const edited = await call('PATCH', path, { fpName: 'Renamed', addDids: devices.slice(2, 3) });
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
    code++;
    const hours = { fpRunMethod: 'Reserved', fpStartHour: 2, fpEndHour: 2 };
    expect((await order({ targets: some(1), ...hours })).code).toBe('fwerr');
    code++;
    expect((await order({ mid: 'ar2146' })).code).toBe('fwerr');
    code++;
    expect((await order({ targets: { gid: 'no-group' } })).code).toBe('nodata');
  });

  test('of a group names it, and only one group is accepted (CL-190, CL-191)', async () => {
    const { data: made } = await call('POST', '/groups', { groupName: `Pilots ${code}`, opId: 'northwind' });
    const { gid } = made;
    await call('POST', '/groups/actions/associate', { gid, endpointIds: devices.slice(0, 2) });
    const body = { FirmwareFileId: await file(), fpName: 'Group', submit: false };
    const answer = await call('POST', '/groups/firmware-profiles', { ...body, targets: { gid } });
    expect(answer).toMatchObject({ code: 'success', data: { state: 'planned', started: 2 } });
    expect((await detail(answer.data.fpId)).profile.targetGroup).toBe(`Pilots ${code}`);
    expect((await call('POST', '/groups/firmware-profiles', { ...body, targets: {} })).status).toBe(400);
    // This is the flat form of the specification.
    const flat = await call('POST', '/groups/firmware-profiles', { ...body, gid, fpRetry: 1 });
    expect(flat).toMatchObject({ code: 'success', data: { state: 'planned', started: 2 } });
    expect((await detail(flat.data.fpId)).order).toMatchObject({ targets: { gid }, maxRetryCount: 1 });
    const [did = ''] = devices;
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

/** Verifies the profile's file without the server: the approved plan, its approver, and each of its devices. */
async function exported(fpId: string, planHash: string): Promise<void> {
  const url = `/api/v1/firmwares/profiles/${fpId}/export`;
  const { body } = await bench.app.inject({ url, headers: admin });
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
    await setApprovalRules(bench.database, 'northwind', { fourEyes: true, fromDevices: 2 });
    const FirmwareFileId = await file();
    await call('POST', '/firmwares/action/approve', { FirmwareFileId }, second);
    const body = { FirmwareFileId, fpName: 'Approved', activateMode: 'immediately', targets: some(2) };
    const { data } = await call('POST', '/firmwares/profiles', body);
    expect(data).toMatchObject({ state: 'awaitingApproval', started: 2 });
    expect(await detail(data.fpId)).toMatchObject({ approvalNeeded: true, mine: true });
    const approve = (planHash: string, headers: Record<string, string>) =>
      call('POST', `/firmwares/profiles/${data.fpId}/approve`, { planHash }, headers);
    expect((await approve(data.planHash, admin)).status).toBe(403);
    expect((await approve('0'.repeat(64), second)).code).toBe('custom');
    expect((await approve(data.planHash, support)).code).toBe('roleerr');
    expect((await approve(data.planHash, second)).data.state).toBe('running');
    expect((await approve(data.planHash, second)).code).toBe('custom');
    expect(await until(data.fpId, 'completed')).toMatchObject({ approvedAlone: false });
    await exported(data.fpId, data.planHash);
    code++;
    const other = await call('POST', '/firmwares/profiles', {
      ...body,
      FirmwareFileId: FirmwareFileId,
      updateMode: 'FI1',
    });
    const path = `/firmwares/profiles/${other.data.fpId}/decline`;
    expect((await call('POST', path, { reason: 'Not now' }, second)).data.state).toBe('declined');
    expect((await detail(other.data.fpId)).declineReason).toBe('Not now');
    await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
  });

  test('a user without permission, and another organisation, find no profile', async () => {
    const { data } = await order({ targets: some(1), submit: false });
    expect((await call('GET', '/firmwares/profiles', undefined, support)).code).toBe('roleerr');
    const other = await bench.login('admin@brightline.example');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, other)).code).toBe('nodata');
    const stop = { fpId: data.fpId, actionControl: 'stop' };
    expect((await call('POST', '/firmwares/profiles/controls', stop, other)).code).toBe('nodata');
    const auditor = await bench.login('auditor@northwind.example');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, auditor)).code).toBe('success');
    expect((await call('POST', '/firmwares/profiles/controls', stop, auditor)).code).toBe('roleerr');
    expect((await call('GET', `/firmwares/profiles/${data.fpId}`, undefined, second)).code).toBe('success');
    await control(data.fpId, 'stop');
  });
});

test('a server that stops during a wave continues it, and starts nothing twice', async () => {
  for (const agent of fleet.agents) agent.faults.firmware = { ...noFirmwareFaults, kbps: 30 };
  const fpId = await started({ targets: some(5), waves: { canary: 5, atOnce: 2 } });
  await eventually(async () => expect((await detail(fpId)).profile.counts.running).toBe(2));
  await eventually(async () => {
    const cut = await bench.database.sql
      .selectFrom('task')
      .select('state')
      .where('task_id', 'like', `${fpId}.%`)
      .execute();
    expect(cut.map(({ state }) => state)).toEqual(['running', 'running']);
  });
  await fleet.stop();
  await restart();
  await startFleet();
  await eventually(async () =>
    expect((await detail(fpId)).profile.counts).toMatchObject({ success: 3, running: 0 }),
  );
  expect(await members(fpId, { states: ['waiting'] })).toMatchObject([
    { reason: 'device restarted', waitsFor: 'retry', attempt: 1 },
    { reason: 'device restarted', waitsFor: 'retry', attempt: 1 },
  ]);
  bench.clock.now = new Date(bench.clock.now.getTime() + 15 * 60_000);
  const { profile } = await until(fpId, 'completed');
  expect(profile.counts).toMatchObject({ success: 5, failed: 0 });
  const ended = await members(fpId);
  expect(ended.map(({ attempt }) => attempt).sort()).toEqual([1, 1, 1, 2, 2]);
  const upgrades = await bench.database.sql
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
  await fleet.stop();
  // An upgrade keeps its initial time limits, and loses no device to a slow start of the server on a busy machine.
  const upgradeTimes = { soakMs: 100, lostMs: 120_000 };
  await restart({ upgradeTimes });
  // Restarts are slow enough that the server is down before the first device returns.
  await startFleet(2);
  onTestFinished(async () => {
    await fleet.stop();
    await startFleet();
  });
  const fpId = await started({ targets: some(3), waves: { canary: 3, atOnce: 3 } });
  const orders = async () =>
    bench.database.sql
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
