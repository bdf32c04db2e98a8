import { isMeasured } from '#domain/device-parameters/measured.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { type Change, changesIn, knownAfter } from './changes.ts';
import { changeAfter, changeBefore, changesAfter, eventsUntil, knownSince, presentOf } from './read.ts';
import { foldValues, type ReportedValue } from './reported.ts';

/** Value that differs from the one at a moment. */
export interface Difference {
  path: string;
  was: ReportedValue;
  is: ReportedValue;
}

export interface Moment {
  /** Begin of the device's record. */
  begins: Date;
  values: Map<string, ReportedValue>;
  /** Present differences, by path; measurements and first values do not count. */
  differences: Difference[];
  /** Nearest changes of settings, before and after the moment; null: none. */
  earlier: Date | null;
  later: Date | null;
}

/** Past states of a device, folded from the log. The device comes from `ScopedDevices`, so it is in scope. */
export class ScopedPast extends ScopedQueries {
  /** Reads the state at a moment; null: nothing of the device is recorded. */
  async moment(
    { endpoint_id: endpointId, owner_since: since }: ListedDevice,
    at: Date,
  ): Promise<Moment | null> {
    const db = this.database.sql;
    const known = await knownSince(db, endpointId);
    // The time before the device's transfer belongs to the other organisation.
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

  /** Lists changes after a moment, newest first; at most `limit`. */
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
