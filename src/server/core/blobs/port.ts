import type { Readable } from 'node:stream';

/** Bytes that were stored, by their SHA-256 in lower-case hex. */
export interface StoredBlob {
  sha256: string;
  size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Large files beside the log, named by their digest: what is stored never changes. */
export interface BlobStore {
  /**
   * Stores what the draft holds. Storing the same bytes again keeps one copy. The draft stays until its caller has recorded the blob:
   * removed before, a kill between the two loses bytes that were acknowledged.
   */
  keep(draftId: string): Promise<StoredBlob>;
  /** Null: it is not there. */
  sizeOf(sha256: string): Promise<number | null>;
  /** The whole blob, or a range within it. Null: it is not there. */
  read(sha256: string, range?: ByteRange): Promise<Readable | null>;
  remove(sha256: string): Promise<void>;
  /** Digests of blobs that were stored for the last time before this moment. */
  storedBefore(time: Date): Promise<string[]>;
}

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
