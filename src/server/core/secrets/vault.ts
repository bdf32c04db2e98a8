import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Place of a task's secret in its parameters: sealed for another task or place, it does not open. */
export interface SecretPlace {
  taskId: string;
  /** Path in the parameters, such as `radios.0.key_pass_phrase`. */
  name: string;
}

/** Place of a secret that a device was given: the parameter that holds it. */
export interface DeviceSecretPlace {
  endpointId: string;
  path: string;
}

/** Place of a picture among those of a consent. */
export interface PicturePlace {
  consentId: string;
  taskId: string;
  sequence: number;
}

/** Version of the stored form: format, nonce of 12 bytes, ciphertext, tag of 16 bytes. */
const format = 1;
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Seals secrets with AES-256-GCM, and makes digests that cannot be guessed without its key (docs/decisions/171). */
export class SecretVault {
  readonly #sealing: Keys;
  readonly #digests: Keys;
  readonly #pictures: Keys;
  readonly #mails: Keys;
  readonly #credentials: Keys;
  readonly #deviceSecrets: Keys;
  readonly #rows: Keys;

  /** `before`: earlier keys, which still open but no longer seal. */
  constructor(key: Uint8Array, before: readonly Uint8Array[] = []) {
    const derived = (use: string): Keys => [
      derivedKey(key, use),
      ...before.map((one) => derivedKey(one, use)),
    ];
    this.#sealing = derived('task secrets');
    this.#digests = derived('request digests');
    this.#pictures = derived('pictures');
    this.#mails = derived('mails');
    this.#credentials = derived('credentials');
    this.#deviceSecrets = derived('device secrets');
    this.#rows = derived('row seals');
  }

  seal({ taskId, name }: SecretPlace, secret: string): Uint8Array {
    return sealed(this.#sealing, [taskId, name], Buffer.from(secret, 'utf8'));
  }

  /** Opens a secret; null if it was sealed with another key or for another place, or altered. */
  open({ taskId, name }: SecretPlace, secret: Uint8Array): string | null {
    return opened(this.#sealing, [taskId, name], secret)?.toString('utf8') ?? null;
  }

  sealDeviceSecret({ endpointId, path }: DeviceSecretPlace, secret: string): Uint8Array {
    return sealed(this.#deviceSecrets, [endpointId, path], Buffer.from(secret, 'utf8'));
  }

  /** Opens a device secret like `open`. */
  openDeviceSecret({ endpointId, path }: DeviceSecretPlace, secret: Uint8Array): string | null {
    return opened(this.#deviceSecrets, [endpointId, path], secret)?.toString('utf8') ?? null;
  }

  sealPicture({ consentId, taskId, sequence }: PicturePlace, picture: Uint8Array): Uint8Array {
    return sealed(this.#pictures, [consentId, taskId, sequence], picture);
  }

  /** Opens a picture like `open`. */
  openPicture({ consentId, taskId, sequence }: PicturePlace, picture: Uint8Array): Uint8Array | null {
    return opened(this.#pictures, [consentId, taskId, sequence], picture);
  }

  sealMail(mailId: string, words: string): Uint8Array {
    return sealed(this.#mails, [mailId], Buffer.from(words, 'utf8'));
  }

  /** Opens a mail like `open`. */
  openMail(mailId: string, words: Uint8Array): string | null {
    return opened(this.#mails, [mailId], words)?.toString('utf8') ?? null;
  }

  /** Seals an account's credential, which its sign-in is checked against. */
  sealCredential(accountId: string, credential: string): Uint8Array {
    return sealed(this.#credentials, [accountId], Buffer.from(credential, 'utf8'));
  }

  /** Opens a credential like `open`. */
  openCredential(accountId: string, credential: Uint8Array): string | null {
    return opened(this.#credentials, [accountId], credential)?.toString('utf8') ?? null;
  }

  /** Returns the keyed digest of a text that may contain secrets, in hex. */
  digest(text: string): string {
    return this.digests(text)[0] ?? '';
  }

  /**
   * Returns the seals of a row that determines permissions (core/seals), in hex: with today's key, and with earlier
   * ones.
   */
  rowSeals(text: string): string[] {
    return this.#rows.map((key) => createHmac('sha256', key).update(text).digest('hex'));
  }

  /** Returns a text's digests with today's key and with each earlier one. */
  digests(text: string): string[] {
    return this.#digests.map((key) => createHmac('sha256', key).update(text).digest('hex'));
  }
}

/** The first one seals, all of them open. */
type Keys = readonly [KeyObject, ...KeyObject[]];
type Place = readonly (string | number)[];

function derivedKey(key: Uint8Array, use: string): KeyObject {
  const bytes = new Uint8Array(hkdfSync('sha256', key, '', `waymark ${use}`, 32));
  const derived = createSecretKey(bytes);
  bytes.fill(0);
  return derived;
}

function sealed([key]: Keys, place: Place, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(boundTo(place));
  const secret = [cipher.update(plain), cipher.final()];
  return Buffer.concat([Uint8Array.of(format), nonce, ...secret, cipher.getAuthTag()]);
}

function opened(keys: Keys, place: Place, secret: Uint8Array): Buffer | null {
  if (secret[0] !== format || secret.length < 1 + nonceBytes + tagBytes) return null;
  for (const key of keys) {
    const decipher = createDecipheriv(cipherName, key, secret.subarray(1, 1 + nonceBytes))
      .setAAD(boundTo(place))
      .setAuthTag(secret.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(secret.subarray(1 + nonceBytes, -tagBytes)), decipher.final()]);
    } catch {}
  }
  return null;
}

const boundTo = (place: Place): Uint8Array => Buffer.from(JSON.stringify(place));
