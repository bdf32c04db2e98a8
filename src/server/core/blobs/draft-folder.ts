import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Reason that a part was refused; the draft is unchanged, and deleted after `full`. */
export class DraftRefusal extends Error {
  override readonly name = 'DraftRefusal';
  readonly reason: 'offset' | 'checksum' | 'full' | 'length';

  constructor(reason: DraftRefusal['reason']) {
    super(`a part was refused: ${reason}`);
    this.reason = reason;
  }
}

export interface Part {
  /** Expected bytes of the draft, so that no part is written twice. */
  offset: number;
  bytes: AsyncIterable<Uint8Array>;
  /** Maximum bytes of the complete draft. */
  most: number;
  /** SHA-256 of the part. A part with one is accepted whole or not at all. */
  sha256: Buffer | null;
}

/** Incomplete uploads. They are on the local disk even if blobs are in a bucket. */
export class DraftFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the draft's size; null: it does not exist yet. */
  async sizeOf(draftId: string): Promise<number | null> {
    const found = await stat(this.fileOf(draftId)).catch(absent);
    return found?.size ?? null;
  }

  /** Writes a part, and resolves to the size of the draft once it is on the disk. */
  async append(draftId: string, part: Part): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = await open(this.fileOf(draftId), 'a', 0o600);
    try {
      if ((await file.stat()).size !== part.offset) throw new DraftRefusal('offset');
      const size = await this.#write(file, part);
      // A new name must survive a power loss too, because its bytes are acknowledged now.
      if (part.offset === 0) await this.#syncNames();
      return size;
    } catch (error) {
      if (!isFull(error)) throw error;
      await rm(this.fileOf(draftId), { force: true });
      throw new DraftRefusal('full');
    } finally {
      await file.close();
    }
  }

  async #write(file: FileHandle, { offset, bytes, most, sha256 }: Part): Promise<number> {
    const hash = createHash('sha256');
    let size = offset;
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > most) throw new DraftRefusal('length');
        hash.update(chunk);
        await file.write(chunk);
      }
      if (sha256 && !hash.digest().equals(sha256)) throw new DraftRefusal('checksum');
    } catch (error) {
      // Without a checksum, the bytes before a lost connection are a valid beginning.
      if (!isFull(error) && (sha256 || error instanceof DraftRefusal)) await file.truncate(offset);
      else if (!isFull(error)) await file.datasync();
      throw error;
    }
    await file.datasync();
    return size;
  }

  async #syncNames(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    await folder.sync().finally(() => folder.close());
  }

  async digestOf(draftId: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(this.fileOf(draftId)), hash);
    return hash.digest('hex');
  }

  async remove(draftId: string): Promise<void> {
    await rm(this.fileOf(draftId), { force: true });
  }

  /** Lists drafts without writes since this moment. */
  async untouchedSince(time: Date): Promise<string[]> {
    const names = (await readdir(this.#folder).catch(absent)) ?? [];
    const old: string[] = [];
    for (const name of names) {
      const found = await stat(join(this.#folder, name)).catch(absent);
      if (found && found.mtime < time) old.push(name);
    }
    return old;
  }

  /** Returns the disk's free bytes for drafts. */
  async free(): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  fileOf(draftId: string): string {
    if (!/^[\w-]{1,64}$/.test(draftId)) throw new Error(`'${draftId}' is no name of a draft`);
    return join(this.#folder, draftId);
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
