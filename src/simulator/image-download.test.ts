import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import { downloadPath, firmwareEndpoint } from '#server/fleet/firmware/endpoint.ts';
import { FileServer } from '#server/fleet/firmware/file-server.ts';
import { Grants } from '#server/fleet/firmware/grants.ts';
import { noFirmwareFaults } from './firmware-faults.ts';
import { readHeader, simulatedImage } from './firmware-image.ts';
import { downloadImage } from './image-download.ts';

/** A simulated device and the HTTP listener for devices. */

const image = simulatedImage({ model: 'KSTB2020', version: '1.2.3' }, 300_000);
const sha256 = createHash('sha256').update(image).digest('hex');
const grants = new Grants((text) => [createHash('sha256').update(`key ${text}`).digest('hex')]);
const grant = { upgradeId: 'u1', endpointId: 'os::1', sha256, expiresAt: 10_000 };
let files: FileServer;
let isOpen: boolean;
let limits: ByteLimit[];
let now: number;
let url: string;
beforeEach(async () => {
  [isOpen, now, limits] = [true, 0, []];
  files = new FileServer({
    endpoints: {
      [downloadPath]: firmwareEndpoint({
        grants,
        find: async (upgradeId) =>
          upgradeId === 'u1' ? { endpointId: 'os::1', sha256, isOpen, limits } : null,
        now: () => now,
      }),
    },
    blobs: {
      sizeOf: async (name) => (name === sha256 ? image.length : null),
      read: async (_, range) => Readable.from([image.subarray(range?.start, (range?.end ?? 0) + 1)]),
    },
    onFault: (error) => {
      throw error;
    },
  });
  const port = await files.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${port}/device-downloads/${sha256}`;
});
afterEach(() => files.close());

const address = (of = grant) => `${url}?grant=${grants.write(of)}`;
const download = (more = {}, from = address()) =>
  downloadImage(from, { ...noFirmwareFaults, ...more }, new AbortController().signal);

test('downloads the whole file, even after a cut line, and reads model and version from its header', async () => {
  for (const faults of [{}, { cutAt: 100_000 }]) {
    const arrived = await download(faults);
    expect(arrived).toMatchObject({ size: image.length, sha256 });
    expect(readHeader(arrived.head)).toEqual({ model: 'KSTB2020', version: '1.2.3' });
  }
  expect(files.progressOf('u1')).toBe(1);
});

test('downloads a whole file under limits, and not faster than they allow', async () => {
  limits = [
    { key: 'rollout:r', bytesPerSecond: 1_000_000 },
    { key: 'operator:o', bytesPerSecond: 5_000_000 },
  ];
  const begun = performance.now();
  const arrived = await Promise.all([download(), download({ cutAt: 100_000 })]);
  for (const { size, sha256: digest } of arrived) expect([size, digest]).toEqual([image.length, sha256]);
  // 600 kB, less the burst that a limit permits.
  expect(performance.now() - begun).toBeGreaterThan(300);
});

test('gives another digest if the device damages the file', async () => {
  expect((await download({ corrupt: true })).sha256).not.toBe(sha256);
});

test('answers ranges, HEAD and the digest as in RFC 9110 and RFC 9530', async () => {
  const ask = (headers: Record<string, string>, method = 'GET') => fetch(address(), { method, headers });
  const part = await ask({ range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-range': 'bytes 10-19/300000',
    'content-length': '10',
    etag: `"${sha256}"`,
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  });
  expect(Buffer.from(await part.arrayBuffer()).equals(image.subarray(10, 20))).toBe(true);
  expect((await ask({ range: 'bytes=300000-' })).status).toBe(416);
  const head = await ask({}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000']);
  expect((await ask({ range: 'bytes=5-', 'if-range': '"other"' })).status).toBe(200);
  expect((await ask({}, 'POST')).status).toBe(405);
});

test('accepts a grant for its upgrade, device and file only, until it expires', async () => {
  const refused = async (text: string, path = url) => (await fetch(`${path}?grant=${text}`)).status;
  const good = grants.write(grant);
  expect(await refused('')).toBe(403);
  expect(await refused(good.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(403);
  expect(await refused(grants.write({ ...grant, upgradeId: 'u2' }))).toBe(403);
  expect(await refused(grants.write({ ...grant, endpointId: 'os::2' }))).toBe(403);
  expect(await refused(good, url.replace(sha256, 'a'.repeat(64)))).toBe(403);
  now = 10_001;
  expect(await refused(good)).toBe(410);
  [now, isOpen] = [0, false];
  expect(await refused(good)).toBe(410);
});

test('sends the whole file three times at most', async () => {
  for (let time = 0; time < 3; time++) await download();
  await expect(download()).rejects.toThrow('HTTP 429');
  files.forget('u1');
  expect(files.progressOf('u1')).toBeNull();
});

test('rejects another file that the server sends after a cut', async () => {
  const odd: Server = createServer((request, response) => {
    if (request.headers.range) return response.writeHead(200).end('another');
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const { port } = odd.address() as AddressInfo;
  await expect(download({}, `http://127.0.0.1:${port}/x`)).rejects.toThrow();
  odd.close();
});
