import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPath, firmwareEndpoint } from '#server/fleet/firmware/endpoint.ts';
import { FileServer } from '#server/fleet/firmware/file-server.ts';
import { Grants } from '#server/fleet/firmware/grants.ts';
import { contentPath } from './address.ts';
import { contentEndpoint } from './endpoint.ts';
import { type ContentGrant, contentGrants } from './grants.ts';
import { outcomeOf } from './outcomes.ts';

const digests = (text: string) => [createHmac('sha256', 'ours').update(text).digest('hex')];
const grants = contentGrants(digests);
const bytes = Buffer.from('a metadata set');
const sha256 = 'a'.repeat(64);
const stored: {
  http_status: number;
  outcome: 'complete' | 'interrupted' | 'refused';
  sent_bytes: number;
  endpoint_id: string;
}[] = [];
const clock = { now: 1_000 };
/** Content of the store; null: the file is gone. */
let held: (() => Readable) | null = () => Readable.from([bytes]);
let sizeKnown = true;
/** True while the item is not deleted. */
let isThere = true;
/** Holds back files until `most` requests have come. */
const gate = { come: 0, most: 0, open: () => {}, opened: Promise.resolve() };
const holdUntil = (most: number) => {
  gate.opened = new Promise((resolve) => {
    Object.assign(gate, { come: 0, most, open: () => setImmediate(resolve) });
  });
};
const fault = (error: unknown) => expect.unreachable(String(error));
const listener = () =>
  new FileServer({
    blobs: {
      sizeOf: async () => (sizeKnown ? bytes.length : null),
      read: async (_digest, range) => {
        await gate.opened;
        return range && range.start > 0 ? Readable.from([bytes.subarray(range.start)]) : (held?.() ?? null);
      },
    },
    onFault: fault,
    endpoints: {
      [downloadPath]: firmwareEndpoint({
        grants: new Grants(digests),
        find: async () => null,
        now: () => clock.now,
      }),
      [contentPath]: contentEndpoint({
        store: async (row) => void stored.push({ ...row, sent_bytes: Number(row.sent_bytes) }),
        grants,
        now: () => clock.now,
        onFault: fault,
        holds: async () => {
          gate.come += 1;
          if (gate.come === gate.most) gate.open();
          return isThere;
        },
      }),
    },
  });
let server = listener();
let port = 0;
beforeAll(async () => {
  port = await server.listen(0, '127.0.0.1');
});
afterAll(() => server.close());

const grant: ContentGrant = {
  endpointId: 'os::012345-1',
  sha256,
  kind: 'DsmCc',
  itemId: 'set-1',
  name: 'Main',
  version: '1',
  expiresAt: 2_000,
};
const get = async (
  text: string,
  { path = contentPath, digest = sha256, headers = {} as Record<string, string> } = {},
) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}/${digest}?grant=${text}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
};

test('rejects a forged grant, one of another installation, and one for firmware, without a row of the log', async () => {
  const good = grants.write(grant);
  expect(await get(`x${good}`)).toBe(403);
  const theirs = (text: string) => [createHmac('sha256', 'theirs').update(text).digest('hex')];
  expect(await get(contentGrants(theirs).write(grant))).toBe(403);
  expect(await get(good, { path: '/device-downloads' })).toBe(403);
  expect(await get(good, { path: '/constructor' })).toBe(403);
  expect(stored).toEqual([]);
});

const named = () => stored.splice(0).map((row) => `${row.http_status} ${outcomeOf(row)}`);

test('names the outcome of each refused download', async () => {
  const good = (name: string) => grants.write({ ...grant, name });
  expect(await get(good('other file'), { digest: 'b'.repeat(64) })).toBe(403);
  expect(named()).toEqual(['403 wrongFile']);

  clock.now = grant.expiresAt + 1;
  expect(await get(good('late'))).toBe(410);
  clock.now = 1_000;
  expect(named()).toEqual(['410 expired']);

  const beyond = { headers: { range: `bytes=${bytes.length}-` } };
  expect(await get(good('beyond'), beyond)).toBe(416);
  expect(named()).toEqual(['416 badRange']);

  sizeKnown = false;
  expect(await get(good('lost in a restore'))).toBe(404);
  sizeKnown = true;
  const whole = held;
  held = null;
  expect(await get(good('lost at this moment'))).toBe(404);
  held = whole;
  expect(named()).toEqual(['404 missing', '404 missing']);
});

test('serves the whole file to a box that requests the rest of another version', async () => {
  const good = grants.write({ ...grant, name: 'changed' });
  const rest = { range: 'bytes=4-', 'if-range': `"${'b'.repeat(64)}"` };
  expect(await get(good, { headers: rest })).toBe(200);
  expect(stored.splice(0)).toMatchObject([{ outcome: 'complete', sent_bytes: bytes.length }]);
  expect(await get(good, { headers: { ...rest, 'if-range': `"${sha256}"` } })).toBe(206);
  expect(stored.splice(0)).toMatchObject([{ outcome: 'complete', sent_bytes: bytes.length - 4 }]);
});

test('logs a download that a restart of the listener interrupted, and serves the rest after it', async () => {
  const good = grants.write({ ...grant, name: 'cut' });
  const whole = held;
  // The box sends the beginning, and then nothing.
  const begun = new Promise<void>((resolve) => {
    held = () => {
      const stalled = new Readable({ read: () => {} });
      stalled.push(bytes.subarray(0, 4));
      setImmediate(resolve);
      return stalled;
    };
  });
  const answered = get(good).catch(() => 'cut');
  await begun;
  await server.close();
  expect(await answered).toBe('cut');
  expect(named()).toEqual(['200 interrupted']);
  held = whole;
  server = listener();
  port = await server.listen(0, '127.0.0.1');
  expect(await get(good, { headers: { range: 'bytes=4-' } })).toBe(206);
  expect(named()).toEqual(['206 complete']);
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

test('serves a file three times to its box even for 40 concurrent requests, and limits the rows of one grant', async () => {
  const good = grants.write({ ...grant, name: 'at once' });
  holdUntil(40);
  const statuses = await Promise.all(Array.from({ length: 40 }, () => get(good)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
  for (let more = 0; more < 20; more++) expect(await get(good)).toBe(429);
  expect(stored.splice(0).length).toBe(50);
});

test('counts nothing for a request whose file could not be read', async () => {
  const good = grants.write({ ...grant, name: 'away for a moment' });
  const whole = held;
  held = null;
  for (let attempt = 0; attempt < 4; attempt++) expect(await get(good)).toBe(404);
  held = whole;
  expect(await get(good)).toBe(200);
  stored.splice(0);
});

test('refuses a link whose item was deleted', async () => {
  const good = grants.write({ ...grant, name: 'deleted' });
  isThere = false;
  expect(await get(good)).toBe(404);
  isThere = true;
  expect(named()).toEqual(['404 missing']);
});

test.each(['//', '//[', '//device/x', '/\\\\[', 'http://[', '*'])(
  'refuses the address %j without a fault',
  async (path) => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, path, host: '127.0.0.1' }, (found) => resolve(found.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect([400, 403]).toContain(answer);
  },
);
