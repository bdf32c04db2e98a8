import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { altered, BackupError, cut } from './backup-error.ts';
import { frames } from './frames.ts';

/**
 * `magic ‖ salt (16) ‖ check (16) ‖ nonce prefix (7)`, then frames of 64 KiB, each encrypted by AES-256-GCM with a tag of
 * its own. The nonce is `prefix ‖ number of the frame (4) ‖ 1 for the last frame, else 0`, as in STREAM (Hoang, Reyhanitabar,
 * Rogaway, Vizár 2015): a frame that is moved, missing or altered does not decrypt, and no byte is given out before that.
 */
export const encryptedMagic = Buffer.from('waymark-backup-encrypted/1\n');

const saltBytes = 16;
const checkBytes = 16;
const prefixBytes = 7;
const tagBytes = 16;
const frameBytes = 65_536;
const headerBytes = encryptedMagic.length + saltBytes + checkBytes + prefixBytes;

/** Parameters of scrypt: 128 MB and about half a second for each guess (RFC 7914; N as recommended by OWASP, 2023). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 2 ** 20 };

export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const prefix = randomBytes(prefixBytes);
  const { key, check } = await derive(passphrase, salt);
  const header = Buffer.concat([encryptedMagic, salt, check, prefix]);
  yield header;
  let number = 0;
  for await (const { bytes, last } of frames(plain, frameBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(prefix, number++, last)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts; `source` begins with the magic. Rejects with `BackupError`. */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const bytes = source[Symbol.asyncIterator]();
  const [header, rest] = await take(bytes, headerBytes);
  const parts = header.subarray(encryptedMagic.length);
  const { key, check } = await derive(passphrase, parts.subarray(0, saltBytes));
  if (!timingSafeEqual(check, parts.subarray(saltBytes, saltBytes + checkBytes)))
    throw new BackupError('the passphrase is not the one that the file was encrypted with');
  const prefix = parts.subarray(saltBytes + checkBytes);
  const open = (frame: Buffer, number: number, last: boolean): Buffer | null => {
    if (frame.length < tagBytes) return null;
    const end = frame.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(prefix, number, last)).setAAD(header);
    decipher.setAuthTag(frame.subarray(end));
    try {
      return Buffer.concat([decipher.update(frame.subarray(0, end)), decipher.final()]);
    } catch {
      return null;
    }
  };
  let number = 0;
  for await (const { bytes: frame, last } of frames(followedBy(rest, bytes), frameBytes + tagBytes)) {
    const plain = open(frame, number, last);
    if (!plain) throw last && (frame.length < tagBytes || open(frame, number, false)) ? cut() : altered();
    number++;
    yield plain;
  }
}

function derive(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, cost, (error, derived) => {
      if (error) return reject(error);
      // The unused half of the derived bytes distinguishes a wrong passphrase from an altered file, by a digest that
      // reveals neither half.
      const check = createHash('sha256').update(derived.subarray(32)).digest().subarray(0, checkBytes);
      resolve({ key: derived.subarray(0, 32), check });
    });
  });
}

function nonce(prefix: Buffer, number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  prefix.copy(bytes);
  bytes.writeUInt32BE(number, prefixBytes);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** Takes this many bytes from the front, and returns them with the remainder that was read. */
async function take(bytes: AsyncIterator<Uint8Array>, length: number): Promise<[Buffer, Buffer]> {
  let taken = Buffer.alloc(0);
  while (taken.length < length) {
    const { done, value } = await bytes.next();
    if (done) throw cut();
    taken = Buffer.concat([taken, value]);
  }
  return [taken.subarray(0, length), taken.subarray(length)];
}

async function* followedBy(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}
