import type { Kysely } from 'kysely';
import type { ConformanceProblem } from '#domain/conformance.ts';
import type { Actor, LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Tables } from '../database/database.ts';

/**
 * Id of the log that the server works on. It leads every key of the log's tables: a query with a stream but without the
 * log reads the whole index.
 */
export const mainLogId = 'main';

export interface NewEvent {
  type: string;
  data: JsonObject;
  actor: Actor;
  /** Device time, ISO 8601; only if the device reported its own. */
  deviceAt?: string;
  /** Step of the fact, if the caller has folded it: the fold is then not repeated after the commit. */
  step?: Step;
}

/** Row that the outbox runner performs after commit. Its id is `streamId:version:index`, so a repeat is recognised. */
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
  /** Rows of other tables to insert and to delete with it. */
  inserts?: NewRows[];
  deletes?: RowsOf[];
  within?: Within;
  /** Streams that the append's last event records as erased: they are erased in the same write. */
  erases?: StreamErasure[];
}

/**
 * Changes other tables in the transaction of an append, before it, while no other process appends, so that what it
 * reads stays valid until the append is stored. An error reverts everything and rejects this append alone. It may run
 * again if the write is planned again, must use only `db`, and must be short: every other append waits for it
 * (docs/decisions/236).
 */
export type Within = (db: Kysely<Tables>) => Promise<void>;

/** Part of a stream to erase: all, or the oldest events of one that continues. */
export interface StreamErasure {
  streamId: string;
  /** For a whole stream, the version of its last event; another one rejects the item with `VersionConflict`. */
  version?: number;
  /** Version of the first event that no checkpoint replaces from now on. */
  begins?: number;
  events: { pos: number; payload: Uint8Array }[];
  /** Rows of other tables to delete with it. */
  rows: RowsOf[];
}

/** New rows of a table; bytes are in PostgreSQL's text form. */
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

/** Stored effect, as the runner performs it. */
export interface StoredEffect {
  effectId: string;
  streamId: string;
  kind: string;
  slot: string;
  params: string;
  dueAt: Date;
  state: 'pending' | 'inFlight';
}

/** Event of the log with its effect on the stream's state. */
export interface Committed {
  event: LoggedEvent;
  kind: string;
  machineVersion: string;
  /** Step; null for streams without a machine, and if this server does not support the machine's version. */
  step: Step | null;
  /** Reason that the event does not conform to its stream's machine; null if it does. */
  problem: ConformanceProblem | null;
  /** Characters of its data. */
  size: number;
}

/**
 * Maximum characters of data in one page of the log, and in a reader's part of a page. A device may report values of
 * millions of characters: limited by number alone, a few thousand events exceeded the server's memory.
 */
export const pageSize = 8 * 2 ** 20;

/** Called with each group of appends that this process has committed. */
export type CommitListener = (committed: Committed[], effects: StoredEffect[]) => void;

export type Lane = 'interactive' | 'bulk';

/** Latest state of one stream. */
export interface StreamHead {
  streamId: string;
  kind: string;
  machineVersion: string;
  version: number;
  head: Uint8Array;
  /** True: only digests are left. */
  erased?: boolean;
}

export interface StreamPlace {
  streamId: string;
  version: number;
}

/** Append-only log for the rest of the server. */
export interface EventLog {
  readonly logId: string;
  /** Appends all items or none, in one write. `lane` lets interactive appends go ahead of bulk ones. */
  append(items: AppendItem[], lane?: Lane): Promise<Appended[]>;
  /**
   * Reads events of the whole log with pos > after, in order; fewer than `limit` if their data is long. None: the end
   * of the log.
   */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  /** Reads kind and machine version of those streams that exist. */
  streams(streamIds: string[]): Promise<StreamHead[]>;
  /** Reads the events of each stream below a version, all streams at once; each stream's in order. */
  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]>;
  /** Reads a stream with the data that a verifier needs beside the events. */
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
  head(): Promise<{ pos: number; epoch: string; hash: string }>;
  /**
   * Registers a wake-up that is called after each commit with the new head; readers read by position. Returns the
   * unsubscribe.
   */
  onAppend(wake: (pos: number) => void): () => void;
  /** Registers a listener for this process's commits, in commit order. */
  onCommit(listener: CommitListener): () => void;
}
