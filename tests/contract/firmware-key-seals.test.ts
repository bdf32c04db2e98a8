import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '#machines/json.ts';
import { RowSeals } from '#server/core/seals/row-seals.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { FirmwareKeys } from '#server/fleet/firmware/keys.ts';
import { comparedKeys } from '#server/fleet/firmware/queries/compared-keys.ts';
import type { KeyRow } from '#server/fleet/firmware/queries/key-facts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Rows of keys that were changed past the product (docs/decisions/276). */
let bench: BenchServer;
let admin: { authorization: string };
let approver: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  approver = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

let code = 500;
beforeEach(() => {
  code++;
});
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = admin) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const image = () => Buffer.from(`image ${code}`);
const signatureBy = (key: KeyObject) => {
  const digest = createHash('sha256').update(image()).digest('hex');
  return sign(null, Buffer.from(`waymark-firmware/1\nsha256 ${digest}\n`), key).toString('base64');
};
const upload = async (key: KeyObject) => {
  const fields = {
    mid: 'kstb2020',
    fwCode: String(code),
    versionName: `3.0.${code}`,
    signature: signatureBy(key),
  };
  const sent = form(fields, { name: 'a.img', bytes: image() });
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  return { status: answer.statusCode, ...answer.json() };
};
/** Registers a key through the API. */
const registered = async (name: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { data } = await call('POST', '/firmwares/keys', { name, publicKey: pem(publicKey) });
  return { keyId: String(data.keyId), privateKey, publicKey };
};
const rowOf = (keyId: string) =>
  bench.database.sql
    .selectFrom('firmware_key')
    .selectAll()
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
const change = (keyId: string, values: Partial<KeyRow>) =>
  bench.database.sql.updateTable('firmware_key').set(values).where('key_id', '=', keyId).execute();
const differences = async (keyId: string) => {
  const found: { problem: string; columns: string[] }[] = [];
  for await (const step of comparedKeys(bench.database, bench.log).compare())
    found.push(...step.differences.filter(({ key }) => key === keyId));
  return found.map(({ problem, columns }) => [problem, ...columns].join(' '));
};
/** Returns the keys as after another start of the server. */
const startedWith = (...keys: [Buffer, ...Buffer[]]) => {
  const [key, ...before] = keys;
  const vault = new SecretVault(key, before);
  const seals = new RowSeals((text) => vault.rowSeals(text));
  return new FirmwareKeys({ database: bench.database, log: bench.log, seals, onFault: () => {} });
};
const forged = (publicKey: KeyObject, more: Partial<KeyRow> = {}): KeyRow => ({
  key_id: `forged-${code}`,
  op_id: 'northwind',
  name: `Forged ${code}`,
  algorithm: 'Ed25519',
  fingerprint: createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex'),
  public_key: pem(publicKey),
  added_by: 'Nora West',
  added_at: new Date(),
  revoked_by: null,
  revoked_at: null,
  version: 0,
  seal: null,
  ...more,
});

test('ignores a key that was written into the table, names it in the comparison, and lets its owner register it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const row = forged(publicKey);
  await bench.database.sql.insertInto('firmware_key').values(row).execute();
  expect(await upload(privateKey)).toMatchObject({ status: 422 });
  expect(bench.lines.join('')).toContain(row.key_id);
  expect(await differences(row.key_id)).toEqual(['unknown']);
  const answer = await call('POST', '/firmwares/keys', { name: 'By its owner', publicKey: pem(publicKey) });
  expect(answer.code).toBe('success');
  expect((await upload(privateKey)).code).toBe('success');
});

test.each<[string, Partial<KeyRow>, string[]]>([
  ['its organisation', { op_id: 'brightline' }, ['changed op_id']],
  ['its name', { name: 'Renamed' }, ['changed name']],
  ['its public key', { public_key: pem(generateKeyPairSync('ed25519').publicKey) }, []],
  ['its version', { version: 7 }, ['changed version']],
  ['its seal', { seal: '0'.repeat(64) }, []],
])('a key with %s changed is not obeyed', async (_what, values, named) => {
  const key = await registered(`Changed ${code}`);
  await change(key.keyId, values);
  expect(await upload(key.privateKey)).toMatchObject({ status: 422 });
  expect(await differences(key.keyId)).toEqual(named);
});

