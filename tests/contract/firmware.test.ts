import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Firmware files: TN-215..TN-220, CL-219..CL-235, RT-036, PE-023. */

let bench: BenchServer;
let uploader: { authorization: string };
let approver: { authorization: string };
let other: { authorization: string };
let support: { authorization: string };
let auditor: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  uploader = await bench.login('admin@northwind.example');
  approver = await bench.login('system.admin@waymark.example');
  other = await bench.login('admin@brightline.example');
  support = await bench.login('support@northwind.example');
  auditor = await bench.login('auditor@northwind.example');
}, 120_000);
afterAll(() => bench.close());

let fwCode = 100;
beforeEach(() => {
  fwCode++;
});

type Headers = { authorization: string };
const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Headers = uploader,
) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const post = (path: string, payload: object, headers = uploader) => call('POST', path, payload, headers);
const image = (text = `firmware ${fwCode}`) => ({ name: 'stb.img', bytes: Buffer.from(text) });
const add = async (
  more: Record<string, string> = {},
  file: ReturnType<typeof image> | undefined = image(),
  headers = uploader,
  path = '/firmwares',
) => {
  const fields = { mid: 'kstb2020', fwCode: String(fwCode), versionName: `1.0.${fwCode}`, ...more };
  const sent = form(fields, file);
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload: sent.payload,
    headers: { ...headers, ...sent.headers },
  });
  return { status: answer.statusCode, ...answer.json() };
};
const added = async (more = {}): Promise<string> => (await add(more)).data.FirmwareFileId;
const seen = async (id: string, headers = uploader) =>
  (await call('GET', `/firmwares/${id}`, undefined, headers)).data?.file;

test('uploads a file by a form without approval, with the digest of its bytes (TN-215, CL-223)', async () => {
  const { data } = await add({ description: ' Fixes the guide ' });
  expect(await seen(data.FirmwareFileId)).toMatchObject({
    mid: 'kstb2020',
    modelName: 'KSTB2020',
    fwCode,
    versionName: `1.0.${fwCode}`,
    file: 'stb.img',
    approval: 'Not Approved',
    uploader: 'Nora West',
    approver: null,
    description: 'Fixes the guide',
    sha256: createHash('sha256').update(image().bytes).digest('hex'),
  });
});

test('stages a file first and adds it afterwards, also by the older names (CL-225, CL-226, CL-231, CL-232, A-021)', async () => {
  for (const base of ['/firmwares', '/onp/firmwares']) {
    fwCode++;
    const staged = await add({}, image(), uploader, `${base}/action/uploadFile`);
    // Unknown fields of this call are refused.
    expect(staged.code).toBe('custom');
    const { headers, payload } = form({}, image());
    const answer = await bench.app.inject({
      method: 'POST',
      url: `/api/v1${base}/action/uploadFile`,
      payload,
      headers: { ...uploader, ...headers },
    });
    const { uploadId } = answer.json().data;
    const body = { mid: 'kstb2020', fwCode, versionName: '2.0.0', uploadId };
    expect((await post(`${base}/action/uploadFirmware`, body, other)).code).toBe('nofile');
    expect((await post(`${base}/action/uploadFirmware`, body)).code).toBe('success');
    expect((await post(`${base}/action/uploadFirmware`, { ...body, fwCode: fwCode + 1000 })).code).toBe(
      'nofile',
    );
  }
});

