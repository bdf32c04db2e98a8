import type { Sha256 } from '../chain.ts';
import { fromHex, toHex } from '../hex.ts';
import { type PublicKey, statementBytes } from '../seal.ts';
import { hasShape, isDigest, isListOf, isText } from './shapes.ts';
import { Fault } from './verdict.ts';

const isPublicKey = (value: unknown): value is PublicKey =>
  hasShape(value, { keyId: isDigest, publicKey: isText });
export const isKeyList = isListOf(isPublicKey);

/** Returns null for a text that is no PEM of a public key. */
function derOf(pem: string): Uint8Array<ArrayBuffer> | null {
  const body = /^-----BEGIN PUBLIC KEY-----\n([A-Za-z0-9+/=\n]{1,500})-----END PUBLIC KEY-----\n?$/.exec(
    pem,
  )?.[1];
  if (!body) return null;
  try {
    return Uint8Array.from(atob(body.replaceAll('\n', '')), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

export function keyIdOf(sha256: Sha256, pem: string): string | null {
  const der = derOf(pem);
  return der && toHex(sha256(der));
}

/** The keys of one file, limited to those that the reader trusts, if any are named. */
export class KeyRing {
  readonly #keys: Map<string, string>;
  readonly #trusted: ReadonlySet<string> | null;
  readonly #imported = new Map<string, Promise<CryptoKey>>();
  readonly #used = new Set<string>();

  /** Throws `Fault` if a key does not match its id. */
  constructor(sha256: Sha256, keys: readonly PublicKey[], trusted: ReadonlySet<string> | null) {
    for (const { keyId, publicKey } of keys) {
      if (keyIdOf(sha256, publicKey) !== keyId)
        throw new Fault('badStatement', null, `key ${keyId} of the file is not the key with that id`);
    }
    this.#keys = new Map(keys.map(({ keyId, publicKey }) => [keyId, publicKey]));
    this.#trusted = trusted;
  }

  get used(): string[] {
    return [...this.#used].sort();
  }

  /** Settles when the signature is valid; throws `Fault`, naming `event`, when it is not. */
  async check(
    signed: { statement: { keyId: string }; signature: string },
    what: string,
    event: number | null,
  ): Promise<void> {
    const { keyId } = signed.statement;
    if (this.#trusted && !this.#trusted.has(keyId))
      throw new Fault('foreignKey', event, `${what} is signed with another key, ${keyId}`);
    const pem = this.#keys.get(keyId);
    if (pem === undefined) throw new Fault('badSignature', event, `the key of ${what} is not in the file`);
    if (!(await this.#holds(keyId, pem, signed)))
      throw new Fault('badSignature', event, `the signature of ${what} does not hold`);
    this.#used.add(keyId);
  }

  async #holds(keyId: string, pem: string, signed: { statement: object; signature: string }) {
    // `subtle` is absent if a page was not loaded over TLS (and not from this machine).
    const { subtle } = globalThis.crypto;
    if (!subtle) throw new Fault('noSignatures', null, 'this browser checks signatures only over https');
    const signature = fromHex(signed.signature);
    const der = derOf(pem);
    if (!signature || !der) return false;
    const key =
      this.#imported.get(keyId) ?? subtle.importKey('spki', der, { name: 'Ed25519' }, false, ['verify']);
    this.#imported.set(keyId, key);
    try {
      return await subtle.verify(
        { name: 'Ed25519' },
        await key,
        new Uint8Array(signature),
        new Uint8Array(statementBytes(signed.statement)),
      );
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotSupportedError')
        throw new Fault('noSignatures', null, 'this program cannot check Ed25519 signatures');
      return false;
    }
  }
}
