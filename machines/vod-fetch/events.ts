import type { Redactable } from '../json.ts';

/** CO-082, in hours; 0: only on request. */
export type FetchInterval = 0 | 1 | 2 | 4;

/**
 * Reasons that the VOD server's list was rejected.
 * - `same`: its version is already stored.
 * - `unauthorized`, `forbidden`: 401 and 403.
 * - `unreachable`: no answer.
 * - `slow`: no complete answer in time.
 * - `status`: another status than 200.
 * - `tooLarge`, `malformed`: the list cannot be stored.
 * - `inward`: an address of a private network that the installation does not allow.
 * - `insecure`: not https.
 * - `keyLost`: the key cannot be decrypted.
 */
export type FetchFailure =
  | 'same'
  | 'unauthorized'
  | 'forbidden'
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'tooLarge'
  | 'malformed'
  | 'inward'
  | 'insecure'
  | 'keyLost';

/** A list as it was received; its entries are a file in the blob store. */
export interface FetchedList {
  vodApiResponseId: string;
  sha256: string;
  /** Size of the stored file in bytes. */
  size: number;
  count: number;
  /** Sum of the sizes that the server states, in bytes. */
  totalSize: number;
}

/** The facts of an organisation's VOD list, stream `vod-fetch:<opId>`. */
export type VodFetchFact =
  | { type: 'vodServer.set'; data: { opId: string; hours: FetchInterval } }
  | { type: 'vodList.requested'; data: Record<string, never> }
  /**
   * `fetch`: number of the fetch, from 1. `detail`: the status, the location of the fault or the error code; may be
   * empty.
   */
  | { type: 'vodList.fetched'; data: { fetch: number; list: FetchedList } }
  | { type: 'vodList.failed'; data: { fetch: number; failure: FetchFailure; detail: string } }
  | { type: 'deadline.passed'; data: { name: 'interval' | 'limit' } };

export const vodFetchRedactable = {} satisfies Redactable<VodFetchFact>;

const list: FetchedList = {
  vodApiResponseId: '2026-11-27-1',
  sha256: 'a'.repeat(64),
  size: 4_096,
  count: 40,
  totalSize: 5_363_093,
};

/** At least one sample of each fact, for the path generators and the property tests. */
export const vodFetchSamples: VodFetchFact[] = [
  { type: 'vodServer.set', data: { opId: 'northwind', hours: 0 } },
  { type: 'vodServer.set', data: { opId: 'northwind', hours: 2 } },
  { type: 'vodServer.set', data: { opId: 'northwind', hours: 4 } },
  { type: 'vodList.requested', data: {} },
  { type: 'vodList.fetched', data: { fetch: 1, list } },
  // Outcome of an earlier fetch, or of one that never started.
  { type: 'vodList.fetched', data: { fetch: 7, list } },
  { type: 'vodList.failed', data: { fetch: 1, failure: 'same', detail: '' } },
  { type: 'vodList.failed', data: { fetch: 7, failure: 'unreachable', detail: 'ECONNREFUSED' } },
  { type: 'deadline.passed', data: { name: 'interval' } },
  { type: 'deadline.passed', data: { name: 'limit' } },
];