test('names the problem of a file in the words of the specification (ER-026, ER-027, ER-028, ER-029, RU-079, RU-080, RU-081)', async () => {
  await added();
  expect(await add({ fwCode: '0' })).toMatchObject({
    status: 422,
    code: 'fwcderr1',
    message: 'fw_code must be greater than 0.',
  });
  expect(await add()).toMatchObject({
    status: 409,
    code: 'firmconflict',
    message: 'The same version code is registered. Please enter another code.',
  });
  expect(await add({ fwCode: '9001', minVersion: '0.0.9' })).toMatchObject({
    status: 410,
    code: 'minfirmnodata',
  });
  const sent = form({ mid: 'kstb2020', fwCode: '9002', versionName: '1.0' });
  const without = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: sent.payload,
    headers: { ...uploader, ...sent.headers },
  });
  expect({ status: without.statusCode, ...without.json() }).toMatchObject({ status: 410, code: 'nofile' });
  for (const versionName of ['', ' ', 'nightly', '1.0 beta', '-1.0', '1.0/2', '1.0\r\n2', '１.０'])
    expect(await add({ fwCode: '9003', versionName })).toMatchObject({ status: 400, code: 'custom' });
  const vendors = ['v2.0.0-r12', '23.05.3-r1', 'XGB834v_2.1.0_B5', '1.2.3.4.5', '1.0-rc'];
  for (const [at, versionName] of vendors.entries())
    expect(await add({ fwCode: String(9010 + at), versionName })).toMatchObject({ code: 'success' });
  expect((await add({ fwCode: '9004', mid: 'no-model' })).code).toBe('custom');
  expect((await add({ fwCode: '1.5' })).code).toBe('custom');
  expect((await add({ fwCode: '9005', minVersion: `1.0.${fwCode}` })).code).toBe('success');
  const history = await post('/firmwares/upload-histories/page', { limit: 20 });
  const results = history.data.map(({ result }: { result: string }) => result);
  expect(results).toEqual(
    expect.arrayContaining(['success', 'fwcderr1', 'firmconflict', 'minfirmnodata', 'nofile']),
  );
  const others = (await post('/firmwares/upload-histories/page', {}, other)).data;
  expect(others.every(({ requester }: { requester: string }) => requester === 'Bruno Light')).toBe(true);
});

const openUploads = async () => (await call('GET', '/uploads?purpose=firmware')).data;

test.each<[string, Record<string, string>]>([
  ['a code that is 0', { fwCode: '0' }],
  ['a field that the call does not have', { nothing: 'x' }],
  ['a model that is not there', { mid: 'no-model' }],
  ['a version that is none', { versionName: '' }],
  ['a field that is too long', { description: 'd'.repeat(70_000) }],
  ['too many fields', Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, 'x']))],
])('a form refused for %s leaves no file behind', async (_what, more) => {
  const before = (await openUploads()).length;
  const answer = await add(more, image(`refused ${JSON.stringify(more).slice(0, 50)}`));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
  expect(await openUploads()).toHaveLength(before);
});

test('refuses a truncated form field, or fields beyond the limit, instead of omitting them', async () => {
  expect((await add({ description: 'd'.repeat(70_000) })).status).toBe(413);
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, 'x']));
  expect((await add(many)).status).toBe(413);
});

test("removes folders, line ends and direction marks from a file's name", async () => {
  const named = async (name: string) =>
    (await seen((await add({}, { ...image(), name })).data.FirmwareFileId)).file;
  expect(await named('../../etc/stb.img')).toBe('stb.img');
  fwCode++;
  expect(await named('C:\\images\\stb.img')).toBe('stb.img');
  fwCode++;
  expect(await named('stb\u202Egmi.exe')).toBe('stbgmi.exe');
});

test('requires approval by another person, and refuses edits of an approved file (TN-216, TN-217, TN-218, TN-219, ER-030, RU-082)', async () => {
  const id = await added();
  const named = { FirmwareFileId: id };
  expect((await call('PATCH', `/firmwares/${id}`, { description: 'New' })).code).toBe('success');
  expect(await post('/firmwares/action/approve', named)).toMatchObject({ status: 403, code: 'custom' });
  expect((await post('/firmwares/action/approve', named, approver)).code).toBe('success');
  expect(await seen(id)).toMatchObject({ approval: 'Approved', approver: 'Sora Kim', approvedAlone: false });
  expect((await post('/onp/firmwares/action/approve', named, approver)).code).toBe('conflict');
  expect(await call('PATCH', `/firmwares/${id}`, { description: 'Newer' })).toMatchObject({
    status: 400,
    code: 'fwuperr1',
    message: 'Approved firmware cannot be edited.',
  });
  expect((await post('/onp/firmwares/action/disapprove', named)).code).toBe('success');
  expect(await seen(id)).toMatchObject({ approval: 'Not Approved', approver: null, description: 'New' });
  expect((await call('DELETE', `/firmwares/${id}`)).code).toBe('success');
  expect(await seen(id)).toBeUndefined();
});

