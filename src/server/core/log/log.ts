import type { Kysely } from 'kysely';
import type { ConformanceProblem } from '#domain/conformance.ts';
import type { Actor, LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Tables } from '../database/database.ts';

/**
 * The log that the server works on. Its id leads every key of the log's tables: a query that names a stream and not the
 * log reads the whole index.
 */
export const mainLogId = 'main';

export interface NewEvent {
  type: string;
  data: JsonObject;
  actor: Actor;
  /** ISO 8601, only where the device reported a time of its own. */
  deviceAt?: string;
  /** What the fact does, where the caller has folded it: the fold is then not repeated after the commit. */
  step?: Step;
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
  /** `task`, `device`, …: the part of the stream's id before the colon. */
  kind: string;
  machineVersion: string;
  /** Version the caller folded up to; a mismatch rejects this item alone with `VersionConflict`. Absent: any version. */
  expectedVersion?: number;
  events: NewEvent[];
  effects?: NewEffect[];
  /** Slots whose pending effects end with this append. `*` ends all of the stream's. */
  endedSlots?: string[];
  /** Rows of other tables that begin with it, and those that go with it. */
  inserts?: NewRows[];
  deletes?: RowsOf[];
  within?: Within;
  /** What this append's last event says was erased: it is erased in the same write. */
  erases?: StreamErasure[];
}

/**
 * Changes other tables in the transaction of an append, before it, while no other process appends: what it reads is so until the append
 * is stored. An error undoes everything and rejects this append alone. It may run again where the write is planned again, works by
 * `db` only, and is short: every other append waits for it (docs/decisions/236).
 */
export type Within = (db: Kysely<Tables>) => Promise<void>;

/** How much of a stream is erased: all, or the beginning of one that goes on. */
export interface StreamErasure {
  streamId: string;
  /** Of a whole stream the version of its last event; another one rejects the item with `VersionConflict`. */
  version?: number;
  /** Version of the first event that no checkpoint replaces from now on. */
  begins?: number;
  events: { pos: number; payload: Uint8Array }[];
  /** Rows that go with it. */
  rows: RowsOf[];
}

/** New rows of a table; bytes as PostgreSQL reads them from text. */
export interface NewRows {
  table: string;
  rows: object[];
}

/** Rows of a table that are about one stream or event, by the value of a column. */
export interface RowsOf {
  table: string;
  column: string;
  value: string | number;
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

/** An event of the log with what it did to its stream. */
export interface Committed {
  event: LoggedEvent;
  kind: string;
  machineVersion: string;
  /** Null for streams without a machine, and where this server does not know the machine's version. */
  step: Step | null;
  /** Why the event does not conform to the machine of its stream; null where it does. */
  problem: ConformanceProblem | null;
  /** Characters of its data. */
  size: number;
}

/**
 * Characters of data in one page of the log, and in what one reader keeps of a page. A device may report values that are millions
 * long: bounded by their number alone, a few thousand events were more than the server's memory.
 */
export const pageSize = 8 * 2 ** 20;

/** Hears what this process has committed, one group of appends at a time. */
export type CommitListener = (committed: Committed[], effects: StoredEffect[]) => void;

export type Lane = 'interactive' | 'bulk';

/** How far one stream is. */
export interface StreamHead {
  streamId: string;
  kind: string;
  machineVersion: string;
  version: number;
  head: Uint8Array;
  /** Only digests are left. */
  erased?: boolean;
}

export interface StreamPlace {
  streamId: string;
  version: number;
}

/** The append-only log as the rest of the server sees it. */
export interface EventLog {
  readonly logId: string;
  /** All items or none, in one write. `lane` lets interactive appends go ahead of bulk ones. */
  append(items: AppendItem[], lane?: Lane): Promise<Appended[]>;
  /** Events of the whole log with pos > after, in order; fewer than `limit` where their data is long. None: this is its end. */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  /** Kind and machine version of those of the streams that exist. */
  streams(streamIds: string[]): Promise<StreamHead[]>;
  /** Of each stream the events below a version, all streams in one read; each stream's in order. */
  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]>;
  /** The same as `readStream` with what a verifier needs beside the events. */
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
  head(): Promise<{ pos: number; epoch: string; hash: string }>;
  /** Called after each commit with the new head; only a wake-up, readers read by position. Returns the unsubscribe. */
  onAppend(wake: (pos: number) => void): () => void;
  /** Called in commit order with what this process just committed. */
  onCommit(listener: CommitListener): () => void;
}
