import type { Erasure } from './erasure.ts';
import type { ErasedMark, LoggedEvent } from './logged-event.ts';
import type { PublicKey, Seal } from './seal.ts';

/**
 * A range of the log as a file: lines of JSON (docs/verification.md). One header, then the events in order, each seal
 * right after the last event that it covers, and one trailer. Version 2 may hold events that were erased, and behind its
 * header what proves the statements that speak of other events as well; version 3 also statements that are not about whole
 * streams.
 */
export const logRangeFormats = {
  whole: 'waymark-log-range/1',
  erased: 'waymark-log-range/2',
  parts: 'waymark-log-range/3',
} as const;
export type LogRangeFormat = (typeof logRangeFormats)[keyof typeof logRangeFormats];

export interface LogRangeHeader {
  format: LogRangeFormat;
  logId: string;
  epoch: string;
  /** Positions of the first and the last event, inclusive. `to` is `from - 1` for a log without events. */
  from: number;
  to: number;
  /** Hash of the log at `from - 1`, hex. */
  previous: string;
  keys: PublicKey[];
}

/** An event with what its own hashes are made of: the file can be checked line by line, with no memory of streams. */
export interface LogRangeEvent extends Omit<LoggedEvent, 'erased'> {
  /** Leaf of the stream's event before this one; 64 zeros for its first. */
  streamHead: string;
  /** 16 bytes for each top-level member of `data`, in key order. */
  salts: string;
  leaf: string;
}

/** What a file carries of an event that was erased. */
export interface ErasedRangeEvent
  extends Pick<
    LogRangeEvent,
    'pos' | 'streamId' | 'version' | 'type' | 'schemaVersion' | 'recordedAt' | 'streamHead' | 'leaf' | 'hash'
  > {
  erased: ErasedMark;
}

/**
 * A statement that lies behind the range, or speaks of events before it. `before` and `after` are the leaves (erasure.ts)
 * of its events outside the range, in the order of their positions; hex.
 */
export interface LogRangeErasureLine {
  erasure: Erasure & { by: number; before: string[]; after: string[] };
}

/** What the server signs of the whole file. */
export interface LogRangeStatement extends Omit<LogRangeHeader, 'keys'> {
  /** Hash of the log at `to`. */
  head: string;
  seals: number;
  /** Digest of the last seal in the file; 64 zeros when it holds none. */
  lastSeal: string;
  exportedAt: string;
  keyId: string;
}

export interface LogRangeSealLine {
  seal: Seal;
}

export interface LogRangeTrailer {
  end: { statement: LogRangeStatement; signature: string };
}
