import type { JsonObject } from '#machines/json.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './chain.ts';
import type { Actor } from './logged-event.ts';

/** The stream in which the server says what it erased, and since when it does. */
export const retentionStream = { kind: 'retention', id: 'retention:log' } as const;
export const erasedType = 'retention.erased';
export const configuredType = 'retention.configured';

/** Stands where the name of an erased event's actor was. */
export const erasedActor: Actor = { kind: 'server', id: '', name: '' };

export const erasureFormat = 'waymark-erasure/1';

/**
 * What is left of an erased event. `payload` is the digest that its leaf is made of (chain.ts), hex. The other members
 * were under that digest together with what was erased, and no reader can compute it again: so a statement covers them.
 */
export interface ErasedEvent {
  pos: number;
  streamId: string;
  version: number;
  type: string;
  schemaVersion: number;
  /** ISO 8601 with milliseconds. */
  recordedAt: string;
  payload: string;
}

/** What the server signs of the events that it erases in one transaction. Times are ISO 8601 with milliseconds. */
export interface ErasureStatement {
  format: typeof erasureFormat;
  logId: string;
  /** How long events are kept. */
  days: number;
  /** No stream had an event at this time or later. */
  before: string;
  /** How many streams, by kind. */
  streams: Record<string, number>;
  events: number;
  /** Positions of the first and the last event. */
  from: number;
  to: number;
  /** Times of the earliest and the latest event. */
  earliest: string;
  latest: string;
  /** Merkle root (merkle.ts) over `erasureLeaf` of the events, in the order of their positions; hex. */
  root: string;
  erasedAt: string;
  /** Of the key that signed: sha256 of its SubjectPublicKeyInfo. */
  keyId: string;
}

/** Data of the event `retention.erased`. Its own place in the log, and the seal over it, say when it was made. */
export interface Erasure {
  statement: ErasureStatement;
  /** Ed25519 over `statementBytes(statement)` (seal.ts), hex. */
  signature: string;
}

/** Up to which position a statement may speak of events, from the data of its event. */
export function erasedTo({ statement }: JsonObject): number {
  const to = statement instanceof Object && 'to' in statement ? statement.to : null;
  return typeof to === 'number' ? to : 0;
}

/** Erased events in a file, and the statements that cover them. */
export interface ErasedCount {
  events: number;
  statements: number;
  /** Position of the last of these statements. */
  last: number;
}

const encoder = new TextEncoder();

/** 32 bytes of an erased event, from which the root of its statement is computed. */
export function erasureLeaf(sha256: Sha256, event: ErasedEvent): Uint8Array {
  const { pos, streamId, version, type, schemaVersion, recordedAt, payload } = event;
  return sha256(
    encoder.encode(canonicalJson({ pos, streamId, version, type, schemaVersion, recordedAt, payload })),
  );
}
