import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** CL-159, TN-183: a device that is not in use yet goes to another organisation. */
let bench: BenchServer;
let admin: { authorization: string };
let support: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const url = '/api/v1/op/action/allocate';
/** A requested device of the first operator. */
const adopted = demoDevice(24).endpointId;
/** A device in the inventory of an operator below it. */
const stored = demoDevice(9).endpointId;

const move = async (endpointId: string, opid: string, headers: object = admin) => {
  const answer = await bench.app.inject({
    method: 'POST',
    url,
    headers: { ...headers },
    payload: { endpointId, opid },
  });
  return answer.json();
};
const read = async (endpointId: string) => {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/action/getDevice',
    headers: admin,
    payload: { endpointId },
  });
  return answer.json().data.device;
};
const rename = (endpointId: string, deviceName: string) =>
  bench.app.inject({
    method: 'PATCH',
    url: '/api/v1/devices/did',
    headers: admin,
    payload: { endpointId, deviceName },
  });
const counts = async () =>
  (await bench.app.inject({ url: '/api/v1/devices/activate-counts', headers: admin })).json().data;

test('moves an adopted device to the inventory of its new organisation, and the audit trail has its previous one', async () => {
  const before = await counts();
  expect(await move(adopted, 'hillside-school')).toMatchObject({ code: 'success' });
  expect(await read(adopted)).toMatchObject({ opId: 'hillside-school', deviceStatus: 'Inventory' });
  expect(await counts()).toMatchObject({
    allCount: before.allCount,
    requestCount: before.requestCount - 1,
    invenCount: before.invenCount + 1,
  });
  await bench.settled();
  const events = await bench.log.read(0, 5_000);
  expect(events.findLast(({ data }) => data.operation === 'allocateDevice')?.data).toMatchObject({
    targets: [adopted],
    oldValue: { opId: 'northwind', deviceStatus: 'Requested' },
    newValue: { opId: 'hillside-school', deviceStatus: 'Inventory' },
  });
});

test('keeps a device in use at its organisation', async () => {
  const { opId } = await read(ownDevice);
  expect(await move(ownDevice, 'hillside-school')).toMatchObject({
    code: 'custom',
    message: 'A device in use stays with its operator.',
  });
  expect(await read(ownDevice)).toMatchObject({ opId, deviceStatus: 'Deployed' });
});

test('moves no device to or from another operator, or without the permission', async () => {
  const foreign = demoDevice(13).endpointId;
  expect(await move(stored, 'brightline')).toMatchObject({ code: 'nodata' });
  expect(await move(foreign, 'northwind')).toMatchObject({ code: 'nodata' });
  expect(await move(stored, 'northwind', support)).toMatchObject({ code: 'roleerr' });
  expect(await read(stored)).toMatchObject({ opId: 'northwind-south' });
});

test('refuses a device whose name exists there as a conflict, and the device stays', async () => {
  await rename(stored, 'Spare');
  await rename(adopted, 'spare');
  expect(await move(stored, 'hillside-school')).toMatchObject({ code: 'deviceconflict' });
  expect(await read(stored)).toMatchObject({ opId: 'northwind-south', deviceName: 'Spare' });
});

test("does not let two concurrent users revert each other's changes", async () => {
  for (const opid of ['riverside-office', 'northwind', 'riverside-office', 'northwind']) {
    const deviceName = `Spare of ${opid}`;
    const [moved, renamed] = await Promise.all([move(stored, opid), rename(stored, deviceName)]);
    expect([moved.code, renamed.json().code]).toEqual(['success', 'success']);
    expect(await read(stored)).toMatchObject({ opId: opid, deviceName });
  }
});

test('offers the organisations of the caller, each with its parent', async () => {
  const { data } = (await bench.app.inject({ url, headers: admin })).json();
  expect(data).toContainEqual({
    opId: 'northwind-south',
    companyName: 'Northwind South',
    parentName: 'Northwind Telecom',
  });
  expect(data.map(({ opId }: { opId: string }) => opId)).not.toContain('brightline');
});
