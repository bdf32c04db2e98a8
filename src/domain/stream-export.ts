import type { LoggedEvent } from './logged-event.ts';
import type { PublicKey, Seal } from './seal.ts';

/** A stream as a file (docs/verification.md): one JSON document. Tasks have a format of their own, for files of before. */
export const taskExportFormat = 'waymark-task-export/2';
export const streamExportFormat = 'waymark-stream-export/1';

/** By format, the member of the statement that has the stream's row as the API gives it, for the reader. */
export const rowMembers = { [taskExportFormat]: 'task', [streamExportFormat]: 'row' } as const;
export type StreamFormat = keyof typeof rowMembers;

/** What the server signs of an export: how far the stream went, where its chain stood, and everything else in the file. */
export type StreamStatement<F extends StreamFormat = StreamFormat, Row extends object = object> = {
  format: F;
  streamId: string;
  /** `version` is that of the machine with which the stream began, and is folded; `current` what the server runs now. */
  machine: { name: string; version: string; current: string };
  /** Number of events in the stream at the time of the export. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** Digest of the events' positions and log hashes (`placesDigest`). */
  places: string;
  /** What was taken out of the events; absent: nothing. */
  redacted?: RedactedFields[];
  /** Position to which the log was sealed; events up to it have a proof in the file. */
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
  /** Digests of the fields that were taken out, by name; `salts` holds those of the others. */
  redacted?: Record<string, string>;
  leaf: string;
}

/** An event of which fields were taken out, and which, in order. */
export interface RedactedFields {
  version: number;
  fields: string[];
}

/** A seal over events of the stream, with what leads from them to its root (merkle.ts). */
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

/** What is signed of each stream in a file with several. */
export interface StreamClaimOfFile {
  streamId: string;
  /** `version` is that of the machine with which the stream began, and is folded; `current` what the server runs now. */
  machine: { name: string; version: string; current: string };
  /** Number of events in the stream. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** Digest of the events' positions and log hashes (`placesDigest`). */
  places: string;
  /** What was taken out of the events, in their order. */
  redacted: RedactedFields[];
}

/** A stream in a file with several. */
export interface StreamOfParts {
  streamId: string;
  seals: StreamSeal[];
  events: StreamExportEvent[];
}
