import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '#server/store/data-directory.ts';

/** Secrets derived from the one key of an installation (DATA_DIR/keys/session.key, mode 0600). */
export interface SessionKeys {
  access: Uint8Array;
  refresh: Uint8Array;
  /** Of what is given to a caller to bring it back. */
  tickets: Uint8Array;
}

/** Reads the key, or makes it on the first start. Servers that share a database share this file. */
export async function loadSessionKeys(dataDir: string): Promise<SessionKeys> {
  const directory = join(dataDir, 'keys');
  const path = join(directory, 'session.key');
  await makeDirectory(directory);
  await writeFile(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(path, 0o600);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length < 32) throw new Error(`${path} is not a key: delete it, and everybody logs in again`);
  return deriveKeys(key);
}

export const deriveKeys = (key: Uint8Array): SessionKeys => ({
  access: createHmac('sha256', key).update('access token').digest(),
  refresh: createHmac('sha256', key).update('refresh token').digest(),
  tickets: createHmac('sha256', key).update('ticket').digest(),
});

/** What is stored of a browser's key (RU-016): nothing that is the same for two accounts. */
export const hashClientKey = (accountId: string, clientKey: string): string =>
  hashToken(`${accountId} ${clientKey}`);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The id of the access token that is issued with a refresh token. Without one, two of the same second would be the same
 * text; the answer to a repeated refresh stays what it was.
 */
export const tokenIdOf = (keys: SessionKeys, refreshToken: string): string =>
  createHmac('sha256', keys.access).update(`jti ${refreshToken}`).digest('base64url').slice(0, 22);

/** The refresh token that follows this one: a repeat of a refresh can be answered again without storing secrets. */
export const successorOf = (keys: SessionKeys, token: string): string =>
  createHmac('sha256', keys.refresh).update(token).digest('base64url');
