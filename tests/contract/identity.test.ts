import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** How a device proves who it is (docs/decisions/148). */
let bench: BenchServer;
let admin: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const url = '/api/v1/op/action/identity';
const read = async (endpointId: string, headers: object = admin) =>
  (await bench.app.inject({ url, query: { endpointId }, headers: { ...headers } })).json();
const give = async (endpointId: string, headers: object = admin) =>
  (await bench.app.inject({ method: 'POST', url, headers: { ...headers }, payload: { endpointId } })).json();
const nothing = { fingerprint: null, pinnedFrom: null, pinnedAt: null, secretAt: null };

test('a secret is answered once and kept nowhere, and a later one takes its place', async () => {
  expect((await read(ownDevice)).data).toEqual(nothing);
  const headers = { ...admin, 'idempotency-key': 'the-same-key' };
  const first = (await give(ownDevice, headers)).data.secret;
  expect(first).toMatch(/^[\w-]{43}$/);
  // Where a repeat gets the first answer again, that answer is stored.
  const second = (await give(ownDevice, headers)).data.secret;
  expect(second).not.toBe(first);
  expect((await read(ownDevice)).data).toEqual({ ...nothing, secretAt: expect.any(String) });
  await bench.settled();
  const stored = JSON.stringify([
    await bench.database.sql.selectFrom('device_identity').selectAll().execute(),
    await bench.log.read(0, 10_000),
  ]);
  expect(stored).toContain('giveDeviceSecret');
  for (const secret of [first, second]) expect(stored).not.toContain(secret);
});

test('what is forgotten is not known any more, and the audit trail says what it was', async () => {
  await bench.database.sql
    .updateTable('device_identity')
    .set({ fingerprint: 'ab'.repeat(32), pinned_from: '192.0.2.1', pinned_at: new Date() })
    .where('endpoint_id', '=', ownDevice)
    .execute();
  expect((await read(ownDevice)).data).toMatchObject({
    fingerprint: 'ab'.repeat(32),
    pinnedFrom: '192.0.2.1',
  });
  await bench.app.inject({ method: 'DELETE', url, query: { endpointId: ownDevice }, headers: admin });
  expect((await read(ownDevice)).data).toEqual(nothing);
  const events = await bench.log.read(0, 10_000);
  expect(events.findLast(({ data }) => data.operation === 'forgetDeviceIdentity')?.data).toMatchObject({
    targets: [ownDevice],
    oldValue: { fingerprint: 'ab'.repeat(32) },
  });
});

test('a device of another operator is not there, and support may not', async () => {
  expect((await give(foreignDevice)).code).toBe('nodata');
  expect((await read(ownDevice, await bench.login('support@northwind.example'))).code).toBe('roleerr');
});
