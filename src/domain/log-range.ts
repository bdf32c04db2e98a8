import type { Erasure } from './erasure.ts';
import type { ErasedMark, LoggedEvent } from './logged-event.ts';
import type { PublicKey, Seal } from './seal.ts';

/**
 * A range of the log as a file: lines of JSON (docs/verification.md). One header, then the events in order, each seal
 * right after the last event that it covers, and one trailer. Version 2 may hold erased events, and after its header
 * the proof of statements that also cover other events; version 3 may also hold statements that do not cover whole
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

/** An event with the inputs of its own hashes: the file can be checked line by line, without remembering streams. */
export interface LogRangeEvent extends Omit<LoggedEvent, 'erased'> {
  /** Leaf of the previous event in the stream; 64 zeros for the first. */
  streamHead: string;
  /** 16 bytes for each top-level member of `data`, in key order. */
  salts: string;
  leaf: string;
}

/** Data of an erased event in a file. */
export interface ErasedRangeEvent
  extends Pick<
    LogRangeEvent,
    'pos' | 'streamId' | 'version' | 'type' | 'schemaVersion' | 'recordedAt' | 'streamHead' | 'leaf' | 'hash'
  > {
  erased: ErasedMark;
}

/**
 * A statement beyond the range, or one that covers events before it. `before` and `after` are the leaves (erasure.ts)
 * of its events outside of the range, in order of position; hex.
 */
export interface LogRangeErasureLine {
  erasure: Erasure & { by: number; before: string[]; after: string[] };
}

/** Statement that the server signs for the whole file. */
export interface LogRangeStatement extends Omit<LogRangeHeader, 'keys'> {
  /** Hash of the log at `to`. */
  head: string;
  seals: number;
  /** Digest of the last seal in the file; 64 zeros without a seal. */
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
