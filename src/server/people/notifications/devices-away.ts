import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Committed } from '#server/core/log/log.ts';
import { idOf } from '#server/core/streams/definition.ts';

/** Milliseconds in which a restarting device is back: no notification is needed before. */
export const awayAfterMs = 60_000;
/** Milliseconds in which a device that repeatedly disconnects causes one notification. */
const notifyOnceMs = 600_000;
/** Maximum number of devices whose last notification is remembered. */
const notifiedLimit = 100_000;

export interface Gone {
  endpointId: string;
  pos: number;
  /** Time of the disconnection, in milliseconds since 1970. */
  since: number;
  /** `serverRestart`: this server was away, and the device has not come back since. */
  reason: 'lost' | 'serverRestart';
}

/** Devices that disconnected, until they are back or have been away for a minute. */
export class DevicesAway {
  /** Disconnected devices, in order. */
  readonly #gone = new Map<string, Gone>();
  readonly #notified = new BoundedCache<string, number>(notifiedLimit);
  /** Devices that were offline before this server started have a minute from then: they had nothing to connect to. */
  #startedAt = 0;

  start(now: number): void {
    this.#startedAt = now;
  }

  heard({ event }: Committed): void {
    const endpointId = idOf(event.streamId);
    // A connection that only replaces another one did not end an absence.
    if (event.type === 'device.connected') this.#gone.delete(endpointId);
    if (event.type !== 'device.disconnected' || event.data.reason === 'replaced') return;
    const reason = event.data.reason === 'serverRestart' ? 'serverRestart' : 'lost';
    this.#gone.delete(endpointId);
    this.#gone.set(endpointId, { endpointId, pos: event.pos, since: Date.parse(event.recordedAt), reason });
  }

  /** Returns those that have been away long enough, each once. */
  due(now: number): Gone[] {
    const due: Gone[] = [];
    for (const gone of this.#gone.values()) {
      if (Math.max(gone.since, this.#startedAt) + awayAfterMs > now) break;
      this.#gone.delete(gone.endpointId);
      const notifiedAt = this.#notified.get(gone.endpointId);
      if (notifiedAt !== undefined && notifiedAt + notifyOnceMs > gone.since) continue;
      this.#notified.set(gone.endpointId, gone.since);
      due.push(gone);
    }
    return due;
  }

  /** Position of the first device that is still awaited; null: none. */
  get first(): number | null {
    const first = this.#gone.values().next();
    return first.done ? null : first.value.pos;
  }
}
