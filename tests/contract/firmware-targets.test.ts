import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#api/main.d.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { simulatedImage } from '#simulator/firmware-image.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Devices that a firmware profile targets, after any edit: CL-238, CL-244. No device is connected, so none begins. */

type Detail = components['schemas']['FirmwareProfileDetail'];

const model = 'KSTB2020';
let bench: BenchServer;
let author: { authorization: string };
let approver: { authorization: string };
let fileId: string;
let devices: string[] = [];
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

beforeAll(async () => {
  bench = await startBench({ devices: true });
  author = await bench.login('admin@northwind.example');
  approver = await bench.login('system.admin@waymark.example');
  for (const index of [0, 14, 28, 42, 56, 70]) {
    const { endpointId, registration } = demoDevice(index);
    const data = { ...registration, opId: 'northwind', deviceStatus: 'Deployed' as const };
    await bench.tell(endpointId, [{ type: 'device.registered', data }]);
  }
  await bench.settled();
  const found = await bench.database.sql
    .selectFrom('device')
    .select('endpoint_id')
    .where('model_name', '=', model)
    .where('op_id', '=', 'northwind')
    .orderBy('endpoint_id')
    .execute();
  devices = found.map((row) => row.endpoint_id);
  expect(devices.length).toBeGreaterThanOrEqual(6);
  const bytes = simulatedImage({ model, version: '8.1.0' }, 65_536);
  const sent = form({ mid: 'kstb2020', fwCode: '20100', versionName: '8.1.0' }, { name: 'stb.img', bytes });
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: sent.payload,
    headers: { ...author, ...sent.headers },
  });
  fileId = answer.json().data.FirmwareFileId;
  await call('POST', '/firmwares/action/approve', { FirmwareFileId: fileId }, approver);
  await call('PUT', '/firmwares/rules', { fourEyes: true, fromDevices: 4 });
}, 60_000);
afterAll(() => bench.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
  headers = author,
) {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
}

let number = 0;
const order = (more: object) => {
  number += 1;
  return call('POST', '/firmwares/profiles', {
    FirmwareFileId: fileId,
    fpName: `Targets ${number}`,
    updateMode: 'FI1',
    submit: false,
    ...more,
  });
};
const draft = async (targets?: object, more: object = {}): Promise<string> => {
  const answer = await order({ ...(targets && { targets }), ...more });
  expect(answer).toMatchObject({ code: 'success' });
  return answer.data.fpId;
};
const detail = async (fpId: string): Promise<Detail> =>
  (await call('GET', `/firmwares/profiles/${fpId}`)).data;
const stateOf = async (fpId: string) => (await detail(fpId)).profile.state;
const edit = (fpId: string, change: object) => call('PATCH', `/firmwares/profiles/${fpId}`, change);
const submit = async (fpId: string) =>
  call('POST', `/firmwares/profiles/${fpId}/submit`, { planHash: (await detail(fpId)).planHash });
const approve = async (fpId: string) =>
  call('POST', `/firmwares/profiles/${fpId}/approve`, { planHash: (await detail(fpId)).planHash }, approver);
/** Returns the devices that are upgraded once they connect. */
async function meant(fpId: string): Promise<string[]> {
  await bench.settled();
  const { data } = await call('POST', `/firmwares/profiles/${fpId}/devices/page`, {
    limit: 100,
    states: ['waiting', 'running'],
  });
  return data.map(({ endpointId }: { endpointId: string }) => endpointId).toSorted();
}
const some = (...at: number[]) => at.map((index) => devices[index] ?? '').toSorted();

describe('an empty list of devices', () => {
  test.each([
    ['of devices', { addDids: [] }],
    ['of groups', { gids: [] }],
    ['of cities', { opCityIds: [] }],
    ['of installed versions', { fromVersions: [] }],
    ['of everything', { addDids: [], gids: [], opCityIds: [] }],
  ])('%s means no device', async (_, targets) => {
    const answer = await order({ targets, submit: true });
    expect(answer).toMatchObject({ status: 400, code: 'fwallfail', message: 'The target has no devices.' });
    expect(answer.data).toMatchObject({ state: 'refused', started: 0 });
  });

  test('differs from an absent one, which means the model', async () => {
    expect(await meant(await draft())).toEqual(devices.toSorted());
  });
});

test('has the opCityIds of /commons/citys and of location groups', async () => {
  const { data } = await call('GET', '/commons/citys/device-exists');
  const [city] = data.filter(({ refCityId }: { refCityId: string | null }) => refCityId !== null);
  expect(await order({ targets: { opCityIds: [city.opCityId] } })).not.toMatchObject({ code: 'custom' });
  expect(await order({ targets: { opCityIds: [city.refCityId] } })).toMatchObject({
    code: 'custom',
    message: expect.stringContaining('refCityId'),
  });
});

