import type { LoggedEvent } from './logged-event.ts';
import type { Seal } from './seal.ts';
import type { PublicKey } from './verify/keys.ts';

/** The stream of one task as a file (docs/verification.md): one JSON document. */
export const taskExportFormat = 'waymark-task-export/2';

/** What the server signs of an export: how far the stream went, where its chain stood, and everything else in the file. */
export interface TaskStatement<Task extends object = object> {
  format: typeof taskExportFormat;
  streamId: string;
  /** `version` is that of the machine with which the stream began, and is folded; `current` what the server runs now. */
  machine: { name: string; version: string; current: string };
  /** Number of events in the stream at the time of the export. */
  version: number;
  /** Leaf of the last event. */
  head: string;
  /** Digest of the events' positions and log hashes (`placesDigest`). */
  places: string;
  /** Position to which the log was sealed; events up to it have a proof in the file. */
  sealedTo: number;
  log: { logId: string; epoch: string; pos: number; hash: string };
  /** The row of the task list as the API gives it, for the reader. */
  task: Task;
  exportedAt: string;
  keyId: string;
}

export interface TaskExportEvent extends LoggedEvent {
  /** Hash of the log before this event. */
  before: string;
  /** 16 bytes for each top-level member of `data`, in key order. */
  salts: string;
  leaf: string;
}

/** A seal over events of the task, with what leads from them to its root (merkle.ts). */
export interface TaskSeal extends Seal {
  proof: string[];
}

export interface TaskExport<Task extends object = object> {
  format: typeof taskExportFormat;
  statement: TaskStatement<Task>;
  signature: string;
  keys: PublicKey[];
  seals: TaskSeal[];
  events: TaskExportEvent[];
}
