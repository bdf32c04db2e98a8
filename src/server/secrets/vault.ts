import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A secret belongs to one task and one place in its parameters: sealed for another, it does not open. */
export interface SecretPlace {
  taskId: string;
  /** `radios.0.key_pass_phrase` */
  name: string;
}

/** Version of what is stored: format, nonce of 12 bytes, ciphertext, tag of 16 bytes. */
const format = 1;
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Seals secrets with AES-256-GCM, and makes digests that cannot be guessed at without its key (docs/decisions/171). */
export class SecretVault {
  readonly #sealing: Uint8Array;
  readonly #digests: Uint8Array;

  constructor(key: Uint8Array) {
    const derived = (use: string) => new Uint8Array(hkdfSync('sha256', key, '', `waymark ${use}`, 32));
    this.#sealing = derived('task secrets');
    this.#digests = derived('request digests');
  }

  seal(place: SecretPlace, secret: string): Uint8Array {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(cipherName, this.#sealing, nonce).setAAD(boundTo(place));
    const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
    return Buffer.concat([Uint8Array.of(format), nonce, ...sealed, cipher.getAuthTag()]);
  }

  /** Null where it was sealed with another key or for another place, or altered. */
  open(place: SecretPlace, sealed: Uint8Array): string | null {
    if (sealed[0] !== format || sealed.length < 1 + nonceBytes + tagBytes) return null;
    const nonce = sealed.subarray(1, 1 + nonceBytes);
    const decipher = createDecipheriv(cipherName, this.#sealing, nonce)
      .setAAD(boundTo(place))
      .setAuthTag(sealed.subarray(-tagBytes));
    try {
      const opened = decipher.update(sealed.subarray(1 + nonceBytes, -tagBytes));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Of a text in which secrets may stand; hex. */
  digest(text: string): string {
    return createHmac('sha256', this.#digests).update(text).digest('hex');
  }
}

const boundTo = ({ taskId, name }: SecretPlace): Uint8Array => Buffer.from(JSON.stringify([taskId, name]));