describe('an edit', () => {
  test('that removes the only device ends the profile and includes no other', async () => {
    const fpId = await draft({ addDids: some(0) });
    expect(await edit(fpId, { deleteDids: some(0) })).toMatchObject({
      data: { state: 'refused', started: 0 },
    });
    expect(await meant(fpId)).toEqual([]);
  });

  test('that adds a device to the whole model keeps the model, and makes it a draft again', async () => {
    const fpId = await draft({}, { startDate: soon() });
    await submit(fpId);
    expect(await stateOf(fpId)).toBe('awaitingApproval');
    await edit(fpId, { addDids: some(1) });
    expect(await stateOf(fpId)).toBe('planned');
    expect(await meant(fpId)).toEqual(devices.toSorted());
    const { profile } = await detail(fpId);
    expect(profile).toMatchObject({ wholeModel: true, handPicked: 1, targetGroup: '' });
  });

  test('that adds is a union, and starts nothing below the limit of approval', async () => {
    const fpId = await draft({ addDids: some(0) }, { startDate: soon() });
    await submit(fpId);
    expect(await stateOf(fpId)).toBe('scheduled');
    await edit(fpId, { addDids: some(1) });
    expect(await stateOf(fpId)).toBe('planned');
    expect(await meant(fpId)).toEqual(some(0, 1));
  });

  test('that removes devices keeps an approval, whose plan only shrinks', async () => {
    const fpId = await draft({ addDids: some(0, 1, 2, 3) }, { startDate: soon() });
    await submit(fpId);
    await approve(fpId);
    const { planHash } = await detail(fpId);
    expect(await edit(fpId, { deleteDids: some(1, 2) })).toMatchObject({ data: { state: 'scheduled' } });
    const after = await detail(fpId);
    expect(after.planHash).toBe(planHash);
    expect(after.profile.counts).toMatchObject({ eligible: 4, waiting: 2, cancelled: 2 });
    expect(await meant(fpId)).toEqual(some(0, 3));
  });

  test('that removes all approved devices cancels the profile', async () => {
    const fpId = await draft({ addDids: some(0, 1, 2, 3) }, { startDate: soon() });
    await submit(fpId);
    await approve(fpId);
    expect(await edit(fpId, { deleteDids: devices })).toMatchObject({ data: { state: 'cancelled' } });
  });

  test('below the limit by a removal does not start without its pending approval', async () => {
    const fpId = await draft({ addDids: some(0, 1, 2, 3) });
    await submit(fpId);
    await edit(fpId, { deleteDids: some(3) });
    expect(await stateOf(fpId)).toBe('awaitingApproval');
    await approve(fpId);
    await bench.settled();
    expect(await stateOf(fpId)).toBe('running');
    expect(await meant(fpId)).toEqual(some(0, 1, 2));
    await expect
      .poll(async () => (await detail(fpId)).waveList[0]?.counts)
      .toMatchObject({ eligible: 4, waiting: 3, cancelled: 1 });
  });

  test('by two concurrent users loses neither', async () => {
    const fpId = await draft({ addDids: some(0, 1, 2) });
    await Promise.all([edit(fpId, { addDids: some(3) }), edit(fpId, { deleteDids: some(0) })]);
    const [one, other] = await Promise.all([meant(fpId), detail(fpId)]);
    // One may arrive while the other is planned, and is then refused; neither reverts the other.
    const { targets } = other.order;
    const wasRefused =
      !targets.addDids?.includes(devices[3] ?? '') || targets.addDids.includes(devices[0] ?? '');
    if (!wasRefused) expect(one).toEqual(some(1, 2, 3));
    expect(one).toEqual((targets.addDids ?? []).toSorted());
  });
});

test('plans a draft again with the present devices of its target', async () => {
  const fpId = await draft();
  const { endpointId, registration } = demoDevice(84);
  const data = { ...registration, opId: 'northwind', deviceStatus: 'Deployed' as const };
  await bench.tell(endpointId, [{ type: 'device.registered', data }]);
  await bench.settled();
  const { data: plan } = await call('GET', `/firmwares/profiles/${fpId}/plan`);
  expect(plan.now).toMatchObject({ joined: 1, left: 0, why: null });
  await edit(fpId, { replan: true });
  expect(await meant(fpId)).toEqual([...devices, endpointId].toSorted());
  expect(await stateOf(fpId)).toBe('planned');
});

