import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { altered, BackupError, cut } from './backup-error.ts';
import { decrypted, encrypted, encryptedMagic } from './encryption.ts';

/**
 * Writes the text, compressed, and encrypted if there is a passphrase. The file gets its name once it is complete on
 * the disk.
 */
export async function writeBackupFile(
  path: string,
  text: AsyncIterable<string>,
  passphrase: string | null,
): Promise<void> {
  const there = await open(path).catch(() => null);
  if (there) {
    await there.close();
    throw new BackupError(`${path} is there already: give another name`);
  }
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  try {
    const gzip = createGzip();
    const source = Readable.from(text, { objectMode: false });
    const sink = file.createWriteStream({ flush: true });
    if (passphrase === null) await pipeline(source, gzip, sink);
    else await pipeline(source, gzip, (bytes) => encrypted(bytes, passphrase), sink);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Passes each line of the file to `take`. Rejects with `BackupError` if the file was altered. */
export async function readBackupFile(
  path: string,
  passphrase: string | null,
  take: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const start = await firstBytes(path);
  const isEncrypted = start.equals(encryptedMagic);
  if (!isEncrypted && !(start[0] === 0x1f && start[1] === 0x8b))
    throw new BackupError(`${path} is no backup of Waymark`);
  if (isEncrypted && passphrase === null)
    throw new BackupError('the file is encrypted: set BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE');
  const bytes = createReadStream(path);
  const plain = isEncrypted && passphrase !== null ? decrypted(bytes, passphrase) : bytes;
  await pipeline(plain, createGunzip(), (source) => take(linesOf(source))).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw cut();
    throw code.startsWith('Z_') ? altered() : error;
  });
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new BackupError(`${path} cannot be read`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(encryptedMagic.length), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let kept: string[] = [];
  for await (const bytes of source) {
    const [first = '', ...more] = decoder.write(Buffer.from(bytes)).split('\n');
    kept.push(first);
    for (const next of more) {
      yield kept.join('');
      kept = [next];
    }
  }
  if (kept.join('') !== '') throw cut();
}
