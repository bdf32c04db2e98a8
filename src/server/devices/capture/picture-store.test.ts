import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureTypeOf } from '#server/core/files/picture-type.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { FilePictures } from './picture-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-pictures-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const vault = new SecretVault(new Uint8Array(32).fill(7));
const place = { consentId: 'c1', taskId: 't1', sequence: 1 };
const picture = Buffer.from('a screen with a name on it');
const fileOf = (sequence: number) => join(dataDir, 'pictures', 'c1', `t1-${sequence}`);

test('stores a picture that can be read back, in a file that reveals nothing and that only the server can read', async () => {
  const pictures = new FilePictures(dataDir, vault);
  await pictures.put(place, picture);
  expect(await pictures.get(place)).toEqual(picture);
  expect((await readFile(fileOf(1))).includes('name')).toBe(false);
  expect((await stat(fileOf(1))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'pictures', 'c1'))).toEqual(['t1-1']);
});

test('reads no picture from a file that was altered, moved or sealed with another key', async () => {
  const pictures = new FilePictures(dataDir, vault);
  await pictures.put(place, picture);
  await writeFile(fileOf(2), await readFile(fileOf(1)));
  expect(await pictures.get({ ...place, sequence: 2 })).toBeNull();
  const foreign = new FilePictures(dataDir, new SecretVault(new Uint8Array(32).fill(8)));
  expect(await foreign.get(place)).toBeNull();
  const sealed = await readFile(fileOf(1));
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  await writeFile(fileOf(1), sealed);
  expect(await pictures.get(place)).toBeNull();
});

test("reads no file for an id that leads out of its consent's folder", async () => {
  const pictures = new FilePictures(dataDir, vault);
  const outside = { consentId: 'c1', taskId: '../../t1', sequence: 1 };
  await pictures.put(outside, picture);
  expect(await pictures.get(outside)).toBeNull();
  expect(await pictures.get({ ...place, consentId: '..' })).toBeNull();
});

test('erases the pictures of a consent and no others', async () => {
  const pictures = new FilePictures(dataDir, vault);
  const other = { ...place, consentId: 'c2' };
  for (const one of [place, { ...place, sequence: 2 }, other]) await pictures.put(one, picture);
  await pictures.erase('c1');
  await pictures.erase('c1');
  expect([await pictures.get(place), await pictures.get(other)]).toEqual([null, picture]);
});

test.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x52, 0x49, 0x46, 0x46, 1, 0, 0, 0, 0x57, 0x45, 0x42, 0x50], 'image/webp'],
  [[0x3c, 0x73, 0x76, 0x67], null],
  [[], null],
])('%j is %s', (bytes, type) => {
  expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type);
});
