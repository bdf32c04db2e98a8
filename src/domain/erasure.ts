import type { JsonObject } from '#machines/json.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './chain.ts';
import type { Actor } from './logged-event.ts';

/** The stream in which the server says what it erased, and since when it does. */
export const retentionStream = { kind: 'retention', id: 'retention:log' } as const;
export const erasedType = 'retention.erased';
export const configuredType = 'retention.configured';

/** Replaces the name of an erased event's actor. */
export const erasedActor: Actor = { kind: 'server', id: '', name: '' };

/** Version 2 says what was erased; version 1 knew whole streams alone. */
export const erasureFormats = { streams: 'waymark-erasure/1', parts: 'waymark-erasure/2' } as const;

/**
 * What a statement is about. `streams`: streams that were over, whole; `beginnings`: what streams began with that go on, and
 * are summarised by a checkpoint from then on; `audit`: entries of the audit trail.
 */
export const erasedParts = ['beginnings', 'audit'] as const;
export type ErasedPart = (typeof erasedParts)[number];
export type ErasedWhat = 'streams' | ErasedPart;

/** Streams of these kinds never end: when all that they hold is erased, they are appended to as before. */
export const endlessKinds: readonly string[] = ['audit', 'device'];

/** What the erased beginning of a continuing stream led to. A later checkpoint replaces an earlier one. */
export const checkpointType = 'device.checkpointed';

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
interface StatementOf {
  logId: string;
  /** How long events are kept. */
  days: number;
  /** All events are older, but for checkpoints that a later one replaces. */
  before: string;
  /** How many streams, by kind. */
  streams: Record<string, number>;
  events: number;
  /** Positions of the first and the last event. */
  from: number;
  to: number;
  /** Times of the earliest and the latest event, checkpoints left out. */
  earliest: string;
  latest: string;
  /** Merkle root (merkle.ts) over `erasureLeaf` of the events, in the order of their positions; hex. */
  root: string;
  erasedAt: string;
  /** Of the key that signed: sha256 of its SubjectPublicKeyInfo. */
  keyId: string;
}
export type ErasureStatement =
  | (StatementOf & { format: typeof erasureFormats.streams })
  | (StatementOf & { format: typeof erasureFormats.parts; what: ErasedPart });

export const erasedWhat = (statement: ErasureStatement): ErasedWhat =>
  statement.format === erasureFormats.streams ? 'streams' : statement.what;

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
  /** The events by what the statements are about. */
  ofStreams: number;
  ofBeginnings: number;
  ofAudit: number;
}

const encoder = new TextEncoder();

/** 32 bytes of an erased event, from which the root of its statement is computed. */
export function erasureLeaf(sha256: Sha256, event: ErasedEvent): Uint8Array {
  const { pos, streamId, version, type, schemaVersion, recordedAt, payload } = event;
  return sha256(
    encoder.encode(canonicalJson({ pos, streamId, version, type, schemaVersion, recordedAt, payload })),
  );
}
