import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Agent } from '#simulator/agent.ts';
import { type FirmwareFaults, noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { type ImageHeader, simulatedImage } from '#simulator/firmware-image.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, pair } from './samples.ts';

/** Upgrades of real simulated devices by real HTTP: CL-043, TN-142..TN-144, TN-221..TN-236, PE-022. */

let bench: BenchServer;
let admin: { authorization: string };
let system: { authorization: string };
let support: { authorization: string };
let fleet: Fleet;
let agent: Agent;
const [endpointId = '', other = ''] = pair;
beforeAll(async () => {
  bench = await startBench({ devices: true, upgradeTimes: { soakMs: 100, lostMs: 5_000 } });
  admin = await bench.login('admin@northwind.example');
  system = await bench.login('system.admin@waymark.example');
  support = await bench.login('support@northwind.example');
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
  });
  await fleet.start();
  const [first] = fleet.agents;
  if (!first) throw new Error('the fleet is empty');
  agent = first;
  expect(agent.endpointId).toBe(endpointId);
  await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
  await eventually(async () => expect((await firmware()).installed).not.toBeNull());
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const firmware = async () => {
  await bench.settled();
  return (await call('GET', `/devices/firmware?endpointId=${encodeURIComponent(endpointId)}`)).data;
};

let code = 900;
beforeEach(() => {
  code++;
  agent.faults.firmware = noFirmwareFaults;
});
const version = () => `9.0.${code}`;

/** Uploads an image of the next version; approved by default. */
async function file({
  approve = true,
  size = 65_536,
  fields = {},
  ...header
}: { approve?: boolean; size?: number; fields?: Record<string, string> } & Partial<ImageHeader> = {}) {
  const about = { mid: 'kstb2020', fwCode: String(code), versionName: version(), ...fields };
  const bytes = simulatedImage({ model: 'KSTB2020', version: version(), ...header }, size);
  const sent = form(about, { name: 'stb.img', bytes });
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  const { FirmwareFileId } = answer.json().data;
  if (approve) await call('POST', '/firmwares/action/approve', { FirmwareFileId });
  return FirmwareFileId as string;
}
const upgrade = (FirmwareFileId: string, more = {}, headers: Record<string, string> = admin) =>
  call(
    'POST',
    '/devices/actions/multi/firmware-update',
    { endpointIds: [endpointId], FirmwareFileId, ...more },
    headers,
  );
const ended = async () => {
  let last: { state: string; ended: boolean; reason: string; toVersion: string } | undefined;
  await eventually(async () => {
    const { current, history } = await firmware();
    expect(current).toBeNull();
    [last] = history;
  });
  return last;
};

describe('an upgrade', () => {
  test('downloads by HTTP, restarts with the new version, and succeeds once that has run for a while (TN-142, TN-143, TN-225, TN-226)', async () => {
    const before = (await firmware()).installed;
    const { code: result, data } = await upgrade(await file({ size: 300_000 }));
    expect(result).toBe('success');
    expect(data).toMatchObject({ started: 1, refused: 0, taskId: data.taskIds[0] });
    expect(await ended()).toMatchObject({
      state: 'succeeded',
      fromVersion: before,
      toVersion: version(),
      updateMode: 'BI',
      requester: 'Nora West',
    });
    expect((await firmware()).installed).toBe(version());
    const { banks } = (
      await call('GET', `/devices/firmware?refresh=true&endpointId=${encodeURIComponent(endpointId)}`)
    ).data;
    expect(banks).toMatchObject([
      { version: before, status: 'Available', active: false },
      { version: version(), status: 'Active', active: true },
    ]);
    // The address authorises its holder to fetch the file, so no fact contains it.
    const log = await bench.log.read(0, 100_000);
    expect(JSON.stringify(log)).not.toContain('grant=');
  });

  test.each<[string, Partial<FirmwareFaults>]>([
    ['goes on after a cut line', { cutAt: 100_000 }],
    ['is slow', { kbps: 2_000 }],
  ])('succeeds where the download %s', async (_, faults) => {
    agent.faults.firmware = { ...noFirmwareFaults, ...faults };
    await upgrade(await file({ size: 400_000 }));
    expect(await ended()).toMatchObject({ state: 'succeeded', toVersion: version() });
  });

  test.each<[string, Partial<FirmwareFaults>, Partial<ImageHeader>, string, RegExp]>([
    ['arrives damaged', { corrupt: true }, {}, 'failed', /digest/],
    ['is too large for the device', { noSpace: true }, {}, 'failed', /space/],
    ['is of another model', {}, { model: 'AR2146' }, 'failed', /is for AR2146/],
    ['is signed with another key', {}, { signed: false }, 'failed', /signature/],
    ['does not boot', { boots: 'bootFails' }, {}, 'fellBack', /^/],
    ['has an image that does not boot', {}, { fault: 'bootFails' }, 'fellBack', /^/],
  ])(
    'whose file %s leaves the device as it was (TN-144, TN-227)',
    async (_, faults, header, state, reason) => {
      const before = (await firmware()).installed;
      agent.faults.firmware = { ...noFirmwareFaults, ...faults };
      await upgrade(await file(header));
      const last = await ended();
      expect(last).toMatchObject({ state, reason: expect.stringMatching(reason) });
      expect((await firmware()).installed).toBe(before);
      // Its commands may have succeeded: the history has the result of the upgrade.
      const query = `endpointId=${encodeURIComponent(endpointId)}&limit=1`;
      const { data } = await call('GET', `/devices/historys/device-action?${query}`);
      expect(data).toMatchObject([{ upgrade: { state, toVersion: version() } }]);
    },
  );

  test('is not started twice on a device, and its file stays while it runs (TN-219)', async () => {
    agent.faults.firmware = { ...noFirmwareFaults, kbps: 100 };
    const id = await file({ size: 100_000 });
    await upgrade(id);
    expect(await upgrade(id, { updateMode: 'FI1' })).toMatchObject({
      code: 'fwallfail',
      data: { refusals: [{ endpointId, reason: 'otherUpgrade' }] },
    });
    expect((await call('POST', '/firmwares/action/disapprove', { FirmwareFileId: id })).code).toBe(
      'conflict',
    );
    expect(await ended()).toMatchObject({ state: 'succeeded' });
    expect((await call('POST', '/firmwares/action/disapprove', { FirmwareFileId: id })).code).toBe('success');
  });

  test('has not failed if its requester cancels it (TN-228)', async () => {
    agent.faults.firmware = { ...noFirmwareFaults, kbps: 20 };
    const { data } = await upgrade(await file({ size: 200_000 }));
    await eventually(async () => {
      const task = await call('GET', `/tasks/${data.taskId}`);
      expect(task.data.state).toBe('running');
    });
    await eventually(async () => expect((await firmware()).current.progress).toBeGreaterThan(0));
    expect(await call('POST', `/tasks/${data.taskId}/cancel`, { reason: 'user' })).toMatchObject({
      code: 'success',
    });
    expect(await ended()).toMatchObject({ state: 'cancelled' });
  });

  test('asks the user first if required, who may decline (TN-236, CO-100)', async () => {
    agent.faults.firmware = { ...noFirmwareFaults, declines: true };
    await upgrade(await file(), { activateMode: 'user confirmation' });
    expect(await ended()).toMatchObject({ state: 'failed', reason: expect.stringMatching(/declined/) });
  });
});

describe('the running version decides, with an agent that', () => {
  test.each<[string, Partial<FirmwareFaults>]>([
    ['writes a v before its version', { spells: 'v' }],
    ['writes its version with leading zeros', { spells: 'zeros' }],
    ['writes a blank behind its version', { spells: 'blank' }],
    ['adds a suffix to the version it runs', { spells: 'suffix' }],
    ['adds a suffix to the version of its bank', { bankSpells: 'suffix' }],
    ['writes a blank behind the version of its bank', { bankSpells: 'blank' }],
    ['names no version of its bank', { bankSpells: 'nothing' }],
    ['restarts by itself and never ends the download', { restartsItself: true }],
    ['says TransferComplete! and no OperationComplete', { transferOnly: true }],
    ['restarts with a cause of its own and without the key of the command', { bootsWithoutKey: true }],
  ])('%s', async (_, faults) => {
    agent.faults.firmware = { ...noFirmwareFaults, ...faults };
    await upgrade(await file(), { updateMode: 'FI1' });
    expect(await ended()).toMatchObject({ state: 'succeeded', toVersion: version(), reason: '' });
  });

  test('ran the version with that suffix before: nothing tells, and it did not fall back', async () => {
    // The second download leaves both banks with one version, so the bank proves nothing either.
    agent.faults.firmware = { ...noFirmwareFaults, spells: 'suffix' };
    const id = await file();
    await upgrade(id, { updateMode: 'FI1' });
    expect(await ended()).toMatchObject({ state: 'succeeded' });
    agent.faults.firmware = { ...noFirmwareFaults, spells: 'suffix', boots: 'bootFails' };
    await upgrade(id, { updateMode: 'FI1' });
    expect(await ended()).toMatchObject({ state: 'unknown', reason: `runs ${version()}-r12` });
  });

  test.each<[string, Partial<FirmwareFaults>, RegExp]>([
    ['keeps a rescue image in its second bank', { rescueBank: true }, /no free bank/],
    ['does not say which bank runs', { namesNoActive: true }, /which firmware bank runs/],
  ])('%s is not written to', async (_, faults, reason) => {
    agent.faults.firmware = { ...noFirmwareFaults, ...faults };
    // The fault applies from its next start on.
    await upgrade(await file(), { updateMode: 'FI1' });
    await ended();
    code++;
    const before = agent.read('Device.DeviceInfo.FirmwareImage.1.Version');
    await upgrade(await file(), { updateMode: 'FI1' });
    expect(await ended()).toMatchObject({ state: 'failed', reason: expect.stringMatching(reason) });
    expect(agent.read('Device.DeviceInfo.FirmwareImage.1.Version')).toBe(before);
    expect(agent.read('Device.DeviceInfo.FirmwareImage.2.Version')).not.toBe(version());
  });
});

describe('a device with one bank', () => {
  const knownToHaveOne = async () => {
    agent.faults.firmware = { ...noFirmwareFaults, singleBank: true };
    agent.restart({ cause: 'LocalReboot', commandKey: '', firmwareUpdated: false });
    await eventually(async () => expect((await firmware()).oneBank).toBe(true));
  };

  test('is refused unless the caller accepts that it cannot be rolled back', async () => {
    await knownToHaveOne();
    const id = await file();
    expect(await upgrade(id, { updateMode: 'FI1' })).toMatchObject({
      code: 'fwallfail',
      data: { refusals: [{ endpointId, reason: 'singleBank' }] },
    });
    const asks = { updateMode: 'FI1', activateMode: 'user confirmation', withoutWayBack: true };
    expect(await upgrade(id, asks)).toMatchObject({
      code: 'fwallfail',
      data: { refusals: [{ endpointId, reason: 'modeUnsupported' }] },
    });
    await upgrade(id, { updateMode: 'FI1', withoutWayBack: true });
    expect(await ended()).toMatchObject({ state: 'succeeded', toVersion: version() });
  });

  test('is not written to if it was not known to have one', async () => {
    agent.faults.firmware = noFirmwareFaults;
    agent.restart({ cause: 'LocalReboot', commandKey: '', firmwareUpdated: false });
    await eventually(async () => expect((await firmware()).oneBank).toBe(false));
    agent.faults.firmware = { ...noFirmwareFaults, singleBank: true };
    await upgrade(await file(), { updateMode: 'FI1' });
    expect(await ended()).toMatchObject({ state: 'failed', reason: expect.stringMatching(/second bank/) });
  });
});

describe('the conditions', () => {
  test('ineligible devices are named with the reason; the others are upgraded, once per key (ER-025, TN-223)', async () => {
    const id = await file();
    const endpointIds = [endpointId, other];
    const headers = { ...admin, 'idempotency-key': randomUUID() };
    const first = await upgrade(id, { endpointIds, updateMode: 'FI2' }, headers);
    expect(first).toMatchObject({
      status: 400,
      code: 'fwpartialfail',
      message: 'Executed for 1 devices, conditions of 1 not satisfied.',
      data: { started: 1, refused: 1, refusals: [{ endpointId: other, reason: 'versionUnknown' }] },
    });
    const { requestId: _, ...again } = await upgrade(id, { endpointIds, updateMode: 'FI2' }, headers);
    expect(first).toMatchObject(again);
    expect(await ended()).toMatchObject({ state: 'succeeded' });
  });

  test('without an eligible device nothing runs (ER-024, TN-222, RU-121)', async () => {
    const id = await file({ fields: { versionName: '0.0.1', fwCode: '1' } });
    expect(await upgrade(id)).toMatchObject({
      status: 400,
      code: 'fwallfail',
      data: { started: 0, refusals: [{ reason: 'notNewer' }] },
      message: 'The new firmware version must be higher than the previously installed version.',
    });
  });

  test('the file must be approved, and of the model (ER-023, TN-224)', async () => {
    expect(await upgrade(await file({ approve: false }))).toMatchObject({ status: 400, code: 'fwerr' });
    code++;
    expect((await upgrade(await file(), { mid: 'ar2146' })).code).toBe('fwerr');
    expect((await upgrade('no-file')).code).toBe('nodata');
  });

  test('a foreign device fails the whole call, and a user without permission is refused (PE-022)', async () => {
    const id = await file();
    expect((await upgrade(id, { endpointIds: [endpointId, foreignDevice] })).code).toBe('nodata');
    expect((await firmware()).current).toBeNull();
    expect((await upgrade(id, {}, support)).code).toBe('roleerr');
    expect(
      (
        await call(
          'POST',
          '/onp/firmwares/action/manualUpdate',
          { endpointIds: [foreignDevice], FirmwareFileId: id },
          system,
        )
      ).code,
    ).toBe('fwallfail');
  });
});
