import type { ConformanceProblem } from '#domain/conformance.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Step } from '#machines/fold.ts';
import type { NewRows, RowsOf, StoredEffect, StreamErasure, StreamHead, StreamPlace, Within } from './log.ts';
import type { PreparedEvent } from './prepare.ts';

/** How far the log is: position and hash of its last event. */
export interface LogHead {
  epoch: string;
  pos: number;
  hash: Uint8Array;
}

export interface StoredEvent extends Omit<PreparedEvent, 'payload'> {
  pos: number;
  streamId: string;
  kind: string;
  machineVersion: string;
  version: number;
  recordedAt: Date;
  leaf: Uint8Array;
  hash: Uint8Array;
  /** Null for streams without a machine, and until it is folded. */
  step: Step | null;
  /** Why the event does not conform to the machine of its stream. */
  problem: ConformanceProblem | null;
}

/** Everything a group of appends writes, computed before a byte is written. */
export interface WritePlan {
  from: LogHead;
  to: LogHead;
  events: StoredEvent[];
  /** Streams that move on, as they stand afterwards. */
  streams: StreamHead[];
  /** Those of them that begin. */
  begun: StreamHead[];
  /** Effects that end, `*` for all slots of a stream, before `effects` begin. */
  ended: { streamId: string; slot: string }[];
  effects: StoredEffect[];
  /** Rows of lists as they stand afterwards. */
  rows: ListRows[];
  /** Rows of other tables that begin, and that go. */
  inserted: NewRows[];
  deleted: RowsOf[];
  /** Work of other tables in the same transaction. */
  within: Within[];
  /** Streams that are erased, each with the position of the statement that says so. */
  erased: (StreamErasure & { by: number })[];
}

/** A list that is written with the events it shows: one row a stream. */
export interface ListTable {
  name: string;
  /** Column with the stream's id, without its kind. */
  key: string;
  /** Columns that a later event may change. */
  changing: readonly string[];
}

export interface ListRows {
  table: ListTable;
  rows: object[];
}

/** Where a log is kept. The SQL databases are one kind; the simulation's memory, with its faults, is another. */
export interface LogStorage {
  /** Creates the log where there is none. */
  open(epoch: string): Promise<void>;
  head(): Promise<LogHead>;
  /** Those of the streams that exist. */
  streams(streamIds: string[]): Promise<StreamHead[]>;
  /**
   * Writes the whole plan if the log's head is still at `from`, else nothing; false: another process has written since.
   * A rejection leaves open whether it was written.
   */
  write(plan: WritePlan): Promise<boolean>;
  /** Whether this head is, or once was, the head of the log. */
  holds(head: LogHead): Promise<boolean>;
  /** Events with pos > after, in order. */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  /** Of each stream the events below a version; each stream's in order. */
  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]>;
  /** The row of a list; null where there is none. */
  listRow(table: ListTable, key: string): Promise<object | null>;
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
}
