import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Committed } from '#server/core/log/log.ts';
import { idOf } from '#server/core/streams/definition.ts';

/** A device that restarts is back within this time: no notification is needed. */
export const awayAfterMs = 60_000;
/** A device that comes and goes causes one notification in this time. */
const toldOnceMs = 600_000;
/** Devices whose last notification is remembered. */
const toldLimit = 100_000;

interface Gone {
  endpointId: string;
  pos: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** Devices that went away, until they are back or have been away for a minute. */
export class DevicesAway {
  /** In the order in which they went. */
  readonly #gone = new Map<string, Gone>();
  readonly #told = new BoundedCache<string, number>(toldLimit);

  heard({ event }: Committed): void {
    const endpointId = idOf(event.streamId);
    // Before a connection that replaces another one the device was not away.
    if (event.type === 'device.connected') this.#gone.delete(endpointId);
    if (event.type !== 'device.disconnected' || event.data.reason === 'replaced') return;
    this.#gone.delete(endpointId);
    this.#gone.set(endpointId, { endpointId, pos: event.pos, since: Date.parse(event.recordedAt) });
  }

  /** Those that have been away long enough, each once. */
  due(now: number): Gone[] {
    const due: Gone[] = [];
    for (const gone of this.#gone.values()) {
      if (gone.since + awayAfterMs > now) break;
      this.#gone.delete(gone.endpointId);
      const told = this.#told.get(gone.endpointId);
      if (told !== undefined && told + toldOnceMs > gone.since) continue;
      this.#told.set(gone.endpointId, gone.since);
      due.push(gone);
    }
    return due;
  }

  /** Position of the first that is still waited for; null: there is none. */
  get first(): number | null {
    const first = this.#gone.values().next();
    return first.done ? null : first.value.pos;
  }
}
