import { emptyDigest, linkDigest, type Sha256 } from '../chain.ts';
import { fromHex, toHex } from '../hex.ts';
import { rootFromProof } from '../merkle.ts';
import type { RedactedFields, StreamExportEvent, StreamSeal } from '../stream-export.ts';
import { EventHasher } from './event.ts';
import type { KeyRing } from './keys.ts';
import {
  eventOptions,
  eventShape,
  hasShape,
  isCount,
  isDigest,
  isListOf,
  isObject,
  isSeal,
  isText,
} from './shapes.ts';
import { Fault } from './verdict.ts';

/** Claims of a signed statement about one stream in a file. */
export interface StreamClaim {
  streamId: string;
  /** Number of events. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** `placesDigest` of all events. */
  places: string;
  sealedTo: number;
  logId: string;
  /** Redacted fields of the events. */
  redacted: readonly RedactedFields[];
}

export interface CheckedStream {
  events: readonly StreamExportEvent[];
  first: StreamExportEvent;
  last: StreamExportEvent;
  /** Number of sealed events. */
  sealed: number;
}

export const isStreamSeal = (value: unknown): value is StreamSeal => {
  if (!isObject(value)) return false;
  const { proof, ...seal } = value;
  return isSeal(seal) && isListOf(isDigest)(proof);
};

const isEvent = (value: unknown): value is StreamExportEvent =>
  hasShape(
    value,
    { ...eventShape, before: isDigest, salts: isText },
    { ...eventOptions, redacted: isObject },
  );

export const isRedactedFields = (value: unknown): value is RedactedFields =>
  hasShape(value, { version: isCount, fields: isListOf(isText) });

/**
 * Returns one digest of the positions and log hashes of a stream's events: `sha256(before ‖ pos as uint64 ‖ hash)` over
 * all of them.
 */
export function placesDigest(sha256: Sha256, events: readonly { pos: number; hash: string }[]): Uint8Array {
  let digest = emptyDigest;
  for (const { pos, hash } of events) digest = linkDigest(sha256, digest, pos, fromHex(hash) ?? emptyDigest);
  return digest;
}

/**
 * Verifies the events of one stream against their hashes, their order and number, the claims, and the seals that cover
 * them. Throws `Fault` at the first difference from the record.
 */
export async function checkStream(
  { events: list, seals }: { events: readonly unknown[]; seals: readonly StreamSeal[] },
  claim: StreamClaim,
  { sha256, keys }: { sha256: Sha256; keys: KeyRing },
): Promise<CheckedStream> {
  const { events, leaves } = checkedEvents(claim.streamId, list, sha256);
  const first = events[0];
  const last = events.at(-1);
  if (events.length < claim.version || !first || !last)
    throw new Fault(
      'truncated',
      events.length + 1,
      `the stream had ${claim.version} events when it was exported`,
    );
  if (
    events.length > claim.version ||
    last.leaf !== claim.head ||
    toHex(placesDigest(sha256, events)) !== claim.places
  )
    throw new Fault('badStatement', null, 'the signed statement speaks of other events');
  const cover = new SealCover(events, leaves, claim, sha256);
  for (const seal of seals) {
    const version = cover.take(seal);
    await keys.check(seal, `the seal from position ${seal.statement.from}`, version);
  }
  checkRedaction(events, claim);
  return { events, first, last, sealed: cover.finish() };
}

function checkedEvents(streamId: string, list: readonly unknown[], sha256: Sha256) {
  let streamHead: Uint8Array = emptyDigest;
  const versions = new Set(list.map((event) => (isObject(event) ? event.version : null)));
  const hasher = new EventHasher(sha256);
  const leaves: Uint8Array[] = [];
  const events = list.map((event, index) => {
    const version = index + 1;
    if (!isEvent(event)) throw new Fault('altered', version, 'the event has not the shape of one');
    if (event.version !== version)
      throw event.version < version || versions.has(version)
        ? new Fault('reordered', version, `event ${event.version} stands in the place of ${version}`)
        : new Fault('missing', version, `event ${version} is not there`);
    const logHash = fromHex(event.before) ?? emptyDigest;
    const digests = hasher.check(event, streamHead, logHash);
    if (event.streamId !== streamId || !digests)
      throw new Fault('altered', version, `${event.type} is not what was recorded`);
    streamHead = digests.leaf;
    leaves.push(digests.leaf);
    return event;
  });
  return { events, leaves };
}

/** A digest does not identify its field, and any field could be redacted afterwards: the statement names them. */
function checkRedaction(events: readonly StreamExportEvent[], { redacted }: StreamClaim): void {
  const signed = new Map(redacted.map(({ version, fields }) => [version, fields.join('\n')]));
  for (const { version, redacted: taken } of events) {
    const fields = taken && Object.keys(taken).sort().join('\n');
    if (fields !== signed.get(version))
      throw new Fault('altered', version, 'other fields were taken out than the export says');
    signed.delete(version);
  }
  if (signed.size > 0)
    throw new Fault('badStatement', null, 'fields of events that are not there were taken out');
}

/** Counts the redacted fields. */
export const redactedCount = (redacted: readonly RedactedFields[]): number =>
  redacted.reduce((total, { fields }) => total + fields.length, 0);

/** Verifies the seals of a file against its events; both are ordered by position. */
class SealCover {
  readonly #events: readonly StreamExportEvent[];
  readonly #leaves: readonly Uint8Array[];
  readonly #claim: StreamClaim;
  readonly #sha256: Sha256;
  #covered = 0;

  constructor(
    events: readonly StreamExportEvent[],
    leaves: readonly Uint8Array[],
    claim: StreamClaim,
    sha256: Sha256,
  ) {
    this.#events = events;
    this.#leaves = leaves;
    this.#claim = claim;
    this.#sha256 = sha256;
  }

  /** Returns the version of the first event that the seal covers. */
  take({ statement, proof }: StreamSeal): number {
    const { from, to, logId, root } = statement;
    const version = this.#covered + 1;
    const bad = (detail: string) => new Fault('badSeal', version, detail);
    const next = this.#events[this.#covered];
    if (next && next.pos < from) throw this.#unsealed(version);
    if (!next || next.pos > to || logId !== this.#claim.logId)
      throw bad('the seal covers no event of the file');
    const known: { index: number; leaf: Uint8Array }[] = [];
    for (; ; this.#covered++) {
      const event = this.#events[this.#covered];
      const leaf = this.#leaves[this.#covered];
      if (!event || !leaf || event.pos > to) break;
      known.push({ index: event.pos - from, leaf });
    }
    const digests = proof.map((digest) => fromHex(digest) ?? emptyDigest);
    const found = rootFromProof(this.#sha256, to - from + 1, known, digests);
    if (!found || toHex(found) !== root)
      throw bad(`events from ${version} on are not in the seal from position ${from}`);
    return version;
  }

  /** Returns the number of sealed events, and verifies that all expected ones are. */
  finish(): number {
    const next = this.#events[this.#covered];
    if (next && next.pos <= this.#claim.sealedTo) throw this.#unsealed(this.#covered + 1);
    return this.#covered;
  }

  #unsealed(version: number): Fault {
    return new Fault('missingSeal', version, `the seal over event ${version} is not there`);
  }
}
