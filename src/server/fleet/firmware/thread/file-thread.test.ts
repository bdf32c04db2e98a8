import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Ended } from '#server/core/files/device-files.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { downloadImage } from '#simulator/image-download.ts';
import { Authority, type Pem } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { FileThread } from './file-thread.ts';

/** Tests of the listener in its real thread, over HTTP. */
const image = randomBytes(300_000);
const sha256 = createHash('sha256').update(image).digest('hex');
const answers: Ended[] = [];
const faults: string[] = [];
const workers: Worker[] = [];
let left = 0;
let folder = '';
let files: FileThread;
let url = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-thread-'));
  await mkdir(join(folder, 'blobs', sha256.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, 'blobs', sha256.slice(0, 2), sha256), image);
  files = new FileThread({
    endpoints: {
      '/files': async (digest, grant) => {
        if (grant === 'broken') throw new Error('the database is away');
        if (grant === 'late') return 410;
        return {
          sha256: digest,
          key: grant,
          isFollowed: true,
          limits: grant === 'slow' ? [{ key: 'slow', bytesPerSecond: 1_000 }] : [],
          ended: (answer) => void answers.push(answer),
          left: () => {
            left++;
          },
        };
      },
    },
    receivers: {
      '/files': async ({ grant, bytes }) => {
        if (grant === 'none') return 403;
        let size = 0;
        for await (const part of bytes) size += part.length;
        return size === image.length ? 204 : 400;
      },
    },
    dataDir: folder,
    bucket: null,
    partTimeoutMs: 1_000,
    onFault: (error) => void faults.push(String(error)),
    open: (start) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
      workers.push(worker);
      return worker;
    },
  });
  url = `http://127.0.0.1:${await files.listen(0, '127.0.0.1')}/files/${sha256}`;
});
afterAll(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

test('sends a file whole or from any byte on, and reports how each answer ended', async () => {
  const whole = await fetch(`${url}?grant=a`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(image)).toBe(true);
  const part = await fetch(`${url}?grant=a`, { headers: { range: 'bytes=299990-' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(image.subarray(-10))]).toEqual([
    206,
    true,
  ]);
  expect((await fetch(`${url}?grant=a`, { method: 'HEAD' })).status).toBe(200);
  await eventually(() => expect([files.progressOf('a'), left]).toEqual([1, 3]));
  expect(answers.splice(0)).toEqual([
    { status: 200, sent: 300_000, size: 300_000 },
    { status: 206, sent: 10, size: 10 },
  ]);
  files.forget('a');
  expect(files.progressOf('a')).toBeNull();
});

test('refuses what its endpoint refuses, and reports a failing endpoint', async () => {
  const status = async (address: string) => (await fetch(address)).status;
  expect(await status(`${url}?grant=late`)).toBe(410);
  expect(await status(url.replace('/files/', '/others/'))).toBe(403);
  expect(await status(`${url.replace(sha256, 'f'.repeat(64))}?grant=b`)).toBe(404);
  expect(await status(`${url}?grant=broken`)).toBe(500);
  await eventually(() => expect(faults.splice(0)).toEqual([expect.stringContaining('the database is away')]));
});

test('receives what a device sends, and refuses it without reading it', async () => {
  const send = async (grant: string) =>
    (await fetch(`${url}?grant=${grant}`, { method: 'PUT', body: image })).status;
  expect(await send('a')).toBe(204);
  // The request ends without an answer while the device is still sending.
  expect(await send('none').catch(() => 403)).toBe(403);
});

test('encrypts with a renewed certificate, and serves devices that trust its authority within its limit', async () => {
  const authority = await Authority.create('files');
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, authority.cert]);
  onTestFinished(async () => {
    setDefaultCACertificates(trusted);
    await authority.close();
  });
  let renew: (certificate: Pem) => void = () => {};
  const secure = new FileThread({
    endpoints: { '/files': async (digest, key) => ({ sha256: digest, key }) },
    dataDir: folder,
    bucket: null,
    partTimeoutMs: 1_000,
    bytesPerSecond: 10_000_000,
    tls: {
      current: await authority.issue({ dns: 'localhost' }),
      onRenewed: (take) => {
        renew = take;
      },
    },
    onFault: (error) => void faults.push(String(error)),
  });
  onTestFinished(() => secure.close());
  const port = await secure.listen(0, '127.0.0.1');
  const address = `https://localhost:${port}/files/${sha256}?grant=a`;
  const download = () => downloadImage(address, noFirmwareFaults, new AbortController().signal);
  expect(await download()).toMatchObject({ size: image.length, sha256 });
  const renewed = await authority.issue({ dns: 'localhost' });
  renew(renewed);
  const shown = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', servername: 'localhost' }, () => {
        resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? '');
        socket.destroy();
      }).on('error', reject);
    });
  const { fingerprint256 } = new X509Certificate(renewed.cert);
  await eventually(async () => expect(await shown()).toBe(fingerprint256));
  expect(await download()).toMatchObject({ sha256 });
  await expect(fetch(address.replace('https:', 'http:'))).rejects.toThrow();
});

test('replaces a thread that ended, on the same port, and fails its answers', async () => {
  answers.splice(0);
  const slow = await fetch(`${url}?grant=slow`);
  const [leftBefore, cut] = [left, slow.arrayBuffer().catch(() => null)];
  await workers[0]?.terminate();
  expect(await cut).toBeNull();
  await eventually(() => expect(answers).toEqual([{ status: 500, sent: 0, size: 0 }]));
  expect(left).toBe(leftBefore + 1);
  await eventually(async () => expect((await fetch(`${url}?grant=c`)).status).toBe(200));
  expect(faults).toEqual([expect.stringContaining('is started again')]);
});
