import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

/** CL-355 … CL-358, TN-267 … TN-270, ER-048 … ER-050, against a VOD server that is slow, huge, broken or refuses. */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
const editor = 'admin@northwind.example';
const viewer = 'viewer@northwind.example';
const other = 'admin@brightline.example';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Answers = (_, response) => response.end();
const asked: { path: string; key: string | undefined }[] = [];
const upstream = createServer((request, response) => {
  asked.push({ path: request.url ?? '', key: request.headers['auth-key']?.toString() });
  answers(request, response);
});
let address = '';

beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/vods`;
  bench = await startBench({ vodHosts: ['127.0.0.1'], vodLimitMs: 3_000 });
  for (const user of [editor, viewer, other]) headers[user] = await bench.login(user);
}, 120_000);
afterAll(async () => {
  await bench.close();
  upstream.closeAllConnections();
  upstream.close();
});

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  as = editor,
  language = 'en',
) {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1/cms/vods${path}`,
    headers: { ...headers[as], 'accept-language': language },
    ...(payload && { payload }),
  });
  return answer.json();
}
const films = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    id: `v${from + at}`,
    title: `Film ${from + at}`,
    vodSize: 1_000,
    duration: 5_400,
  }));
const sends =
  (list: unknown): Answers =>
  (_, response) =>
    response.end(JSON.stringify(list));
const fetchAfter = (next: Answers, language = 'en') => {
  answers = next;
  return call('POST', '', {}, editor, language);
};

test('given no server, then there is no list, and a fetch names what is missing', async () => {
  expect((await call('GET', '')).data).toMatchObject({
    vods: [],
    total: 0,
    totalSize: 5_363_093,
    lastGetTime: null,
    hasServer: false,
    running: false,
  });
  expect((await call('POST', '', {})).message).toBe('Set the VOD server first.');
});

describe('the server', () => {
  test('given an address and a key, then the key is never shown, not even in the audit trail', async () => {
    const set = { url: address, authKey: 'key-of-the-test', autoCreationInterval: 0, version: 0 };
    expect((await call('PUT', '/server', set)).data).toMatchObject({
      url: address,
      authKey: '********',
      autoCreationInterval: 0,
      version: 1,
      modifier: 'Nora West',
    });
    expect(JSON.stringify(await call('GET', '/server', undefined, viewer))).not.toContain('key-of-the-test');
    const { rows } = await bench.log.read(0, 10_000).then((events) => ({ rows: JSON.stringify(events) }));
    expect(rows).not.toContain('key-of-the-test');
    expect(rows).toContain('setVodServer');
  });

  test('given settings that were changed since, then the answer is 409', async () => {
    const answer = await call('PUT', '/server', { url: address, autoCreationInterval: 1, version: 0 });
    expect(answer.code).toBe('conflict');
  });

  test('given another address without the key, then the stored key is not sent there', async () => {
    const moved = { url: address.replace('/vods', '/elsewhere'), autoCreationInterval: 0, version: 1 };
    expect(await call('PUT', '/server', moved)).toMatchObject({
      data: { errors: [{ field: 'body.authKey' }] },
    });
  });

  test.each([
    ['http to a host that is not allowed', 'http://vod.example/list'],
    ['a name and password in it', 'https://a:b@vod.example/list'],
  ])('given %s, then the address is refused', async (_, url) => {
    const refused = await call('PUT', '/server', { url, authKey: 'k', autoCreationInterval: 0, version: 1 });
    expect(refused).toMatchObject({ data: { errors: [{ field: 'body.url' }] } });
  });

  test('given a viewer, then they can only read; another organisation does not exist', async () => {
    const set = { url: address, autoCreationInterval: 0, version: 1 };
    expect((await call('PUT', '/server', set, viewer)).code).toBe('roleerr');
    expect((await call('POST', '', {}, viewer)).code).toBe('roleerr');
    expect((await call('GET', '', undefined, viewer)).code).toBe('success');
    expect((await call('GET', '?opId=northwind', undefined, other)).code).toBe('nodata');
    expect((await call('PUT', '/server', { ...set, opId: 'northwind' }, other)).code).toBe('nodata');
  });
});

