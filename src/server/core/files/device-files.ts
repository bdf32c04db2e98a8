import type { ByteLimit } from './byte-buckets.ts';

/** File that a request may have, as one of the listener's endpoints found it. */
export interface OpenFile {
  sha256: string;
  /** Key of the bytes that count together against the limit of repetitions. */
  key: string;
  /** Limits that its bytes share. */
  limits?: readonly ByteLimit[];
  /** True: its progress is shown to people. */
  isFollowed?: boolean;
  /** Called when the answer has ended. */
  ended?(answer: Ended): void;
  /** Called last, whatever the outcome of the request. */
  left?(): void;
}

export interface Ended {
  status: number;
  sent: number;
  size: number;
}

/** Endpoint for one path: opens the requested file, or returns the HTTP status of the refusal. */
export type FileEndpoint = (sha256: string, grant: string) => Promise<OpenFile | number>;

/** Request with content that a device sends to the listener. */
export interface Sent {
  sha256: string;
  grant: string;
  /** Name of the picture. */
  view: string;
  bytes: AsyncIterable<Uint8Array>;
}
/** Receiver for one path; returns an HTTP status. */
export type Receiver = (sent: Sent) => Promise<number>;

/** Listener from which devices fetch files. */
export interface DeviceFiles {
  /** Starts listening; resolves to the port. */
  listen(port: number, host: string): Promise<number>;
  /** Returns the part of a file that has been sent, from 0 to 1; null: the device has not begun. A hint. */
  progressOf(key: string): number | null;
  /** Forgets the ended download with this key. */
  forget(key: string): void;
  close(): Promise<void>;
}
