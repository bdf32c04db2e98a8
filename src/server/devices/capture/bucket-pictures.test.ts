import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentBucket, openBucket } from '#server/core/blobs/bucket.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { BucketPictures } from './bucket-pictures.ts';

let directory: string;
let server: S3rver;
let url: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-bucket-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  url = `http://127.0.0.1:${port}/pictures`;
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const key = new Uint8Array(32).fill(7);
const place = { consentId: 'c1', taskId: 't1', sequence: 1 };
const picture = Buffer.from('a screen with a name on it');
const open = (vault = new SecretVault(key)) => new BucketPictures(currentBucket({ ...keys, url }), vault);

test('stores a picture that can be read back, in an object that reveals nothing', async () => {
  await open().put(place, picture);
  expect(await open().get(place)).toEqual(picture);
  const stored = await openBucket({ ...keys, url }).getObjectArrayBuffer('pictures/c1/t1-1');
  expect(Buffer.from(stored ?? new ArrayBuffer()).includes('name')).toBe(false);
});

test('reads no picture from an object in the wrong place or sealed with another key', async () => {
  await open().put(place, picture);
  const bucket = openBucket({ ...keys, url });
  await bucket.putObject('pictures/c1/t1-2', (await bucket.getObjectArrayBuffer('pictures/c1/t1-1')) ?? '');
  expect(await open().get({ ...place, sequence: 2 })).toBeNull();
  expect(await open(new SecretVault(new Uint8Array(32).fill(8))).get(place)).toBeNull();
  expect(await open().get({ ...place, taskId: '../c2/t1' })).toBeNull();
});

test('erases all pictures of a consent and no others', async () => {
  const pictures = open();
  const other = { ...place, consentId: 'c10' };
  for (let sequence = 1; sequence <= 20; sequence++) await pictures.put({ ...place, sequence }, picture);
  await pictures.put(other, picture);
  await pictures.remove({ ...place, sequence: 20 });
  expect(await pictures.get({ ...place, sequence: 20 })).toBeNull();
  await pictures.erase('c1');
  expect(await pictures.get(place)).toBeNull();
  expect(await openBucket({ ...keys, url }).listObjects('/', 'pictures/c1/')).toEqual([]);
  expect(await pictures.get(other)).toEqual(picture);
  await pictures.erase('c1');
});

test('does not report a picture as stored without a bucket or connection', async () => {
  const vault = new SecretVault(key);
  for (const away of [`${url}-of-nobody`, 'http://127.0.0.1:9/pictures'])
    await expect(
      new BucketPictures(currentBucket({ ...keys, url: away }), vault).put(place, picture),
    ).rejects.toThrow();
});
