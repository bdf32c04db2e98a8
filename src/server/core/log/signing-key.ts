import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type PublicKey, statementBytes } from '#domain/seal.ts';
import { keyIdOf } from '#domain/verify/keys.ts';
import { StartError } from '#server/core/start-error.ts';
import { KeyFiles, keyNames } from '../database/key-files.ts';
import { sha256 } from './sha256.ts';

/** Key with which this installation signs seals and files for auditors: Ed25519, created at the first start. */
export interface SigningKey extends PublicKey {
  /** Returns the statement with its signature, hex. */
  sealed<Statement extends object>(statement: Statement): { statement: Statement; signature: string };
}

/**
 * Reads `signing-key.pem` of the directory, or creates it. Rejects with `StartError` if the file exists but is not such
 * a key: a new one in its place would look like another installation.
 */
export async function loadSigningKey(
  directory: string,
  files: KeyFiles = new KeyFiles(directory),
): Promise<SigningKey> {
  await files.make(keyNames.signing, newKey);
  const key = await read(files);
  await files.protect(keyNames.signing);
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

async function read(files: KeyFiles): Promise<KeyObject> {
  const path = files.pathOf(keyNames.signing);
  const pem = (await files.read(keyNames.signing)) ?? Buffer.alloc(0);
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new StartError(`${path} is no private key: restore it, or move it away to begin with a new one`);
  } finally {
    pem.fill(0);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new StartError(`${path} is no Ed25519 key: restore it, or move it away to begin with a new one`);
  return key;
}

function newKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
