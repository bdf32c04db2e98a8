import { checkpointType, type ErasedEvent, type ErasedWhat } from '#domain/erasure.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, StreamErasure } from '../log.ts';

/** Event to erase, with the digest that remains. */
export type ErasableEvent = ErasedEvent & { digest: Uint8Array };

/** Content of one statement: an entry per stream, with at least one event. */
export interface Batch {
  streams: { kind: string; events: readonly ErasableEvent[]; erasure: StreamErasure }[];
  /** Checkpoints that are appended with the statement. */
  checkpoints: AppendItem[];
}

/** Erasable part of the log; each has its own kind of statement. */
export interface Eraser {
  readonly what: ErasedWhat;
  /** Retention time in days. */
  readonly days: number;
  /** Begins a pass over everything older than this. */
  begin(before: Date): ErasingPass;
}

export interface ErasingPass {
  /** Returns the next batch; null: no more can be erased now. If a batch was not written, its events come again. */
  next(): Promise<Batch | null>;
}

/** Services that erasers need. */
export interface ErasingDeps {
  database: Database;
  logId: string;
  /** Approximate maximum number of events in one statement. */
  batchEvents: number;
  /** Tells if the event is sealed, and no running reader of a range has yet to reach it. */
  isReady(pos: number): boolean;
  stopped(): boolean;
  onFault(where: string, error: unknown): void;
}

/** Maximum number of postponed events in one pass; others wait for the next. */
export const mostPutOff = 1_000;

/**
 * Tells if an event is older than this time, by its own time: rows of lists are not covered by a hash. A checkpoint is
 * erased with the next event, whatever its age.
 */
export const isOld = ({ type, recordedAt }: Pick<ErasedEvent, 'type' | 'recordedAt'>, before: Date) =>
  type === checkpointType || recordedAt < before.toISOString();

export const erasedEvents = (events: readonly ErasableEvent[]): StreamErasure['events'] =>
  events.map(({ pos, digest }) => ({ pos, payload: digest }));
