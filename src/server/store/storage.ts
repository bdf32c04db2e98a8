import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { StoredEffect } from './log.ts';
import type { PreparedEvent } from './prepare.ts';
import type { TaskRow } from './schema.ts';

/** How far the log is: position and hash of its last event. */
export interface LogHead {
  epoch: string;
  pos: number;
  hash: Uint8Array;
}

/** How far one stream is. */
export interface StreamHead {
  streamId: string;
  kind: string;
  machineVersion: string;
  version: number;
  head: Uint8Array;
}

export interface StoredEvent extends Omit<PreparedEvent, 'payload'> {
  pos: number;
  streamId: string;
  version: number;
  recordedAt: Date;
  leaf: Uint8Array;
  hash: Uint8Array;
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
  /** Rows of the task list as they stand afterwards. */
  tasks: TaskRow[];
}

/** Where a log is kept. The SQL databases are one kind; the simulation's memory, with its faults, is another. */
export interface LogStorage {
  /** Creates the log where there is none. */
  open(epoch: string): Promise<void>;
  head(): Promise<LogHead>;
  /** Those of the streams that exist. */
  streams(streamIds: string[]): Promise<StreamHead[]>;
  /**
   * Writes all of the plan if the log still stands at `from`, else nothing; false: somebody else has written since.
   * A rejection leaves open whether it was written.
   */
  write(plan: WritePlan): Promise<boolean>;
  /** Whether this head is, or once was, the head of the log. */
  holds(head: LogHead): Promise<boolean>;
  /** Events with pos > after, in order. */
  read(after: number, limit: number): Promise<LoggedEvent[]>;
  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]>;
  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]>;
}
