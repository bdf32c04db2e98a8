import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/core/start-error.ts';
import { loadSessionKeys } from '#server/people/sessions/keys.ts';
import { loadSigningKey } from '../log/signing-key.ts';
import { KeyFiles, keyNames } from './key-files.ts';

const secret = 'a-secret-of-the-installation-here';
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-keys-'));
});
afterEach(() => rm(directory, { recursive: true }));

const stored = (name: string) => readFile(join(directory, name), 'utf8');

test('creates sealed, private keys with a secret, and opens them with it', async () => {
  const files = new KeyFiles(directory, secret);
  const { keyId } = await loadSigningKey(directory, files);
  const session = await loadSessionKeys(files);
  expect(await stored('signing-key.pem')).toMatch(/^waymark-sealed-1 [0-9a-f]{8} [\w+/=]+\n$/);
  expect(await stored('keys/session.key')).toMatch(/^waymark-sealed-1 /);
  expect((await stat(files.pathOf(keyNames.session))).mode & 0o777).toBe(0o600);
  const again = new KeyFiles(directory, secret);
  expect(await loadSigningKey(directory, again)).toMatchObject({ keyId });
  expect((await loadSessionKeys(again)).access.equals(session.access)).toBe(true);
});

test('seals unsealed keys at the first start with a secret, and keeps their value', async () => {
  const clear = new KeyFiles(directory);
  const { keyId } = await loadSigningKey(directory, clear);
  const session = await loadSessionKeys(clear);
  expect(await stored('signing-key.pem')).toContain('PRIVATE KEY');
  const sealing = new KeyFiles(directory, secret);
  expect(await loadSigningKey(directory, sealing)).toMatchObject({ keyId });
  expect((await loadSessionKeys(sealing)).refresh.equals(session.refresh)).toBe(true);
  expect(await stored('signing-key.pem')).not.toContain('PRIVATE KEY');
  expect(await stored('keys/session.key')).toMatch(/^waymark-sealed-1 /);
  expect((await readdir(directory)).sort()).toEqual(['keys', 'signing-key.pem']);
});

test('names the needed key at a start with another secret, or none, and changes nothing', async () => {
  await loadSigningKey(directory, new KeyFiles(directory, secret));
  const before = await stored('signing-key.pem');
  const id = before.split(' ')[1];
  const other = loadSigningKey(directory, new KeyFiles(directory, `${secret}!`));
  await expect(other).rejects.toThrow(StartError);
  await expect(other).rejects.toThrow(
    new RegExp(`sealed with the key ${id}, and SECRETS_KEY is the key \\w{8}`),
  );
  const none = loadSigningKey(directory, new KeyFiles(directory));
  await expect(none).rejects.toThrow(`sealed with the key ${id}: set SECRETS_KEY to it`);
  expect(await stored('signing-key.pem')).toBe(before);
});

test('seals a key with a new secret alone if the previous one is also given', async () => {
  const { keyId } = await loadSigningKey(directory, new KeyFiles(directory, secret));
  await loadSigningKey(directory, new KeyFiles(directory, 'the-next-secret', secret));
  expect(await loadSigningKey(directory, new KeyFiles(directory, 'the-next-secret'))).toMatchObject({
    keyId,
  });
});

test('refuses a sealed key that was altered or put in the place of another', async () => {
  const files = new KeyFiles(directory, secret);
  await loadSigningKey(directory, files);
  await loadSessionKeys(files);
  await writeFile(files.pathOf(keyNames.session), await stored('signing-key.pem'));
  await expect(loadSessionKeys(files)).rejects.toThrow('damaged or altered');
  const text = await stored('signing-key.pem');
  await writeFile(files.pathOf(keyNames.signing), text.slice(0, -8));
  await expect(loadSigningKey(directory, files)).rejects.toThrow('damaged or altered');
});
