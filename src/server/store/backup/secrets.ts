import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { makeDirectory } from '../data-directory.ts';
import { altered, BackupError } from './backup-error.ts';
import type { BackupFile } from './format.ts';

/** The keys in a data directory: of the seals, and of the tokens. */
export async function readKeys(dataDir: string): Promise<BackupFile[]> {
  const names = await readdir(join(dataDir, 'keys')).catch(() => []);
  const paths = ['signing-key.pem', ...names.map((name) => `keys/${name}`)];
  const found = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(dataDir, path)).catch(() => null);
      return content === null ? [] : [{ path, content: content.toString('base64') }];
    }),
  );
  return found.flat();
}

/** Rejects where another key is in the place of one of these: which of the two is right is for a person to say. */
export async function checkKeys(dataDir: string, files: readonly BackupFile[]): Promise<void> {
  for (const { path, content } of files) {
    if (!/^(signing-key\.pem|keys\/[\w.-]+)$/.test(path) || normalize(path) !== path) throw altered();
    const there = await readFile(join(dataDir, path)).catch(() => null);
    if (there !== null && there.toString('base64') !== content)
      throw new BackupError(
        `${join(dataDir, path)} is another key than that of the backup: move it away first`,
      );
  }
}

export async function writeKeys(dataDir: string, files: readonly BackupFile[]): Promise<void> {
  for (const { path, content } of files) {
    const file = join(dataDir, path);
    await makeDirectory(dirname(file));
    await writeFile(file, Buffer.from(content, 'base64'), { mode: 0o600 });
  }
}
