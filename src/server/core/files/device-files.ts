import type { ByteLimit } from './byte-buckets.ts';

/** A file that a request may have, as one of the doors of the listener found it. */
export interface OpenFile {
  sha256: string;
  /** What counts together against the limit of repetitions. */
  key: string;
  /** What its bytes are shared with. */
  limits?: readonly ByteLimit[];
  /** Its progress is shown to people. */
  isFollowed?: boolean;
  /** Called once the answer has ended. */
  ended?(answer: Ended): void;
  /** Called last, whatever came of the request. */
  left?(): void;
}

export interface Ended {
  status: number;
  sent: number;
  size: number;
}

/** Looks at a request of one path; a number is the HTTP status of its refusal. */
export type Door = (sha256: string, grant: string) => Promise<OpenFile | number>;

/** What a device sends back, as one of the receivers of the listener takes it. */
export interface Sent {
  sha256: string;
  grant: string;
  /** Which picture it is. */
  view: string;
  bytes: AsyncIterable<Uint8Array>;
}
/** Takes what devices send to one path; the answer is an HTTP status. */
export type Receiver = (sent: Sent) => Promise<number>;

/** The listener from which devices fetch files. */
export interface DeviceFiles {
  /** The port on which it listens. */
  listen(port: number, host: string): Promise<number>;
  /** The part of a file that has been sent, from 0 to 1; null: the device has not begun. A hint. */
  progressOf(key: string): number | null;
  /** The download with this key has ended. */
  forget(key: string): void;
  close(): Promise<void>;
}
