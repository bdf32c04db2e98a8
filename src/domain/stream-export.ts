import type { LoggedEvent } from './logged-event.ts';
import type { PublicKey, Seal } from './seal.ts';

/** A stream as a file (docs/verification.md): one JSON document. Tasks keep their own format, for existing files. */
export const taskExportFormat = 'waymark-task-export/2';
export const streamExportFormat = 'waymark-stream-export/1';

/** Member of the statement that holds the stream's row as in the API, by format. */
export const rowMembers = { [taskExportFormat]: 'task', [streamExportFormat]: 'row' } as const;
export type StreamFormat = keyof typeof rowMembers;

/**
 * Statement that the server signs for an export: the number of events, the head of the chain, and everything else in
 * the file.
 */
export type StreamStatement<F extends StreamFormat = StreamFormat, Row extends object = object> = {
  format: F;
  streamId: string;
  /** `version`: machine of the stream's first event, which folds it; `current`: the server's present version. */
  machine: { name: string; version: string; current: string };
  /** Number of events in the stream at the time of the export. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** Digest of the events' positions and log hashes (`placesDigest`). */
  places: string;
  /** Redacted fields of the events; absent: none. */
  redacted?: RedactedFields[];
  /** Position up to which the log was sealed; events before it have a proof in the file. */
  sealedTo: number;
  log: { logId: string; epoch: string; pos: number; hash: string };
  exportedAt: string;
  keyId: string;
} & (F extends StreamFormat ? Record<(typeof rowMembers)[F], Row> : never);

export interface StreamExportEvent extends LoggedEvent {
  /** Hash of the log before this event. */
  before: string;
  /** 16 bytes for each top-level member of `data`, in key order. */
  salts: string;
  /** Digests of redacted fields, by name; `salts` holds the salts of the others. */
  redacted?: Record<string, string>;
  leaf: string;
}

/** An event with redacted fields, and their names in order. */
export interface RedactedFields {
  version: number;
  fields: string[];
}

/** A seal over events of the stream, with the proof from them to its root (merkle.ts). */
export interface StreamSeal extends Seal {
  proof: string[];
}

export interface StreamExport<F extends StreamFormat = StreamFormat, Row extends object = object> {
  format: F;
  statement: StreamStatement<F, Row>;
  signature: string;
  keys: PublicKey[];
  seals: StreamSeal[];
  events: StreamExportEvent[];
}

/** Signed statement about each stream in a file with several. */
export interface StreamClaimOfFile {
  streamId: string;
  /** `version`: machine of the stream's first event, which folds it; `current`: the server's present version. */
  machine: { name: string; version: string; current: string };
  /** Number of events in the stream. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** Digest of the events' positions and log hashes (`placesDigest`). */
  places: string;
  /** Redacted fields of the events, in order. */
  redacted: RedactedFields[];
}

/** A stream in a file with several. */
export interface StreamOfParts {
  streamId: string;
  seals: StreamSeal[];
  events: StreamExportEvent[];
}
