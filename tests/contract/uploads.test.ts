import { createHash, randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanFileName } from '#domain/text/file-name.ts';
import { DiskBlobs } from '#server/core/blobs/disk-blobs.ts';
import { DraftFolder } from '#server/core/blobs/draft-folder.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Files in parts (FLEET.md, section 5); TN-215. */

let bench: BenchServer;
let admin: { authorization: string };
let colleague: { authorization: string };
let support: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
  colleague = await bench.login('admin@northwind.example');
  support = await bench.login('support@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const bytes = randomBytes(30_000);
const digest = (part: Buffer, as: 'hex' | 'base64' = 'base64') =>
  createHash('sha256').update(part).digest(as);
let fingerprint = 0;
beforeEach(() => {
  fingerprint++;
});

const begin = (headers = admin, more = {}) =>
  bench.app.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers,
    payload: {
      purpose: 'firmware',
      fileName: 'a.img',
      size: bytes.length,
      fingerprint: String(fingerprint),
      ...more,
    },
  });
const tus = { 'tus-resumable': '1.0.0' };
const send = (address: string, offset: number, part: Buffer, headers: Record<string, string> = {}) =>
  bench.app.inject({
    method: 'PATCH',
    url: address,
    payload: part,
    headers: {
      ...admin,
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  });

test('receives a file in parts, each with its checksum, and has its digest at the end', async () => {
  const { address, uploadId, offset } = (await begin()).json().data;
  expect(offset).toBe(0);
  const [first, second] = [bytes.subarray(0, 16_000), bytes.subarray(16_000)];
  const answer = await send(address, 0, first, { 'upload-checksum': `sha256 ${digest(first)}` });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({ 'upload-offset': '16000', 'tus-resumable': '1.0.0' });
  const asked = await bench.app.inject({ method: 'HEAD', url: address, headers: { ...admin, ...tus } });
  expect(asked.headers).toMatchObject({ 'upload-offset': '16000', 'upload-length': '30000' });
  // After a reload the same file continues.
  expect((await begin()).json().data).toMatchObject({ uploadId, offset: 16_000, sha256: null });
  expect((await send(address, 16_000, second)).statusCode).toBe(204);
  const url = `/api/v1/uploads/${uploadId}`;
  const { data } = (await bench.app.inject({ url, headers: admin })).json();
  expect(data).toMatchObject({ offset: 30_000, sha256: digest(bytes, 'hex') });
  expect((await stat(`${bench.place.dataDir}/blobs/${data.sha256.slice(0, 2)}/${data.sha256}`)).size).toBe(
    30_000,
  );
});

test('refuses a damaged, misplaced or too long part, and keeps earlier ones', async () => {
  const { address } = (await begin()).json().data;
  const part = bytes.subarray(0, 1_000);
  await send(address, 0, part);
  const wrong = { 'upload-checksum': `sha256 ${digest(bytes)}` };
  expect((await send(address, 1_000, part, wrong)).statusCode).toBe(460);
  expect((await send(address, 0, part)).statusCode).toBe(409);
  expect((await send(address, 1_000, bytes)).statusCode).toBe(413);
  expect((await send(address, 1_000, part, { 'upload-checksum': 'md5 x' })).statusCode).toBe(400);
  expect((await send(address, 1_000, part, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await send(address, 1_000, part, { 'tus-resumable': '0.2' })).statusCode).toBe(412);
  expect((await begin()).json().data.offset).toBe(1_000);
});

test('limits an upload to its uploader, and ends it by DELETE or after a day', async () => {
  const { address, uploadId } = (await begin()).json().data;
  expect((await send(address, 0, bytes, colleague)).statusCode).toBe(404);
  expect((await send(address, 0, bytes, { authorization: '' })).statusCode).toBe(401);
  const url = `/api/v1/uploads/${uploadId}`;
  expect((await bench.app.inject({ url, headers: colleague })).json().code).toBe('nodata');
  const gone = await bench.app.inject({ method: 'DELETE', url: address, headers: { ...admin, ...tus } });
  expect(gone.statusCode).toBe(204);
  expect((await send(address, 0, bytes)).statusCode).toBe(404);
  const next = (await begin()).json().data;
  const { now } = bench.clock;
  bench.clock.now = new Date(now.getTime() + 86_400_000);
  const later = await bench.login('system.admin@waymark.example');
  expect((await send(next.address, 0, bytes, later)).statusCode).toBe(404);
  bench.clock.now = now;
});

test('refuses users without permission, an unknown purpose, and a file that is too large', async () => {
  expect((await begin(support)).json()).toMatchObject({
    code: 'roleerr',
    data: { permission: '/firmwares/edit' },
  });
  expect((await begin(admin, { purpose: 'nothing' })).json().code).toBe('custom');
  expect((await begin(admin, { purpose: 'constructor' })).json().code).toBe('custom');
  expect((await begin(admin, { size: 0 })).statusCode).toBe(400);
  expect((await begin(admin, { size: 2 ** 31 + 1 })).statusCode).toBe(400);
});

test('loses no acknowledged byte when it is killed between storing the file and its record', async () => {
  const { address, uploadId } = (await begin()).json().data;
  await send(address, 0, bytes.subarray(0, 16_000));
  const drafts = new DraftFolder(`${bench.place.dataDir}/drafts`);
  const rest = Readable.from([bytes.subarray(16_000)]);
  await drafts.append(uploadId, { offset: 16_000, bytes: rest, most: bytes.length, sha256: null });
  // The server had completed this step.
  await new DiskBlobs(`${bench.place.dataDir}/blobs`, drafts).keep(uploadId);
  const asked = await bench.app.inject({ method: 'HEAD', url: address, headers: { ...admin, ...tus } });
  expect(asked.headers['upload-offset']).toBe(String(bytes.length));
});

test('divides the remaining storage among concurrent uploads', async () => {
  const other = await bench.login('admin@brightline.example');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => begin(other, { size: 2 ** 31, fingerprint: `together ${n}` })),
  );
  const begun = answers.filter(({ statusCode }) => statusCode === 200);
  expect(begun).toHaveLength(50);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 507]));
});

test.each(['a\r\nb.img', '../../a.img', 'a\u202Egmi.exe'])('cleans the name %j', async (fileName) => {
  const { data } = (await begin(admin, { fileName })).json();
  expect(data.fileName).toBe(cleanFileName(fileName));
});

test('answers 507 to an organisation that has used up its storage', async () => {
  const large = { size: 2 ** 31 };
  let last = await begin(colleague, large);
  for (let n = 0; n < 60 && last.statusCode === 200; n++)
    last = await begin(colleague, { ...large, fingerprint: `large ${n}` });
  expect(last.statusCode).toBe(507);
  expect(last.json().code).toBe('storagefull');
});
