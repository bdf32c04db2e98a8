import type { Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from './folded.ts';

/** Devices by endpoint id. */
export type Folded = ReadonlyMap<string, FoldedDevice>;

/** A batch of events whose devices are written. */
export interface WrittenBatch {
  /** Devices as they were before it; one that is new is missing. */
  before: Folded;
  /** As they are after it; one that was removed is missing. */
  after: Folded;
  removed: ReadonlySet<string>;
  /** Values that devices reported, each at its last. */
  reported: readonly { endpoint_id: string; path: string }[];
}

/** What one follower does with one batch. */
export interface BatchFollower {
  /** Hears of each event in its order, with the organisation of the device before and after it; null: not registered. */
  take?(event: LoggedEvent, opBefore: string | null, opAfter: string | null): void;
  /** Changes rows of devices before they are written. */
  complete?(before: Folded, after: Map<string, FoldedDevice>): Promise<void>;
  /** Writes its own rows, after those of the devices. */
  write?(batch: WrittenBatch): Promise<void>;
}

/** Keeps tables that follow from the devices, in the transaction that writes their rows. */
export interface DeviceFollower {
  /** Emptied before everything is followed again. */
  tables: readonly (keyof Tables & string)[];
  follow(
    trx: Transaction<Tables>,
    events: readonly LoggedEvent[],
    days: Days,
  ): BatchFollower | Promise<BatchFollower>;
}

/** The days of organisations, which end at their own midnight. */
export interface Days {
  /** The day of an organisation at an instant, as `2026-11-29`. */
  dayOf(opId: string, at: string): string;
  /** Whether a day ended before this instant that is not closed. */
  isOver(at: string): boolean;
  /** Closes the days that ended before this instant. */
  closeUntil(at: string): Promise<void>;
}

/** Closes days between events: what is counted at midnight is what devices were then. */
export interface DayKeeper {
  tables: readonly (keyof Tables & string)[];
  open(trx: Transaction<Tables>, opIds: readonly string[]): Promise<Days>;
}

/** Keeps what the whole product shows of devices, in this order. */
export interface DeviceFollowers {
  days: DayKeeper;
  followers: readonly DeviceFollower[];
}
