import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type KeyFiles, keyNames } from '#server/core/database/key-files.ts';
import { StartError } from '#server/core/start-error.ts';

/** Secrets derived from the one key of an installation (DATA_DIR/keys/session.key). */
export interface SessionKeys {
  access: KeyObject;
  refresh: KeyObject;
  /** Key for tickets that callers return. */
  tickets: KeyObject;
}

/** Reads the key, or creates it on the first start. Servers that share a database share this file. */
export async function loadSessionKeys(files: KeyFiles): Promise<SessionKeys> {
  await files.make(keyNames.session, () => Buffer.from(randomBytes(32).toString('hex')));
  const text = (await files.read(keyNames.session)) ?? Buffer.alloc(0);
  const key = Buffer.from(text.toString('latin1').trim(), 'hex');
  if (key.length < 32)
    throw new StartError(
      `${files.pathOf(keyNames.session)} is no key: delete it, and everybody logs in again`,
    );
  await files.protect(keyNames.session);
  const keys = deriveKeys(key);
  text.fill(0);
  key.fill(0);
  return keys;
}

export function deriveKeys(key: Uint8Array): SessionKeys {
  const derived = (use: string) => {
    const bytes = createHmac('sha256', key).update(use).digest();
    const object = createSecretKey(bytes);
    bytes.fill(0);
    return object;
  };
  return { access: derived('access token'), refresh: derived('refresh token'), tickets: derived('ticket') };
}

/** Computes the stored form of a browser's key (RU-016), which differs between accounts. */
export const hashClientKey = (accountId: string, clientKey: string): string =>
  hashToken(`${accountId} ${clientKey}`);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Computes the id of the access token that is issued with a refresh token. Without one, two of the same second would be
 * the same text; the answer to a repeated refresh stays the same.
 */
export const tokenIdOf = (keys: SessionKeys, refreshToken: string): string =>
  createHmac('sha256', keys.access).update(`jti ${refreshToken}`).digest('base64url').slice(0, 22);

/**
 * Computes the refresh token that follows this one, so that a repeated refresh can be answered again without storing
 * secrets.
 */
export const successorOf = (keys: SessionKeys, token: string): string =>
  createHmac('sha256', keys.refresh).update(token).digest('base64url');
