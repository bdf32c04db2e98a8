/** A file that a request may have, as one of the doors of the listener found it. */
export interface OpenFile {
  sha256: string;
  /** What counts together against the limit of repetitions. */
  key: string;
  /** Called once the answer has ended. */
  ended?(answer: { status: number; sent: number; size: number }): void;
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
