import type { SecureContextOptions } from 'node:tls';
import type { BucketConfig } from '#server/core/blobs/bucket.ts';
import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import type { Ended } from '#server/core/files/device-files.ts';

/** What the thread begins with. */
export interface ThreadStart {
  /** Folder of the files. */
  dataDir: string;
  bucket: BucketConfig | null;
  /** Milliseconds that the bucket has for a part. */
  partTimeoutMs: number;
  /** Paths where devices fetch files, and those where they also send something. */
  doors: string[];
  /** Certificate and key; null: connections are not encrypted. */
  tls: SecureContextOptions | null;
  bytesPerSecond: number | null;
  receivers: string[];
}

type BucketKeys = Pick<BucketConfig, 'accessKeyId' | 'secretAccessKey'>;

/** A file that a request may have; the request is known by its number from now on. */
export interface Opened {
  request: number;
  sha256: string;
  key: string;
  isFollowed: boolean;
  limits: readonly ByteLimit[];
  /** Those of the moment: they may be changed while the server runs. */
  bucketKeys: BucketKeys | null;
}

/** What the thread asks of the server. */
export interface ServerSide {
  open(path: string, sha256: string, grant: string): Promise<Opened | number>;
  ended(request: number, answer: Ended): void;
  left(request: number): void;
  progress(key: string, part: number): void;
  receive(path: string, sent: { sha256: string; grant: string; view: string; body: number }): Promise<number>;
  fault(reason: string): void;
}

/** What the server asks of the thread. */
export interface ThreadSide {
  listen(port: number, host: string): Promise<number>;
  forget(key: string): void;
  /** The certificate was renewed. */
  secure(renewed: SecureContextOptions): void;
  /** The next bytes of what a device sends; null: it was all. */
  read(body: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
