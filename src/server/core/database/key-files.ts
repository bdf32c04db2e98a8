import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#server/core/start-error.ts';
import { makeDirectory } from './data-directory.ts';

const signingKey = 'signing-key.pem';
const sessionKey = 'keys/session.key';
const secretsKey = 'keys/secrets.key';
export const keyNames = { signing: signingKey, session: sessionKey, secrets: secretsKey } as const;

/** Storage form of a key file. */
export type KeyState = 'absent' | 'clear' | 'sealed';

/** Beginning of a sealed file; the key's id, nonce, tag and sealed content follow in one line. */
const mark = 'waymark-sealed-1';
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Keys of a data directory; they are sealed if the installation has a secret for it (docs/decisions/253). */
export class KeyFiles {
  readonly #directory: string;
  /** The first one seals, all of them open. */
  readonly #sealings: readonly Sealing[];

  /**
   * `secrets`: `SECRETS_KEY`, and its previous value; none: keys are unsealed and protected by file permissions only.
   */
  constructor(directory: string, ...secrets: (string | null)[]) {
    this.#directory = directory;
    this.#sealings = secrets.filter((secret) => secret !== null).map(sealingOf);
  }

  pathOf(name: string): string {
    return join(this.#directory, name);
  }

  async stateOf(name: string): Promise<KeyState> {
    const content = await this.#content(name);
    return content === null ? 'absent' : isSealed(content) ? 'sealed' : 'clear';
  }

  /** Reads a key; null if there is none. Rejects with `StartError` if it is sealed and this secret does not open it. */
  async read(name: string): Promise<Buffer | null> {
    const content = await this.#content(name);
    return content && (isSealed(content) ? this.#opened(name, content) : content);
  }

  /** Seals an unsealed key, or one sealed with the previous secret. The overwritten bytes may still be on the disk. */
  async protect(name: string): Promise<void> {
    const content = await this.#content(name);
    if (content === null) return;
    const [sealing] = this.#sealings;
    if (!sealing || keyIdOf(content) === sealing.id) await chmod(this.pathOf(name), 0o600);
    else await this.#replace(name, isSealed(content) ? this.#opened(name, content) : content);
  }

  /** Creates a key unless it exists. */
  async make(name: string, content: () => Uint8Array): Promise<void> {
    await makeDirectory(dirname(this.pathOf(name)));
    const file = await open(this.pathOf(name), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (!file) return;
    try {
      await file.writeFile(this.#asKept(name, content()));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Replaces a file completely or not at all, whenever the process ends. */
  async #replace(name: string, content: Uint8Array): Promise<void> {
    const draft = `${this.pathOf(name)}.new`;
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(this.#asKept(name, content));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.pathOf(name));
  }

  #content(name: string): Promise<Buffer | null> {
    return readFile(this.pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  #asKept(name: string, content: Uint8Array): Uint8Array {
    const [sealing] = this.#sealings;
    if (!sealing) return content;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(cipherName, sealing.key, nonce).setAAD(Buffer.from(name));
    const sealed = [cipher.update(content), cipher.final()];
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    return Buffer.from(`${mark} ${sealing.id} ${bytes.toString('base64')}\n`);
  }

  #opened(name: string, content: Buffer): Buffer {
    const path = this.pathOf(name);
    const id = keyIdOf(content);
    const [given] = this.#sealings;
    const sealing = this.#sealings.find((one) => one.id === id);
    if (!given) throw new StartError(`${path} is sealed with the key ${id}: set SECRETS_KEY to it`);
    if (!sealing)
      throw new StartError(`${path} is sealed with the key ${id}, and SECRETS_KEY is the key ${given.id}`);
    const bytes = Buffer.from(content.toString('latin1').trim().split(' ')[2] ?? '', 'base64');
    try {
      const decipher = createDecipheriv(cipherName, sealing.key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch {
      throw new StartError(`${path} was damaged or altered: restore it from a backup`);
    }
  }
}

interface Sealing {
  key: KeyObject;
  /** Id that distinguishes two keys without revealing either. */
  id: string;
}

function sealingOf(secret: string): Sealing {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'waymark key files', 32));
  const id = createHash('sha256').update('waymark key id').update(bytes).digest('hex').slice(0, 8);
  const key = createSecretKey(bytes);
  bytes.fill(0);
  return { key, id };
}

const isSealed = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, mark.length)).toString('latin1') === mark;

const keyIdOf = (content: Buffer): string | null =>
  isSealed(content) ? (content.toString('latin1').split(' ')[1] ?? '') : null;
