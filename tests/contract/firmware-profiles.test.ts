import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#api/main.d.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { type ImageHeader, simulatedImage } from '#simulator/firmware-image.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
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
/** Devices of the model that the administrator has. */
let devices: string[] = [];

const startFleet = async () => {
  fleet = createFleet({
    ...{ url: `ws://127.0.0.1:${bench.uspPort}/usp`, count: 84, seed: 1 },
    ...{ speed: Number.POSITIVE_INFINITY, reconnectMs: 20 },
  });
  await fleet.start();
};
beforeAll(async () => {
  bench = await startBench({ devices: true, upgradeTimes: { soakMs: 100, lostMs: 3_000 } });
  admin = await bench.login('admin@northwind.example');
  second = await bench.login('system.admin@waymark.example');
  support = await bench.login('support@northwind.example');
  // The demo has two of the model; four more of its neighbours are given to customers.
  for (const index of [28, 42, 56, 70]) {
    const { endpointId, registration } = demoDevice(index);
    const data = { ...registration, opId: 'northwind', deviceStatus: 'Deployed' as const };
    await bench.tell(endpointId, [{ type: 'device.registered', data }]);
  }
  await startFleet();
  await call('PUT', '/firmwares/rules', { fourEyes: false });
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
    ...{ method: 'POST', url: '/api/v1/firmwares', payload: sent.payload },
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
const until = async (fpId: string, state: string) => {
  let last = await detail(fpId);
  await eventually(async () => {
    last = await detail(fpId);
    expect(last.profile.state).toBe(state);
  }, 20_000);
  return last;
};
const control = (fpId: string, actionControl: string, more = {}) =>
  call('POST', '/firmwares/profiles/controls', { fpId, actionControl, ...more });
const some = (count: number) => ({ addDids: devices.slice(0, count) });

describe('a profile', () => {
  test('of one device is planned, runs and completes (CL-238, CL-240, CL-241)', async () => {
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
});
