import { randomBytes } from 'node:crypto';
import { type KeyFiles, keyNames } from '#server/core/database/key-files.ts';
import { StartError } from '#server/core/start-error.ts';

/** The key of all that is sealed (vault.ts), and those that it was sealed with before. */
export interface SecretsKeys {
  key: Uint8Array;
  before: readonly Uint8Array[];
}

/**
 * `SECRETS_KEY` and `SECRETS_KEY_BEFORE`, or the key of `DATA_DIR/keys/secrets.key`, made on the first start. Where both are there, the file's opens what
 * was sealed before the other was given. Servers that share a database share them. Rejects with `StartError` where the file is
 * there and is no key.
 */
export async function loadSecretsKeys(
  files: KeyFiles,
  given: string | null,
  givenBefore: string | null = null,
): Promise<SecretsKeys> {
  const before = givenBefore === null ? [] : [Buffer.from(givenBefore)];
  if (given === null) await files.make(keyNames.secrets, () => Buffer.from(randomBytes(32).toString('hex')));
  const text = await files.read(keyNames.secrets);
  if (text === null) return { key: Buffer.from(given ?? ''), before };
  const kept = Buffer.from(text.toString('latin1').trim(), 'hex');
  text.fill(0);
  if (kept.length < 32)
    throw new StartError(
      `${files.pathOf(keyNames.secrets)} is no key: restore it, or move it away, and secrets that wait are lost`,
    );
  await files.protect(keyNames.secrets);
  return given === null ? { key: kept, before } : { key: Buffer.from(given), before: [...before, kept] };
}
