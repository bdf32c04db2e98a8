import { randomBytes } from 'node:crypto';
import { type KeyFiles, keyNames } from '#server/core/database/key-files.ts';
import { StartError } from '#server/core/start-error.ts';

/** Key of everything sealed (vault.ts), and the earlier keys. */
export interface SecretsKeys {
  key: Uint8Array;
  before: readonly Uint8Array[];
}

/**
 * Reads `SECRETS_KEY` and `SECRETS_KEY_BEFORE`, or the key of `DATA_DIR/keys/secrets.key`, created on the first start.
 * If both exist, the file's key opens what was sealed before the other was given. Servers with one database share their
 * keys. Rejects with `StartError` if the file exists but is not a key.
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
