import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '#server/store/data-directory.ts';
import { StartError } from '#server/store/errors.ts';

/** Where the key is that the environment does not give. */
export const secretsKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'secrets.key');

/**
 * The key of all that is sealed (vault.ts): `SECRETS_KEY`, or the one of `DATA_DIR/keys/secrets.key` (mode 0600), made on the
 * first start. Servers that share a database share it. Rejects with `StartError` where the file is there and is no key.
 */
export async function loadSecretsKey(dataDir: string, given: string | null): Promise<Uint8Array> {
  if (given !== null) return Buffer.from(given);
  const path = secretsKeyFile(dataDir);
  await makeDirectory(join(dataDir, 'keys'));
  await writeFile(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(path, 0o600);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length < 32)
    throw new StartError(`${path} is no key: restore it, or move it away, and secrets that wait are lost`);
  return key;
}