describe('a fetch', () => {
  test('given a list, then it is stored with its version, and requested with the key', async () => {
    const { data } = await fetchAfter(sends({ vodApiResponseId: 'r1', vods: films(3) }));
    expect(data).toMatchObject({ total: 3, totalSize: 3_000, vodApiResponseId: 'r1', lastFailure: null });
    expect(data.vods[0]).toEqual({ id: 'v1', title: 'Film 1', vodSize: 1_000, duration: 5_400 });
    expect(asked.at(-1)).toEqual({ path: '/vods', key: 'key-of-the-test' });
    expect((await call('GET', '?keyword=FILM%203')).data).toMatchObject({ total: 1, totalSize: 3_000 });
    expect((await call('GET', '?page=2&limit=2')).data.vods).toEqual([expect.objectContaining({ id: 'v3' })]);
  });

  test.each<[string, Answers, string]>([
    [
      'the version that is stored (ER-048)',
      sends({ vodApiResponseId: 'r1', vods: films(9) }),
      'Already created same version vod list.you need update vod list and version info',
    ],
    ['401 (ER-049)', (_, r) => r.writeHead(401).end(), '401 Unauthorized Auth-Key is Invalid'],
    ['403 (ER-050)', (_, r) => r.writeHead(403).end(), '403 API Server Forbidden'],
    ['500', (_, r) => r.writeHead(500).end(), 'The VOD server answered with an error. (500)'],
    [
      'another address',
      (_, r) => r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'The VOD server answered with an error. (302)',
    ],
    ['a page', (_, r) => r.end('<html>'), 'The answer of the VOD server is not a valid VOD list. (no JSON)'],
    [
      'an entry without a title',
      sends({ vodApiResponseId: 'r2', vods: [{ id: 1 }] }),
      'The answer of the VOD server is not a valid VOD list. (vods[0].title)',
    ],
    ['21 MB', (_, r) => r.end(Buffer.alloc(21 * 2 ** 20, 32)), 'The list is larger than 20 MB.'],
    [
      '21 MB without its length',
      (_, r) => {
        r.write(Buffer.alloc(21 * 2 ** 20, 32));
        r.end();
      },
      'The list is larger than 20 MB.',
    ],
    [
      'a byte now and then',
      (_, r) => {
        const timer = setInterval(() => r.write(' '), 100);
        r.on('close', () => clearInterval(timer));
      },
      'The VOD server did not send its whole list within a minute.',
    ],
    [
      'an end in the middle',
      (_, r) => {
        r.writeHead(200, { 'content-length': 1_000 }).write('{');
        setTimeout(() => r.destroy(), 50);
      },
      'The VOD server does not answer.',
    ],
  ])('given %s, then it says so and keeps the list', async (_, next, message) => {
    const refused = await fetchAfter(next);
    expect(refused).toMatchObject({ code: 'custom', message });
    const { data } = await call('GET', '');
    expect(data).toMatchObject({ total: 3, vodApiResponseId: 'r1', running: false });
    expect(data.lastFailure).not.toBeNull();
  });

  test('given two concurrent users, then the server gets one request', async () => {
    const before = asked.length;
    answers = (_, response) =>
      setTimeout(() => response.end(JSON.stringify({ vodApiResponseId: 'r3', vods: films(2, 10) })), 300);
    const [one, two] = await Promise.all([call('POST', '', {}), call('POST', '', {})]);
    expect([one.data.vodApiResponseId, two.data.vodApiResponseId]).toEqual(['r3', 'r3']);
    expect(asked.length).toBe(before + 1);
  });

  test('given 50,000 entries, then they are accepted, and can be read in pages', async () => {
    const { data } = await fetchAfter(sends({ vodApiResponseId: 'r4', vods: films(50_000) }));
    expect(data).toMatchObject({ total: 50_000, totalSize: 50_000_000 });
    expect(data.vods).toHaveLength(1_000);
  });

  test('given a list, then a metadata set holds it, and reports its changes', async () => {
    await fetchAfter(sends({ vodApiResponseId: 'r5', vods: films(2) }));
    const add = async () =>
      (
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/cms/metadatas',
          headers: headers[editor],
          payload: { name: 'With films' },
        })
      ).json().data;
    const first = await add();
    expect(first.parts).toContainEqual(expect.objectContaining({ list: 'vod', count: 2 }));
    const file = await bench.app.inject({
      method: 'GET',
      url: `/api/v1/cms/metadatas/${first.id}/file`,
      headers: headers[editor],
    });
    const inside = unzipSync(file.rawPayload)['vods.json'] ?? new Uint8Array();
    expect(JSON.parse(Buffer.from(inside).toString())).toHaveLength(2);
    await fetchAfter(sends({ vodApiResponseId: 'r6', vods: films(1) }));
    expect((await add()).changes).toBe('~ VOD r6');
  });
});

test('given an interval of 1, 2 or 4 hours, then the next fetch is announced (CO-082)', async () => {
  for (const hours of [1, 2, 4]) {
    const { version } = (await call('GET', '/server')).data;
    await call('PUT', '/server', { url: address, autoCreationInterval: hours, version });
    const { modifyTime } = (await call('GET', '/server')).data;
    const { nextGetTime, lastGetTime } = (await call('GET', '')).data;
    const since = Math.max(Date.parse(modifyTime), Date.parse(lastGetTime));
    expect(Date.parse(nextGetTime) - since).toBe(hours * 3_600_000);
  }
  const { version } = (await call('GET', '/server')).data;
  const other = await call('PUT', '/server', { url: address, autoCreationInterval: 3, version });
  expect(other.code).not.toBe('success');
});
