import { readdir } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { type KeyFiles, keyNames } from '../database/key-files.ts';
import { altered, BackupError } from './backup-error.ts';
import type { BackupFile } from './format.ts';

/** The keys in a data directory, unsealed: of the seals, of the tokens, and of secrets. The file that they go into is encrypted. */
export async function readKeys(dataDir: string, files: KeyFiles): Promise<BackupFile[]> {
  const names = await readdir(join(dataDir, 'keys')).catch(() => []);
  const found: BackupFile[] = [];
  for (const path of [keyNames.signing, ...names.map((name) => `keys/${name}`)]) {
    const content = await files.read(path);
    if (content !== null) found.push({ path, content: content.toString('base64') });
  }
  return found;
}

/** Rejects where another key is in the place of one of these: which of the two is right is for a person to say. */
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

/** Sealed where this installation seals its keys. */
export async function writeKeys(files: KeyFiles, kept: readonly BackupFile[]): Promise<void> {
  for (const { path, content } of kept) await files.make(path, () => Buffer.from(content, 'base64'));
}
