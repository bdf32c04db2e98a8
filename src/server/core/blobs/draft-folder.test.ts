import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DraftFolder } from './draft-folder.ts';

let folder: string;
let drafts: DraftFolder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-drafts-'));
  drafts = new DraftFolder(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function* chunks(...texts: (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const part = (offset: number, ...texts: (string | Error)[]) => ({
  offset,
  bytes: chunks(...texts),
  most: 20,
  sha256: null,
});

test('joins parts to a file with its digest', async () => {
  expect(await drafts.sizeOf('a')).toBeNull();
  expect(await drafts.append('a', part(0, 'hello', ' '))).toBe(6);
  expect(await drafts.append('a', { ...part(6, 'world'), sha256: sha256('world') })).toBe(11);
  expect(await drafts.digestOf('a')).toBe(sha256('hello world').toString('hex'));
});

test('refuses a part at another place than the end', async () => {
  await drafts.append('a', part(0, 'hello'));
  await expect(drafts.append('a', part(0, 'again'))).rejects.toMatchObject({ reason: 'offset' });
  await expect(drafts.append('a', part(6, 'later'))).rejects.toMatchObject({ reason: 'offset' });
  expect(await drafts.sizeOf('a')).toBe(5);
});

test('accepts a part with a checksum whole or not at all; without one, keeps what arrived', async () => {
  const cut = new Error('the line was cut');
  await drafts.append('a', part(0, 'hello'));
  await expect(
    drafts.append('a', { ...part(5, 'wor', 'xd'), sha256: sha256('world') }),
  ).rejects.toMatchObject({ reason: 'checksum' });
  await expect(drafts.append('a', { ...part(5, 'wor', cut), sha256: sha256('world') })).rejects.toBe(cut);
  expect(await drafts.sizeOf('a')).toBe(5);
  await expect(drafts.append('a', part(5, 'wor', cut))).rejects.toBe(cut);
  expect(await drafts.sizeOf('a')).toBe(8);
});

test('leaves the draft unchanged by a part that makes the file too long', async () => {
  await drafts.append('a', part(0, 'hello'));
  await expect(drafts.append('a', part(5, 'world', 'and far too much'))).rejects.toMatchObject({
    reason: 'length',
  });
  expect(await drafts.sizeOf('a')).toBe(5);
});

test('leaves no file on a full disk', async () => {
  await symlink('/dev/full', join(folder, 'a'));
  await expect(drafts.append('a', part(0, 'hello'))).rejects.toMatchObject({ reason: 'full' });
  expect(await readdir(folder)).toEqual([]);
});

test.each(['../a', 'a/b', '', '.'])("refuses %j as a draft's name", (name) => {
  expect(() => drafts.fileOf(name)).toThrow('no name');
});