test('lists devices that the plan omits with the reason', async () => {
  const other = demoDevice(1);
  const fpId = await draft({ addDids: [...some(0), other.endpointId] });
  const { data, pagination } = await call('POST', `/firmwares/profiles/${fpId}/devices/page`, {
    states: ['leftOut'],
  });
  expect(data).toMatchObject([
    { endpointId: other.endpointId, state: 'leftOut', reason: 'wrongModel', wave: null },
  ]);
  expect(pagination.totalRecords).toBe(1);

  const sheet = async (query: string) => {
    const url = `/api/v1/firmwares/profiles/${fpId}/devices/export?as=csv${query}`;
    const answer = await bench.app.inject({ url, headers: author });
    return { headers: answer.headers, lines: answer.body.trim().split(/\r?\n/) };
  };
  const whole = await sheet('');
  expect(whole.headers).toMatchObject({ 'x-rows-written': '2', 'x-rows-total': '2' });
  expect(whole.lines).toHaveLength(3);
  expect(whole.lines[1]).toContain(some(0)[0]);
  expect(whole.lines[2]).toMatch(new RegExp(`${other.endpointId}.*leftOut.*wrongModel`));
  expect((await sheet('&states=waiting')).lines).toHaveLength(2);
  expect((await sheet('&states=leftOut')).lines).toHaveLength(2);
  expect((await sheet(`&keyword=${other.endpointId}`)).lines).toHaveLength(2);
});

test('refuses a body that names another profile than its address', async () => {
  const [fpId, other] = [await draft({ addDids: some(0) }), await draft({ addDids: some(1) })];
  for (const [path, body] of [
    [`/firmwares/profiles/${fpId}/retry`, { fpId: other }],
    [`/firmwares/profiles/${fpId}/retry`, { serviceTaskId: other }],
    ['/firmwares/profiles/controls', { fpId, serviceTaskId: other, actionControl: 'stop' }],
  ] as const)
    expect(await call('POST', path, body)).toMatchObject({ status: 400 });
  expect(await stateOf(fpId)).toBe('planned');
});

test('marks the plan of an ended profile, and reports a wave that never began as not finished', async () => {
  const fpId = await draft({ addDids: some(0, 1, 2) }, { waves: { canary: 1 }, limits: {} });
  await submit(fpId);
  await bench.settled();
  await call('POST', '/firmwares/profiles/controls', { fpId, actionControl: 'stop' });
  await expect.poll(() => stateOf(fpId)).toBe('cancelled');
  const { data: plan } = await call('GET', `/firmwares/profiles/${fpId}/plan`);
  expect(plan.now).toMatchObject({ why: 'ended' });
  const { waveList } = await detail(fpId);
  expect(waveList.map(({ state }) => state)).toEqual(
    waveList.map((_, at) => (at === 0 ? expect.any(String) : 'calledOff')),
  );
});

/** Model of this test: the devices that a person saw when they submitted or approved, less those removed since. */
test('whatever the edits, no device is meant that was not in the plan that was approved', async () => {
  const device = fc.integer({ min: 0, max: 5 });
  const set = fc.uniqueArray(device, { minLength: 1, maxLength: 3 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), set }),
    fc.record({ kind: fc.constant('remove' as const), set }),
    fc.record({ kind: fc.constant('submit' as const) }),
    fc.record({ kind: fc.constant('approve' as const) }),
    fc.record({ kind: fc.constant('replan' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(device, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.array(step, { minLength: 2, maxLength: 7 }),
      async (first, isWhole, steps) => {
        const fpId = await draft(isWhole ? {} : { addDids: some(...first) }, { startDate: soon() });
        let approved = new Set<string>();
        for (const one of steps) {
          const before = await stateOf(fpId);
          if (one.kind === 'add') await edit(fpId, { addDids: some(...one.set) });
          if (one.kind === 'remove') await edit(fpId, { deleteDids: some(...one.set) });
          if (one.kind === 'replan') await edit(fpId, { replan: true });
          if (one.kind === 'submit') await submit(fpId);
          if (one.kind === 'approve') await approve(fpId);
          const after = await stateOf(fpId);
          if (before !== 'scheduled' && after === 'scheduled') approved = new Set(await meant(fpId));
          if (one.kind === 'remove') for (const id of some(...one.set)) approved.delete(id);
          if (after === 'scheduled')
            for (const id of await meant(fpId)) expect(approved.has(id), `${id} was approved`).toBe(true);
          if (one.kind === 'add' || one.kind === 'replan') expect(after).not.toBe('scheduled');
        }
      },
    ),
    { numRuns: process.env.NIGHTLY ? 60 : 12 },
  );
}, 120_000);
