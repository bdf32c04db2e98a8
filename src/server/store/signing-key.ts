import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from './make-directory.ts';

/** The key with which this installation signs what leaves it for an auditor: Ed25519, made at the first start. */
export interface SigningKey {
  /** Hex. */
  sign(bytes: Uint8Array): string;
  /** SubjectPublicKeyInfo, PEM. */
  publicKey: string;
}

/** Reads `signing-key.pem` of the directory (mode 0600), or makes it. */
export async function loadSigningKey(directory: string): Promise<SigningKey> {
  const file = join(directory, 'signing-key.pem');
  const key = await read(file).catch(async () => {
    const made = generateKeyPairSync('ed25519').privateKey;
    await makeDirectory(directory);
    await writeFile(file, made.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    return made;
  });
  return {
    sign: (bytes) => sign(null, bytes, key).toString('hex'),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

async function read(file: string): Promise<KeyObject> {
  const key = createPrivateKey(await readFile(file));
  await chmod(file, 0o600);
  return key;
}
