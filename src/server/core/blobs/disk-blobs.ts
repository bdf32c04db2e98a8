import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { absent, type DraftFolder } from './draft-folder.ts';
import { type BlobStore, type ByteRange, isDigest, type StoredBlob } from './port.ts';

/** Blobs in a folder of the data directory: `ab/abcd…`, so that no folder gets too long. */
export class DiskBlobs implements BlobStore {
  readonly #folder: string;
  readonly #drafts: DraftFolder;

  constructor(folder: string, drafts: DraftFolder) {
    this.#folder = folder;
    this.#drafts = drafts;
  }

  async keep(draftId: string): Promise<StoredBlob> {
    const sha256 = await this.#drafts.digestOf(draftId);
    const folder = join(this.#folder, sha256.slice(0, 2));
    const file = this.#fileOf(sha256);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = this.#drafts.fileOf(draftId);
    const now = new Date();
    await utimes(draft, now, now);
    // The file has both names until the upload is recorded: after a kill between the two the draft still has its bytes.
    await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') await utimes(file, now, now);
      else await copied(draft, file);
    });
    // The new name must survive a power loss too.
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
    return { sha256, size: (await stat(file)).size };
  }

  async sizeOf(sha256: string): Promise<number | null> {
    if (!isDigest(sha256)) return null;
    const found = await stat(this.#fileOf(sha256)).catch(absent);
    return found?.size ?? null;
  }

  async read(sha256: string, range?: ByteRange): Promise<Readable | null> {
    if ((await this.sizeOf(sha256)) === null) return null;
    return createReadStream(this.#fileOf(sha256), range ?? {});
  }

  async remove(sha256: string): Promise<void> {
    if (isDigest(sha256)) await rm(this.#fileOf(sha256), { force: true });
  }

  async storedBefore(time: Date): Promise<string[]> {
    const names = (await readdir(this.#folder, { recursive: true }).catch(absent)) ?? [];
    const old: string[] = [];
    for (const sha256 of names.map((name) => name.slice(3)).filter(isDigest)) {
      const found = await stat(this.#fileOf(sha256)).catch(absent);
      if (found && found.mtime < time) old.push(sha256);
    }
    return old;
  }

  #fileOf(sha256: string): string {
    return join(this.#folder, sha256.slice(0, 2), sha256);
  }
}

/** Copies a file for disks without hard links. The copy gets its name once it is complete. */
async function copied(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  await copyFile(from, part);
  const file = await open(part, 'r+');
  await file.datasync().finally(() => file.close());
  await rename(part, to);
}
