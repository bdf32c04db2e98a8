import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3mini } from 's3mini';
import type { DraftFolder } from './draft-folder.ts';
import { type BlobStore, type ByteRange, isDigest, type StoredBlob } from './port.ts';

/** Size of all parts but the last: some stores require equal parts. */
const partBytes = 8 * 1024 * 1024;

/** Blobs in an S3 bucket. A complete draft is uploaded part by part. */
export class BucketBlobs implements BlobStore {
  readonly #bucket: () => S3mini;
  readonly #drafts: DraftFolder;

  constructor(bucket: () => S3mini, drafts: DraftFolder) {
    this.#bucket = bucket;
    this.#drafts = drafts;
  }

  async keep(draftId: string): Promise<StoredBlob> {
    const sha256 = await this.#drafts.digestOf(draftId);
    const file = await open(this.#drafts.fileOf(draftId), 'r');
    try {
      const { size } = await file.stat();
      const part = async (start: number) => {
        const bytes = Buffer.alloc(Math.min(partBytes, size - start));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        if (bytesRead !== bytes.length) throw new Error(`draft ${draftId} is shorter than it was`);
        return bytes;
      };
      if (size <= partBytes) await this.#bucket().putObject(keyOf(sha256), await part(0));
      else await this.#putParts(sha256, size, part);
      return { sha256, size };
    } finally {
      await file.close();
    }
  }

  async #putParts(sha256: string, size: number, part: (start: number) => Promise<Buffer>): Promise<void> {
    const key = keyOf(sha256);
    const uploadId = await this.#bucket().getMultipartUploadId(key);
    try {
      const parts = [];
      for (let start = 0; start < size; start += partBytes)
        parts.push(await this.#bucket().uploadPart(key, uploadId, await part(start), parts.length + 1));
      await this.#bucket().completeMultipartUpload(key, uploadId, parts);
    } catch (error) {
      await this.#bucket().abortMultipartUpload(key, uploadId);
      throw error;
    }
  }

  async sizeOf(sha256: string): Promise<number | null> {
    if (!isDigest(sha256) || !(await this.#bucket().objectExists(keyOf(sha256)))) return null;
    return this.#bucket().getContentLength(keyOf(sha256));
  }

  async read(sha256: string, range?: ByteRange): Promise<Readable | null> {
    if ((await this.sizeOf(sha256)) === null) return null;
    // The library expects the position after the last byte.
    const answer = range
      ? await this.#bucket().getObjectRaw(keyOf(sha256), false, range.start, range.end + 1)
      : await this.#bucket().getObjectRaw(keyOf(sha256));
    return answer.body && Readable.from(answer.body, { objectMode: false });
  }

  async remove(sha256: string): Promise<void> {
    if (isDigest(sha256)) await this.#bucket().deleteObject(keyOf(sha256));
  }

  async storedBefore(time: Date): Promise<string[]> {
    const objects = (await this.#bucket().listObjects('/', prefix)) ?? [];
    return objects
      .filter(({ LastModified }) => new Date(LastModified) < time)
      .map(({ Key }) => Key.slice(-64))
      .filter(isDigest);
  }
}

const prefix = 'blobs/';
const keyOf = (sha256: string): string => `${prefix}${sha256.slice(0, 2)}/${sha256}`;
