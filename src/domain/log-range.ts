import type { LoggedEvent } from './logged-event.ts';
import type { Seal } from './seal.ts';
import type { PublicKey } from './verify/keys.ts';

/**
 * A range of the log as a file: lines of JSON (docs/verification.md). One header, then the events in order, each seal
 * right after the last event that it covers, and one trailer.
 */
export const logRangeFormat = 'waymark-log-range/1';

export interface LogRangeHeader {
  format: typeof logRangeFormat;
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
export interface LogRangeEvent extends LoggedEvent {
  /** Leaf of the stream's event before this one; 64 zeros for its first. */
  streamHead: string;
  /** 16 bytes for each top-level member of `data`, in key order. */
  salts: string;
  leaf: string;
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
