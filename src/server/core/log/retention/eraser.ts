import { checkpointType, type ErasedEvent, type ErasedWhat } from '#domain/erasure.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, StreamErasure } from '../log.ts';

/** An event to erase, with the digest that remains. */
export type ErasableEvent = ErasedEvent & { digest: Uint8Array };

/** What one statement is about. Of each stream an entry, with at least one event. */
export interface Batch {
  streams: { kind: string; events: readonly ErasableEvent[]; erasure: StreamErasure }[];
  /** What is appended with the statement. */
  checkpoints: AppendItem[];
}

/** What may be erased when its time is over; one kind of statement each. */
export interface Eraser {
  readonly what: ErasedWhat;
  /** How long it is kept. */
  readonly days: number;
  /** Begins to look through all that is older than this. */
  begin(before: Date): ErasingPass;
}

export interface ErasingPass {
  /** The next batch; null: there is no more that can be erased now. Where a batch was not written, its events come again. */
  next(): Promise<Batch | null>;
}

/** What erasers work with. */
export interface ErasingDeps {
  database: Database;
  logId: string;
  /** Events of one statement, at most about. */
  batchEvents: number;
  /** Whether the event is sealed, and no reader of a range has yet to come to it. */
  isReady(pos: number): boolean;
  stopped(): boolean;
  onFault(where: string, error: unknown): void;
}

/** Events that cannot be erased now; beyond this number they wait for the next pass. */
export const mostPutOff = 1_000;

/** Older than this time, as its event says: rows of lists are under no hash. A checkpoint goes with the next one, whatever its age. */
export const isOld = ({ type, recordedAt }: Pick<ErasedEvent, 'type' | 'recordedAt'>, before: Date) =>
  type === checkpointType || recordedAt < before.toISOString();

export const erasedEvents = (events: readonly ErasableEvent[]): StreamErasure['events'] =>
  events.map(({ pos, digest }) => ({ pos, payload: digest }));