test('keeps a revocation against changes of its columns or an earlier row', async () => {
  const key = await registered('Played back');
  const before = await rowOf(key.keyId);
  const { data } = await upload(key.privateKey);
  expect((await call('POST', `/firmwares/keys/${key.keyId}/revoke`)).code).toBe('success');
  await call('PUT', '/firmwares/rules', { fourEyes: true, mustBeSigned: true });
  for (const values of [{ revoked_at: null, revoked_by: null }, before]) {
    await change(key.keyId, values);
    expect(
      await call('POST', '/firmwares/action/approve', { FirmwareFileId: data.FirmwareFileId }, approver),
    ).toMatchObject({ status: 409, data: { signature: 'altered' } });
    code++;
    expect(await upload(key.privateKey)).toMatchObject({ status: 422 });
  }
  expect((await call('POST', `/firmwares/keys/${key.keyId}/revoke`)).code).toBe('success');
});

test('adopts no forged row at a start, and seals older ones that the audit trail confirms', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const row = forged(publicKey);
  const real = forged(generateKeyPairSync('ed25519').publicKey, { key_id: `older-${code}`, name: 'Older' });
  await bench.database.sql.insertInto('firmware_key').values([row, real]).execute();
  const data: JsonObject = {
    operation: 'addFirmwareKey',
    method: 'POST',
    reads: false,
    targets: [],
    result: 'success',
    address: '127.0.0.1',
    operator: 'northwind',
    chosen: false,
    preview: null,
    taskIds: [],
    objects: [real.key_id],
    oldValue: null,
    valuesOf: 'northwind',
    newValue: { name: real.name, algorithm: real.algorithm, fingerprint: real.fingerprint },
  };
  const actor = { kind: 'account', id: 'nora', name: 'Nora West' } as const;
  const events = [{ type: 'audit.recorded', data, actor }];
  await bench.log.append([{ streamId: 'audit:nora', kind: 'audit', machineVersion: '1', events }]);
  const keys = startedWith(Buffer.alloc(32, 7));
  await eventually(async () => {
    await keys.adopt();
    expect((await rowOf(real.key_id)).version).toBe(1);
  });
  expect(await rowOf(row.key_id)).toMatchObject({ version: 0, seal: null });
  const trusted = (await keys.trusted('northwind')).map(({ key_id }) => key_id);
  expect(trusted).toContain(real.key_id);
  expect(trusted).not.toContain(row.key_id);
});

test('accepts a rotated key, and after a lost one seals rows that match the log at a start', async () => {
  const [old, next] = [Buffer.alloc(32, 11), Buffer.alloc(32, 12)];
  const first = startedWith(old);
  await first.adopt();
  const [good, bad] = [await registered('Rotated'), await registered('Rotated and altered')];
  await first.adopt();
  const ids = async (keys: FirmwareKeys) => (await keys.trusted('northwind')).map(({ key_id }) => key_id);
  expect(await ids(startedWith(next, old))).toEqual(expect.arrayContaining([good.keyId, bad.keyId]));
  await change(bad.keyId, { public_key: pem(generateKeyPairSync('ed25519').publicKey) });
  const lost = startedWith(next);
  expect(await ids(lost)).not.toContain(good.keyId);
  await lost.adopt();
  expect(await ids(lost)).toContain(good.keyId);
  expect(await ids(lost)).not.toContain(bad.keyId);
});

test('limits the keys of an organisation even for concurrent registrations', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      call('POST', '/firmwares/keys', {
        name: 'The same',
        publicKey: pem(generateKeyPairSync('ed25519').publicKey),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});
