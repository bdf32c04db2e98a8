import type { Actor, LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';

export type StreamKind = 'task' | 'device' | 'audit' | 'account' | 'case';

export interface NewEvent {
  type: string;
  data: JsonObject;
  actor: Actor;
  /** ISO 8601, only where the device reported a time of its own. */
  deviceAt?: string;
}

/** A row the outbox runner performs after commit. Its id is `streamId:version:index`, so a repeat is recognised. */
export interface NewEffect {
  kind: string;
  params: JsonObject;
  /** Milliseconds after the append; absent means at once. */
  dueInMs?: number;
  /** Replaces the pending effect of the same stream and slot (a deadline's name). */
  slot?: string;
}

export interface AppendItem {
  streamId: string;
  kind: StreamKind;
  machineVersion: string;
  /** Version the caller folded up to; a mismatch rejects this item alone with `VersionConflict`. Absent: any version. */
  expectedVersion?: number;
  events: NewEvent[];
  effects?: NewEffect[];
  /** Slots whose pending effects end with this append. `*` ends all of the stream's. */
  endedSlots?: string[];
}

export interface Appended {
  streamId: string;
  version: number;
  pos: number;
}

/** One stored effect, as the runner performs it. */
export interface StoredEffect {
  effectId: string;
  streamId: string;
  kind: string;
  slot: string;
  params: string;
  dueAt: Date;
  state: 'pending' | 'inFlight';
}

/** What a committed group holds, for those in this process that act on it at once. */
export type CommitListener = (events: LoggedEvent[], effects: StoredEffect[]) => void;

export type Lane = 'interactive' | 'bulk';

/** The append-only log as the rest of the server sees it. */
export interface EventLog {
  readonly logId: string;
  /** All items or none, in one write. `lane` lets interactive appends go ahead of bulk ones. */
  append(items: AppendItem[], lane?: Lane): Promise<Appended[]>;
  /** Events of the whole log with pos > after, in order. */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  /** The same with what a verifier needs beside the events. */
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
  head(): Promise<{ pos: number; epoch: string; hash: string }>;
  /** Called after each commit with the new head; only a wake-up, readers read by position. Returns the unsubscribe. */
  onAppend(wake: (pos: number) => void): () => void;
  /** Called in commit order with what this process just committed. */
  onCommit(listener: CommitListener): () => void;
}
