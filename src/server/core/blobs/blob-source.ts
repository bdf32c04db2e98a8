import type { MediaSource } from '#domain/media/source.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { BlobStore, StoredBlob } from './port.ts';

/** Reads a stored file in parts; `nofile` where the store has lost it. */
export function blobSource(blobs: Pick<BlobStore, 'read'>, { sha256, size }: StoredBlob): MediaSource {
  return {
    size,
    async read(start, end) {
      if (start >= end) return new Uint8Array(0);
      const stream = await blobs.read(sha256, { start, end: end - 1 });
      if (!stream) throw new ApiError('nofile');
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}
