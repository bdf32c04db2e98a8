import type { SecureContextOptions } from 'node:tls';
import type { BucketConfig } from '#server/core/blobs/bucket.ts';
import type { ByteLimit } from '#server/core/files/byte-buckets.ts';
import type { Ended } from '#server/core/files/device-files.ts';

/** Data that the thread starts with. */
export interface ThreadStart {
  /** Folder of the files. */
  dataDir: string;
  bucket: BucketConfig | null;
  /** Time limit for the bucket to answer a part, in milliseconds. */
  partTimeoutMs: number;
  /** Paths where devices fetch files, and paths where they also send data. */
  endpoints: string[];
  /** Certificate and key; null: connections are not encrypted. */
  tls: SecureContextOptions | null;
  bytesPerSecond: number | null;
  receivers: string[];
}

type BucketKeys = Pick<BucketConfig, 'accessKeyId' | 'secretAccessKey'>;

/** File that a request may have, and the number that identifies the request from now on. */
export interface Opened {
  request: number;
  sha256: string;
  key: string;
  isFollowed: boolean;
  limits: readonly ByteLimit[];
  /** Present keys of the bucket; they may change while the server runs. */
  bucketKeys: BucketKeys | null;
}

/** Functions of the server that the thread calls. */
export interface ServerSide {
  open(path: string, sha256: string, grant: string): Promise<Opened | number>;
  ended(request: number, answer: Ended): void;
  left(request: number): void;
  progress(key: string, part: number): void;
  receive(path: string, sent: { sha256: string; grant: string; view: string; body: number }): Promise<number>;
  fault(reason: string): void;
}

/** Functions of the thread that the server calls. */
export interface ThreadSide {
  listen(port: number, host: string): Promise<number>;
  forget(key: string): void;
  /** Replaces the certificate after its renewal. */
  secure(renewed: SecureContextOptions): void;
  /** Reads the next bytes that a device sends; null: the end. */
  read(body: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
