import type { JsonObject } from '#machines/json.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Sha256 } from './chain.ts';
import type { Actor } from './logged-event.ts';

/** Stream in which the server records its erasures and the retention periods. */
export const retentionStream = { kind: 'retention', id: 'retention:log' } as const;
export const erasedType = 'retention.erased';
export const configuredType = 'retention.configured';

/** Actor of an erased event. */
export const erasedActor: Actor = { kind: 'server', id: '', name: '' };

/** Version 2 states the kind of erased data; version 1 covered only whole streams. */
export const erasureFormats = { streams: 'waymark-erasure/1', parts: 'waymark-erasure/2' } as const;

/**
 * Subject of a statement. `streams`: whole streams that had ended; `beginnings`: the start of continuing streams,
 * replaced by a checkpoint; `audit`: entries of the audit trail.
 */
export const erasedParts = ['beginnings', 'audit'] as const;
export type ErasedPart = (typeof erasedParts)[number];
export type ErasedWhat = 'streams' | ErasedPart;

/** Kinds whose streams never end: after all their events were erased, they are appended to as before. */
export const endlessKinds: readonly string[] = ['audit', 'device'];

/** Summary of the erased beginning of a continuing stream. A later checkpoint replaces an earlier one. */
export const checkpointType = 'device.checkpointed';

/**
 * Remainder of an erased event. `payload` is the digest that its leaf is made of (chain.ts), hex. That digest also
 * covered the other members, but cannot be computed again without the erased data, so a statement covers them.
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

/**
 * Statement that the server signs for the events that it erases in one transaction. Times are ISO 8601 with
 * milliseconds.
 */
interface StatementOf {
  logId: string;
  /** Retention period in days. */
  days: number;
  /** All events are older, except checkpoints that a later one replaces. */
  before: string;
  /** Number of streams by kind. */
  streams: Record<string, number>;
  events: number;
  /** Positions of the first and the last event. */
  from: number;
  to: number;
  /** Times of the earliest and the latest event, without checkpoints. */
  earliest: string;
  latest: string;
  /** Merkle root (merkle.ts) over `erasureLeaf` of the events in order of position; hex. */
  root: string;
  erasedAt: string;
  /** Id of the signing key: sha256 of its SubjectPublicKeyInfo. */
  keyId: string;
}
export type ErasureStatement =
  | (StatementOf & { format: typeof erasureFormats.streams })
  | (StatementOf & { format: typeof erasureFormats.parts; what: ErasedPart });

export const erasedWhat = (statement: ErasureStatement): ErasedWhat =>
  statement.format === erasureFormats.streams ? 'streams' : statement.what;

/** Data of the event `retention.erased`. Its position in the log and the seal over it prove its time. */
export interface Erasure {
  statement: ErasureStatement;
  /** Ed25519 over `statementBytes(statement)` (seal.ts), hex. */
  signature: string;
}

/** Returns the last position that a statement covers, from the data of its event. */
export function erasedTo({ statement }: JsonObject): number {
  const to = statement instanceof Object && 'to' in statement ? statement.to : null;
  return typeof to === 'number' ? to : 0;
}

/** Number of erased events in a file, and the statements that cover them. */
export interface ErasedCount {
  events: number;
  statements: number;
  /** Position of the last of these statements. */
  last: number;
  /** Number of events by the subject of their statements. */
  ofStreams: number;
  ofBeginnings: number;
  ofAudit: number;
}

const encoder = new TextEncoder();

/** Returns the 32 bytes of an erased event from which the root of its statement is computed. */
export function erasureLeaf(sha256: Sha256, event: ErasedEvent): Uint8Array {
  const { pos, streamId, version, type, schemaVersion, recordedAt, payload } = event;
  return sha256(
    encoder.encode(canonicalJson({ pos, streamId, version, type, schemaVersion, recordedAt, payload })),
  );
}
