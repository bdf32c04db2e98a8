import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statementBytes } from '#domain/seal.ts';
import { keyIdOf, type PublicKey } from '#domain/verify/keys.ts';
import { makeDirectory } from './data-directory.ts';
import { StartError } from './errors.ts';
import { sha256 } from './sha256.ts';

/** The key with which this installation signs seals and what leaves it for an auditor: Ed25519, made at the first start. */
export interface SigningKey extends PublicKey {
  /** The statement with its signature, hex. */
  sealed<Statement extends object>(statement: Statement): { statement: Statement; signature: string };
}

/**
 * Reads `signing-key.pem` of the directory (mode 0600), or makes it where there is none. Rejects with `StartError` when
 * the file is there and is no such key: a new one in its place would look like another installation.
 */
export async function loadSigningKey(directory: string): Promise<SigningKey> {
  const file = join(directory, 'signing-key.pem');
  const key = (await read(file)) ?? (await make(directory, file));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  return {
    keyId: keyIdOf(sha256, publicKey) ?? '',
    publicKey,
    sealed: (statement) => ({
      statement,
      signature: sign(null, statementBytes(statement), key).toString('hex'),
    }),
  };
}

async function read(file: string): Promise<KeyObject | null> {
  const text = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    throw new StartError(`${file} is no private key: restore it, or move it away to begin with a new one`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new StartError(`${file} is no Ed25519 key: restore it, or move it away to begin with a new one`);
  await chmod(file, 0o600);
  return key;
}

async function make(directory: string, file: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await makeDirectory(directory);
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}
