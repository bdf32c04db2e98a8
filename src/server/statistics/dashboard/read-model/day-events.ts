import type { Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { DeviceFollower } from '#server/devices/read-model/follower.ts';
import { addCounts } from './counters.ts';

type Event = 'connected' | 'removed';
const kinds: Partial<Record<string, Event>> = {
  'device.connected': 'connected',
  'device.removed': 'removed',
};

/** Connections and removals by day. */
export const eventCounts: DeviceFollower = {
  tables: ['device_event_count'],
  follow(trx, _, days) {
    const counts = new DayEvents(days.dayOf);
    return { take: (event, opId) => counts.take(event, opId), write: () => counts.write(trx) };
  },
};

/** Counts device events on each day of their organisations. */
class DayEvents {
  readonly #counts = new Map<string, Row<'device_event_count'>>();
  readonly #dayOf: (opId: string, at: string) => string;

  constructor(dayOf: (opId: string, at: string) => string) {
    this.#dayOf = dayOf;
  }

  /** Counts an event. `opId`: the device's organisation before it. */
  take({ type, recordedAt, data }: LoggedEvent, opId: string | null): void {
    const event = kinds[type];
    if (!event || opId === null || data.undone === true) return;
    const day = this.#dayOf(opId, recordedAt);
    const key = JSON.stringify([opId, day, event]);
    const count = this.#counts.get(key) ?? { op_id: opId, day, event, n: 0 };
    count.n += 1;
    this.#counts.set(key, count);
  }

  async write(trx: Transaction<Tables>): Promise<void> {
    await addCounts(trx, 'device_event_count', ['op_id', 'day', 'event'], [...this.#counts.values()]);
  }
}
