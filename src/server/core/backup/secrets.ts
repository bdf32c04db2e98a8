import { readdir } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { type KeyFiles, keyNames } from '../database/key-files.ts';
import { altered, BackupError } from './backup-error.ts';
import type { BackupFile } from './format.ts';

/** Reads the keys in a data directory, unsealed: for seals, tokens, and secrets. The file for them is encrypted. */
export async function readKeys(dataDir: string, files: KeyFiles): Promise<BackupFile[]> {
  const names = await readdir(join(dataDir, 'keys')).catch(() => []);
  const found: BackupFile[] = [];
  for (const path of [keyNames.signing, ...names.map((name) => `keys/${name}`)]) {
    const content = await files.read(path);
    if (content !== null) found.push({ path, content: content.toString('base64') });
  }
  return found;
}

/** Rejects if another key is in the place of one of these: a person must decide which is right. */
export async function checkKeys(files: KeyFiles, kept: readonly BackupFile[]): Promise<void> {
  for (const { path, content } of kept) {
    if (!/^(signing-key\.pem|keys\/[\w.-]+)$/.test(path) || normalize(path) !== path) throw altered();
    const there = await files.read(path);
    if (there !== null && there.toString('base64') !== content)
      throw new BackupError(
        `${files.pathOf(path)} is another key than that of the backup: move it away first`,
      );
  }
}

/** Writes keys, sealed if this installation seals its keys. */
export async function writeKeys(files: KeyFiles, kept: readonly BackupFile[]): Promise<void> {
  for (const { path, content } of kept) await files.make(path, () => Buffer.from(content, 'base64'));
}
