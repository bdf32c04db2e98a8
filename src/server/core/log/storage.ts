import type { ConformanceProblem } from '#domain/conformance.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Step } from '#machines/fold.ts';
import type { NewRows, RowsOf, StoredEffect, StreamErasure, StreamHead, StreamPlace, Within } from './log.ts';
import type { PreparedEvent } from './prepare.ts';

/** Head of the log: position and hash of its last event. */
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
  /** Step; null for streams without a machine, and until it is folded. */
  step: Step | null;
  /** Reason that the event does not conform to its stream's machine; null if it does. */
  problem: ConformanceProblem | null;
}

/** Everything that a group of appends writes, computed before a byte is written. */
export interface WritePlan {
  from: LogHead;
  to: LogHead;
  events: StoredEvent[];
  /** State of the affected streams afterwards. */
  streams: StreamHead[];
  /** New streams among them. */
  begun: StreamHead[];
  /** Effects that end before `effects` begin; `*` means all slots of a stream. */
  ended: { streamId: string; slot: string }[];
  effects: StoredEffect[];
  /** Rows of lists in their new state. */
  rows: ListRows[];
  /** Rows of other tables to insert; the next field: to delete. */
  inserted: NewRows[];
  deleted: RowsOf[];
  /** Work on other tables in the same transaction. */
  within: Within[];
  /** Erased streams, each with the position of its statement. */
  erased: (StreamErasure & { by: number })[];
}

/** List that is written with its events: one row per stream. */
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

/** Storage of a log. The SQL databases are one kind; the simulation's memory, with its faults, is another. */
export interface LogStorage {
  /** Opens the log, and creates it if needed. */
  open(epoch: string): Promise<void>;
  head(): Promise<LogHead>;
  /** Reads those streams that exist. */
  streams(streamIds: string[]): Promise<StreamHead[]>;
  /**
   * Writes the whole plan if the log's head is still at `from`, else nothing; false: another process has written since.
   * A rejection leaves open whether it was written.
   */
  write(plan: WritePlan): Promise<boolean>;
  /** Tells if this head is, or once was, the head of the log. */
  holds(head: LogHead): Promise<boolean>;
  /** Reads events with pos > after, in order. */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  /** Reads the events of each stream below a version; each stream's in order. */
  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]>;
  /** Reads a list's row; null if there is none. */
  listRow(table: ListTable, key: string): Promise<object | null>;
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
}
