/** Body of an authenticated device. */
export interface BulkBody {
  endpointId: string;
  /** Identity that the address states (TR-369 annex A); null: not stated. */
  stated: { oui: string | null; productClass: string | null; serialNumber: string | null };
  /** Media type without its parameters, in lower case. */
  mediaType: string;
  /** Header `BBF-Report-Format` without quotes; null: none. */
  format: string | null;
  text: string;
}

/** Stores a body; rejects with a `BulkRefusal` if it cannot be read. Settles after the commit. */
export type BulkCollector = (body: BulkBody) => Promise<void>;

/** Reason that a body is not read, by the status of the answer. */
export class BulkRefusal extends Error {
  override name = 'BulkRefusal';
  readonly status: 400 | 403 | 408 | 413 | 415;

  constructor(status: BulkRefusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}
