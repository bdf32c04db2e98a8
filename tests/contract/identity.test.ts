import { afterAll, beforeAll, expect, test } from 'vitest';
import { AskedIdentities } from '#server/devices/registration/queries/asked-identities.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** Proof of a device's identity (docs/decisions/148). */
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

test('returns a secret once without storing it, and replaces it by a later one', async () => {
  expect((await read(ownDevice)).data).toEqual(nothing);
  const headers = { ...admin, 'idempotency-key': 'the-same-key' };
  const first = (await give(ownDevice, headers)).data.secret;
  expect(first).toMatch(/^[\w-]{43}$/);
  // A repeated request would get the stored first answer, so the secret's answer must not be stored.
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

test('forgets an identity from then on, with its former value in the audit trail', async () => {
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

test('does not find a device of another operator, and refuses support engineers', async () => {
  expect((await give(foreignDevice)).code).toBe('nodata');
  expect((await read(ownDevice, await bench.login('support@northwind.example'))).code).toBe('roleerr');
});

test("applies an organisation's requirement to those below it, which cannot be weakened above (docs/decisions/240)", async () => {
  const asked = async (endpointId: string) =>
    new AskedIdentities(bench.database, () => new Date()).of(endpointId);
  const ask = async (opId: string, deviceIdentity: string | null) => {
    const organisation = `/api/v1/ops/${opId}`;
    const { data } = (await bench.app.inject({ url: organisation, headers: admin })).json();
    const payload = {
      companyName: data.companyName ?? 'Brightline Cable',
      deviceIdentity,
      modifyTime: data.modifyTime,
    };
    return (await bench.app.inject({ method: 'PUT', url: organisation, headers: admin, payload })).json();
  };
  expect(await asked(ownDevice)).toBe('claimed');
  expect((await ask('northwind', 'secret')).data).toMatchObject({ deviceIdentity: 'secret' });
  expect(await asked(ownDevice)).toBe('secret');
  expect(await asked(foreignDevice)).toBe('claimed');
  expect(await asked('os::000000-nobody')).toBe('claimed');
  const { op_id: opId } = await bench.database.sql
    .selectFrom('device')
    .select('op_id')
    .where('op_id', '<>', 'northwind')
    .where('op_id', 'like', 'northwind%')
    .executeTakeFirstOrThrow();
  await ask(opId, 'pinned');
  const { endpoint_id: below } = await bench.database.sql
    .selectFrom('device')
    .select('endpoint_id')
    .where('op_id', '=', opId)
    .executeTakeFirstOrThrow();
  expect(await asked(below)).toBe('secret');
  await ask('northwind', null);
  expect(await asked(below)).toBe('pinned');
  expect((await ask('northwind', 'claimed')).data).toMatchObject({
    errors: [{ field: 'body.deviceIdentity' }],
  });
  expect((await ask('brightline', 'secret')).code).toBe('nodata');
  await bench.settled();
  const events = await bench.log.read(0, 10_000);
  const changes = events
    .filter(({ data }) => data.operation === 'updateOrganisation')
    .map(({ data }) => data);
  expect(changes).toContainEqual(
    expect.objectContaining({
      oldValue: expect.objectContaining({ deviceIdentity: 'secret' }),
      newValue: expect.objectContaining({ deviceIdentity: null }),
    }),
  );
});
