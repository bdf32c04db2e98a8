import type { Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from './folded.ts';

/** Devices by endpoint id. */
export type Folded = ReadonlyMap<string, FoldedDevice>;

/** Written batch of device events. */
export interface WrittenBatch {
  /** Devices before the batch; new ones are missing. */
  before: Folded;
  /** Devices after the batch; removed ones are missing. */
  after: Folded;
  removed: ReadonlySet<string>;
  /** Reported values, each at its last. */
  reported: readonly { endpoint_id: string; path: string }[];
}

/** One follower's work on one batch. */
export interface BatchFollower {
  /** Processes each event in order, with the device's organisation before and after it; null: not registered. */
  take?(event: LoggedEvent, opBefore: string | null, opAfter: string | null): void;
  /** Changes rows of devices before they are written. */
  complete?(before: Folded, after: Map<string, FoldedDevice>): Promise<void>;
  /** Writes its own rows, after those of the devices. */
  write?(batch: WrittenBatch): Promise<void>;
}

/** Follower of devices: updates derived tables in the transaction that writes the device rows. */
export interface DeviceFollower {
  /** Tables that are emptied before a rebuild. */
  tables: readonly (keyof Tables & string)[];
  follow(
    trx: Transaction<Tables>,
    events: readonly LoggedEvent[],
    days: Days,
  ): BatchFollower | Promise<BatchFollower>;
}

/** Days of organisations, which end at their own midnight. */
export interface Days {
  /** Returns an organisation's date at an instant, as `2026-11-29`. */
  dayOf(opId: string, at: string): string;
  /** Tells if a day ended before this instant and is not closed. */
  isOver(at: string): boolean;
  /** Closes the days that ended before this instant. */
  closeUntil(at: string): Promise<void>;
}

/** Keeper that closes days between events, so that midnight counts reflect the devices at midnight. */
export interface DayKeeper {
  tables: readonly (keyof Tables & string)[];
  open(trx: Transaction<Tables>, opIds: readonly string[]): Promise<Days>;
}

/** Followers of devices for the whole product, in this order. */
export interface DeviceFollowers {
  days: DayKeeper;
  followers: readonly DeviceFollower[];
}
