import { isMeasured } from '#domain/device-parameters/measured.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { type Change, changesIn, knownAfter } from './changes.ts';
import { changeAfter, changeBefore, changesAfter, eventsUntil, knownSince, presentOf } from './read.ts';
import { foldValues, type ToldValue } from './told.ts';

/** A value that is not what it was at a moment. */
export interface Difference {
  path: string;
  was: ToldValue;
  is: ToldValue;
}

export interface Moment {
  /** When the record of the device begins. */
  begins: Date;
  values: Map<string, ToldValue>;
  /** What differs now, by path; measurements, and first values, do not count. */
  differences: Difference[];
  /** The nearest changes of what is set, before and after the moment; null: there is none. */
  earlier: Date | null;
  later: Date | null;
}

/** A device at moments of its past, folded from the log; a device is taken from `ScopedDevices`, so it is the caller's. */
export class ScopedPast extends ScopedQueries {
  /** Null where nothing of the device is recorded. */
  async moment(
    { endpoint_id: endpointId, owner_since: since }: ListedDevice,
    at: Date,
  ): Promise<Moment | null> {
    const db = this.database.sql;
    const known = await knownSince(db, endpointId);
    // The time before the device came to its organisation belongs to another one.
    if (!known || (since !== null && at < since)) return null;
    const begins = since !== null && since > known ? since : known;
    const values = foldValues(await eventsUntil(db, endpointId, { time: at }));
    const present = await presentOf(db, endpointId);
    const differences = [...values].flatMap(([path, was]): Difference[] => {
      const is = present.values.get(path);
      if (!is || is.value === was.value || isMeasured(path)) return [];
      return [{ path, was, is }];
    });
    const earlier = await changeBefore(db, endpointId, at, present);
    const later = await changeAfter(db, endpointId, at, present);
    return {
      begins,
      values,
      differences: differences.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      earlier: earlier && earlier.recordedAt >= begins ? earlier.recordedAt : null,
      later: later?.recordedAt ?? null,
    };
  }

  /** What was changed after a moment, newest first; at most `limit` changes. */
  async changesSince(
    { endpoint_id: endpointId, owner_since: since }: ListedDevice,
    at: Date,
    limit: number,
  ): Promise<Change[]> {
    const db = this.database.sql;
    const present = await presentOf(db, endpointId);
    const from = since !== null && since > at ? since : at;
    const events = (await changesAfter(db, endpointId, from, present)).slice(-limit);
    const [first] = events;
    if (!first) return [];
    const before = knownAfter(await eventsUntil(db, endpointId, { version: first.version - 1 }));
    return changesIn(before, events).toReversed();
  }
}
