import type { Readable } from 'node:stream';

/** Stored bytes, identified by their SHA-256 in lower-case hex. */
export interface StoredBlob {
  sha256: string;
  size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Large files outside the log, named by their digest; their content never changes. */
export interface BlobStore {
  /**
   * Stores the draft's bytes; the same bytes are stored once. The draft stays until its caller has recorded the blob:
   * if it were removed before, a kill between the two would lose acknowledged bytes.
   */
  keep(draftId: string): Promise<StoredBlob>;
  /** Returns a blob's size; null: it does not exist. */
  sizeOf(sha256: string): Promise<number | null>;
  /** Reads the whole blob, or a range within it; null: it does not exist. */
  read(sha256: string, range?: ByteRange): Promise<Readable | null>;
  remove(sha256: string): Promise<void>;
  /** Lists digests of blobs that were last stored before this moment. */
  storedBefore(time: Date): Promise<string[]>;
}

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
