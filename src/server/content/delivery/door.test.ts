import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileServer } from '#server/devices/firmware/file-server.ts';
import { Grants } from '#server/devices/firmware/grants.ts';
import { contentPath } from './address.ts';
import { contentDoor } from './door.ts';
import { type ContentGrant, ContentGrants } from './grants.ts';

const digests = (text: string) => [createHmac('sha256', 'ours').update(text).digest('hex')];
const grants = new ContentGrants(digests);
const bytes = Buffer.from('a metadata set');
const sha256 = 'a'.repeat(64);
const stored: { http_status: number; outcome: string; sent_bytes: number; endpoint_id: string }[] = [];
const fault = (error: unknown) => expect.unreachable(String(error));
const server = new FileServer({
  blobs: { sizeOf: async () => bytes.length, read: async () => Readable.from([bytes]) },
  ...{ grants: new Grants(digests), find: async () => null, now: () => 1_000, onFault: fault },
  doors: {
    [contentPath]: contentDoor({
      store: async (row) => void stored.push({ ...row, sent_bytes: Number(row.sent_bytes) }),
      ...{ grants, now: () => 1_000, onFault: fault },
    }),
  },
});
let port = 0;
beforeAll(async () => {
  port = await server.listen(0, '127.0.0.1');
});
afterAll(() => server.close());

const grant: ContentGrant = {
  ...{ endpointId: 'os::012345-1', sha256, kind: 'DsmCc', itemId: 'set-1', name: 'Main', version: '1' },
  expiresAt: 2_000,
};
const get = async (text: string, { path = contentPath, digest = sha256 } = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}/${digest}?grant=${text}`);
  await answer.arrayBuffer();
  return answer.status;
};

test('rejects a forged grant, one of another file, and one that is used for firmware; no box made them', async () => {
  const good = grants.write(grant);
  expect(await get(`x${good}`)).toBe(403);
  expect(await get(good, { digest: 'b'.repeat(64) })).toBe(403);
  expect(await get(good, { path: '/device-downloads' })).toBe(403);
  expect(await get(good, { path: '/constructor' })).toBe(403);
  expect(stored).toEqual([]);
});

test('rejects an expired grant, and logs it', async () => {
  expect(await get(grants.write({ ...grant, expiresAt: 999 }))).toBe(410);
  expect(stored.splice(0)).toMatchObject([{ http_status: 410, outcome: 'refused', sent_bytes: 0 }]);
});

test('serves a file three times to its box, logs each, and then refuses a replay', async () => {
  const good = grants.write(grant);
  for (const status of [200, 200, 200, 429]) expect(await get(good)).toBe(status);
  const { endpointId } = grant;
  const complete = { http_status: 200, outcome: 'complete', sent_bytes: bytes.length };
  expect(stored.splice(0)).toMatchObject([
    ...[1, 2, 3].map(() => ({ ...complete, endpoint_id: endpointId })),
    { http_status: 429, outcome: 'refused', sent_bytes: 0 },
  ]);
});
