import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucket } from './bucket.ts';
import { BucketBlobs } from './bucket-blobs.ts';
import { DiskBlobs } from './disk-blobs.ts';
import { DraftFolder } from './draft-folder.ts';
import type { BlobStore } from './port.ts';

let directory: string;
let server: S3rver;
let drafts: DraftFolder;
const stores: Record<string, () => BlobStore> = {
  disk: () => new DiskBlobs(join(directory, 'blobs'), drafts),
  bucket: () => new BucketBlobs(bucket, drafts),
};
let bucket: () => ReturnType<typeof openBucket>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-blobs-'));
  drafts = new DraftFolder(join(directory, 'drafts'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const opened = openBucket({ ...keys, url: `http://127.0.0.1:${port}/files` }, 10_000);
  bucket = () => opened;
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

/** Content longer than one part of a bucket. */
const bytes = Buffer.alloc(9 * 1024 * 1024, 'firmware ');
const sha256 = createHash('sha256').update(bytes).digest('hex');
async function* whole() {
  yield bytes;
}
const draft = (draftId: string) =>
  drafts.append(draftId, { offset: 0, bytes: whole(), most: bytes.length, sha256: null });

describe.each(Object.keys(stores))('in a %s', (kind) => {
  const store = () => stores[kind]?.() as BlobStore;

  test('stores a file by its digest, reads ranges, and keeps its draft until the upload is recorded', async () => {
    await draft('d1');
    expect(await store().keep('d1')).toEqual({ sha256, size: bytes.length });
    expect(await drafts.sizeOf('d1')).toBe(bytes.length);
    // This is the state after a kill between the two; the start finishes it.
    expect(await store().keep('d1')).toEqual({ sha256, size: bytes.length });
    await drafts.remove('d1');
    expect(await drafts.sizeOf('d1')).toBeNull();
    expect(await store().sizeOf(sha256)).toBe(bytes.length);
    const part = await store().read(sha256, { start: 8_388_600, end: 8_388_620 });
    expect(part && (await buffer(part)).equals(bytes.subarray(8_388_600, 8_388_621))).toBe(true);
    const all = await store().read(sha256);
    expect(all && (await buffer(all)).equals(bytes)).toBe(true);
  });

  test('stores the same file once, and finds and removes old ones', async () => {
    await draft('d2');
    await store().keep('d2');
    await drafts.remove('d2');
    expect(await store().storedBefore(new Date(Date.now() - 60_000))).toEqual([]);
    if (kind === 'disk') await utimes(join(directory, 'blobs', sha256.slice(0, 2), sha256), 1, 1);
    expect(await store().storedBefore(new Date(Date.now() + 60_000))).toEqual([sha256]);
    await store().remove(sha256);
    expect(await store().sizeOf(sha256)).toBeNull();
    expect(await store().read(sha256)).toBeNull();
    expect(await store().storedBefore(new Date(Date.now() + 60_000))).toEqual([]);
  });

  test.each(['../../etc/passwd', sha256.toUpperCase(), ''])('%j is no blob', async (name) => {
    expect(await store().sizeOf(name)).toBeNull();
    expect(await store().read(name)).toBeNull();
  });
});
