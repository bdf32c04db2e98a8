import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../errors.ts';

/** What the database writes in one go: a segment of its write-ahead log, and a page. */
const neededBytes = 16 * 2 ** 20 + 8_192;
const piece = Buffer.alloc(2 ** 20);

const causes: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'has no quota left',
  EFBIG: 'takes no more: the size of files is limited (ulimit -f)',
  EROFS: 'became read-only',
};

/**
 * Rejects with what is wrong when the disk of this directory does not take what the database may write next. Written for
 * real: free space as the system counts it knows neither quotas nor limits nor a disk that fails.
 */
export async function checkRoom(directory: string): Promise<void> {
  const path = join(directory, '.room');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      for (let written = 0; written < neededBytes; )
        written += (await file.write(piece, 0, Math.min(piece.length, neededBytes - written))).bytesWritten;
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DatabaseError(
      `the disk of ${directory} ${causes[code] ?? `cannot be written (${code})`}`,
      '53100',
    );
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