test('lets uploaders approve if the organisation permits it, and marks the file permanently', async () => {
  const id = await added();
  await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
  expect((await post('/firmwares/action/approve', { FirmwareFileId: id })).code).toBe('success');
  expect(await seen(id)).toMatchObject({ approval: 'Approved', approvedAlone: true });
  await call('PUT', '/firmwares/rules', { fourEyes: true });
  expect((await call('GET', '/firmwares/rules')).data).toMatchObject({
    fourEyes: true,
    fromDevices: 10,
    mustBeSigned: false,
    bandwidth: null,
    pending: null,
  });
});

describe('rules that weaken the approval', () => {
  const rules = (headers = uploader) => call('GET', '/firmwares/rules', undefined, headers);
  const set = (body: object, headers = uploader) => call('PUT', '/firmwares/rules', body, headers);
  const approve = (FirmwareFileId: string) => post('/firmwares/action/approve', { FirmwareFileId });
  const strict = { fourEyes: true, fromDevices: 10, mustBeSigned: false };
  let second: { authorization: string };
  beforeAll(async () => {
    await bench.written(
      "update account set role_key = 'OperatorAdmin' where email = 'viewer@northwind.example'",
    );
    second = await bench.login('viewer@northwind.example');
  });
  beforeEach(() => setApprovalRules(bench.database, 'northwind', strict));

  test('one administrator cannot switch four-eyes off and approve alone', async () => {
    const id = await added();
    const answer = await set({ fourEyes: false });
    expect(answer).toMatchObject({
      status: 200,
      data: { fourEyes: true, pending: { fourEyes: false, requestedBy: 'Nora West', own: true } },
    });
    expect(await approve(id)).toMatchObject({ status: 403 });
    // A second request is still by one person, and does not restart the day.
    const { effectiveTime } = answer.data.pending;
    expect((await set({ fourEyes: false })).data.pending).toMatchObject({ effectiveTime });
    expect(await approve(id)).toMatchObject({ status: 403 });
    const inAnHour = Date.parse(effectiveTime) - Date.now();
    expect(inAnHour).toBeGreaterThan(23 * 3_600_000);
  });

  test('another administrator is notified, and applies it by setting the same', async () => {
    const id = await added();
    await set({ fourEyes: false, mustBeSigned: false });
    await eventually(async () => {
      const { data } = await call('GET', '/iam/messages?limit=100', undefined, second);
      expect(data).toContainEqual(expect.objectContaining({ messageType: 'approvalRules' }));
    });
    const own = (await call('GET', '/iam/messages?limit=100')).data;
    expect(own.map(({ messageType }: { messageType: string }) => messageType)).not.toContain('approvalRules');
    expect((await rules(second)).data.pending).toMatchObject({ own: false });
    expect((await set({ ...strict, fourEyes: false }, second)).data).toMatchObject({
      fourEyes: false,
      pending: null,
    });
    expect((await approve(id)).code).toBe('success');
  });

  test('after a day it applies by itself, and rules that are not weaker withdraw it', async () => {
    const id = await added();
    await set({ fourEyes: false });
    expect((await set(strict)).data).toMatchObject({ ...strict, pending: null });
    await set({ fourEyes: false });
    await bench.database.sql
      .updateTable('firmware_rule')
      .set({ pending_until: new Date(Date.now() - 1_000) })
      .where('op_id', '=', 'northwind')
      .execute();
    expect((await rules()).data).toMatchObject({ fourEyes: false, pending: null });
    expect((await approve(id)).code).toBe('success');
    expect((await set(strict)).data).toMatchObject({ ...strict, pending: null });
  });

  test.each([{ fromDevices: 5000 }, { mustBeSigned: false }])(
    '%o waits too, a stricter rule does not',
    async (weaker) => {
      await setApprovalRules(bench.database, 'northwind', { ...strict, mustBeSigned: true });
      const { data } = await set({ fourEyes: true, ...weaker });
      expect(data).toMatchObject({ fromDevices: 10, mustBeSigned: true, pending: weaker });
      expect((await set({ fourEyes: true, fromDevices: 2, ...weaker })).data.pending).toMatchObject(weaker);
    },
  );

  test('concurrent saves of two administrators do not overwrite each other', async () => {
    const { version } = (await rules()).data;
    const answers = await Promise.all([
      set({ fourEyes: true, fromDevices: 3, version }),
      set({ fourEyes: true, fromDevices: 4, version }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('refuses to approve a file without its bytes', async () => {
  const id = await added();
  const { sha256 } = await seen(id);
  await rm(`${bench.place.dataDir}/blobs/${sha256.slice(0, 2)}/${sha256}`);
  expect((await post('/firmwares/action/approve', { FirmwareFileId: id }, approver)).code).toBe('nofile');
  expect((await call('GET', `/firmwares/${id}`)).data.stored).toBe(false);
});

test('lets organisations below read an approved file, but only its own scope change it', async () => {
  const id = (await add({}, image(), approver)).data.FirmwareFileId;
  expect(await seen(id)).toBeUndefined();
  await setApprovalRules(bench.database, 'system', { fourEyes: false });
  await post('/firmwares/action/approve', { FirmwareFileId: id }, approver);
  await call('PUT', '/firmwares/rules', { fourEyes: true }, approver);
  expect(await seen(id)).toMatchObject({ FirmwareFileId: id });
  expect((await call('GET', `/firmwares/${id}`)).data.own).toBe(false);
  expect((await post('/firmwares/action/disapprove', { FirmwareFileId: id })).code).toBe('nodata');
  expect((await call('DELETE', `/firmwares/${id}`)).code).toBe('nodata');
  const own = await added({ fwCode: '7000' });
  expect(await seen(own, other)).toBeUndefined();
  expect((await call('DELETE', `/firmwares/${own}`, undefined, other)).code).toBe('nodata');
  const listed = await call('GET', '/firmwares?mid=kstb2020&approved=true');
  expect(listed.data.map((file: { FirmwareFileId: string }) => file.FirmwareFileId)).toContain(id);
  expect((await call('GET', '/onp/firmwares', undefined, other)).code).toBe('success');
  expect((await call('GET', '/commons/firmwares/kstb2020')).data.length).toBe(listed.data.length);
  expect((await call('GET', '/firmwares/models')).data).toContainEqual(
    expect.objectContaining({ mid: 'kstb2020' }),
  );
});

/** Returns the statement that docs/product/firmware.md describes. */
const statementOf = ({ bytes }: { bytes: Buffer }) =>
  Buffer.from(`waymark-firmware/1\nsha256 ${createHash('sha256').update(bytes).digest('hex')}\n`);
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const register = (name: string, publicKey: string, headers = uploader) =>
  post('/firmwares/keys', { name, publicKey }, headers);

test('accepts a file signed by a registered Ed25519 or RSA key, and refuses an invalid signature', async () => {
  const [ed, rsa] = [generateKeyPairSync('ed25519'), generateKeyPairSync('rsa', { modulusLength: 2048 })];
  const ofEd = sign(null, statementOf(image()), ed.privateKey).toString('base64');
  const noKeys = await add({ signature: ofEd });
  expect(noKeys).toMatchObject({ status: 422, code: 'custom', data: { signature: 'keys' } });
  expect(await register('Release 2026', pemOf(ed.publicKey))).toMatchObject({
    data: { name: 'Release 2026', algorithm: 'Ed25519', own: true, addedBy: 'Nora West', revokedBy: null },
  });
  await register('Build server', pemOf(rsa.publicKey));
  const wrong = sign(null, Buffer.from('another file'), ed.privateKey).toString('base64');
  expect(await add({ signature: wrong })).toMatchObject({ status: 422, data: { signature: 'mismatch' } });
  expect(await add({ signature: '%' })).toMatchObject({ status: 422, data: { signature: 'format' } });
  const history = await post('/firmwares/upload-histories/page', { limit: 100 });
  expect(history.data.filter(({ result }: { result: string }) => result === 'signature').length).toBe(3);
  const first = await added({ signature: `${ofEd.slice(0, 40)}\n${ofEd.slice(40)}\n` });
  expect(await seen(first)).toMatchObject({ signedBy: 'Release 2026' });
  fwCode++;
  const ofRsa = sign('sha256', statementOf(image()), rsa.privateKey).toString('base64');
  const second = await call('GET', `/firmwares/${await added({ signature: ofRsa })}`);
  expect(second.data).toMatchObject({
    file: { signedBy: 'Build server' },
    signature: { name: 'Build server', algorithm: 'RSA 2048' },
    unsigned: null,
  });
  fwCode++;
  expect(await seen(await added())).toMatchObject({ signedBy: null });
});

test('refuses to approve an unsigned file if signatures are required, or one of a revoked key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { data: key } = await register('Night', pemOf(publicKey));
  const signature = sign(null, statementOf(image()), privateKey).toString('base64');
  const signed = await added({ signature });
  fwCode++;
  const unsigned = await added();
  await call('PUT', '/firmwares/rules', { fourEyes: true, mustBeSigned: true });
  const approve = (FirmwareFileId: string) => post('/firmwares/action/approve', { FirmwareFileId }, approver);
  expect(await approve(unsigned)).toMatchObject({ status: 409, data: { signature: 'missing' } });
  expect((await call('GET', `/firmwares/${unsigned}`)).data.unsigned).toBe('missing');
  expect((await approve(signed)).code).toBe('success');
  await post('/firmwares/action/disapprove', { FirmwareFileId: signed });
  expect((await call('POST', `/firmwares/keys/${key.keyId}/revoke`)).code).toBe('success');
  expect((await call('POST', `/firmwares/keys/${key.keyId}/revoke`)).code).toBe('conflict');
  expect(await approve(signed)).toMatchObject({ status: 409, data: { signature: 'revoked' } });
  // The key is still named for its signature, but signs nothing more.
  expect((await call('GET', `/firmwares/${signed}`)).data).toMatchObject({
    file: { signedBy: 'Night' },
    signature: { revokedBy: 'Nora West' },
  });
  fwCode++;
  const again = sign(null, statementOf(image()), privateKey).toString('base64');
  expect(await add({ signature: again })).toMatchObject({ status: 422 });
  expect((await register('Night again', pemOf(publicKey))).code).toBe('conflict');
  await setApprovalRules(bench.database, 'northwind', { fourEyes: true });
  expect((await approve(unsigned)).code).toBe('success');
});

test('limits keys to an organisation: they verify files below it, and administrators of its rules register them', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { data: key } = await register('Root', pemOf(publicKey), approver);
  const signature = sign(null, statementOf(image()), privateKey).toString('base64');
  expect(await seen(await added({ signature }))).toMatchObject({ signedBy: 'Root' });
  const listed = async (headers: Headers) =>
    (await call('GET', '/firmwares/keys', undefined, headers)).data as { name: string; own: boolean }[];
  expect((await listed(uploader)).find(({ name }) => name === 'Root')).toMatchObject({ own: false });
  expect((await listed(other)).map(({ name }) => name)).toEqual(['Root']);
  expect((await call('POST', `/firmwares/keys/${key.keyId}/revoke`)).code).toBe('nodata');
  expect((await register('Own', pemOf(publicKey), support)).code).toBe('roleerr');
  const refused = async (publicKeyText: string, name = 'Other') =>
    (await register(name, publicKeyText)).status;
  expect(await refused('no key')).toBe(422);
  expect(await refused(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBe(422);
  const { publicKey: short } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const { publicKey: curve } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect([await refused(pemOf(short)), await refused(pemOf(curve))]).toEqual([422, 422]);
  const fresh = pemOf(generateKeyPairSync('ed25519').publicKey);
  expect([await refused(fresh, 'release 2026'), await refused(fresh, ' ')]).toEqual([409, 400]);
});

test('sorts and searches a page (CL-221)', async () => {
  await added({ versionName: '55.0.1', fwCode: '5501' });
  await added({ versionName: '55.0.2', fwCode: '5502' });
  const { data, pagination } = await post('/firmwares/page', {
    keyword: '55.0',
    limit: 1,
    approval: 'Not Approved',
    orders: [{ column: 'fwCode', order: 'asc' }],
  });
  expect(data).toMatchObject([{ fwCode: 5501 }]);
  expect(pagination.totalRecords).toBe(2);
});

test('refuses users who may not upload or approve before a byte is stored (PE-023)', async () => {
  expect(await add({}, image(), support)).toMatchObject({ status: 403, code: 'roleerr' });
  expect((await post('/firmwares/action/approve', { FirmwareFileId: 'x' }, auditor)).code).toBe('roleerr');
  expect((await post('/firmwares/page', {}, auditor)).code).toBe('success');
});
