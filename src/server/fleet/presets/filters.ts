import { serverActor } from '#domain/logged-event.ts';
import type { PresetTarget } from '#domain/presets/desired.ts';
import type { Database } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { Scope } from '#server/core/read-models/scope.ts';
import { filteredDevices } from '../groups/filtered.ts';
import type { FilterDevices } from './queries/devices.ts';

interface Of {
  opId: string;
  opPath: string;
  target: PresetTarget;
}

/** Maximum number of devices that a saved filter may contribute. */
export const mostFiltered = 50_000;
/** Milliseconds for which the devices of a filter are kept: it is evaluated at use, and not for each device. */
const keptMs = 10_000;

/** Devices of the saved filters that presets name, as the organisation of the preset sees them. */
export class PresetFilters {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #known = new Map<string, { at: number; devices: Promise<ReadonlySet<string>> }>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async of(presets: readonly Of[]): Promise<FilterDevices> {
    const found = new Map<string, ReadonlySet<string>>();
    for (const { target, opId, opPath } of presets)
      if (target.kind === 'filter')
        for (const id of target.filterIds) found.set(id, await this.#devices(id, { opId, opPath }));
    return found;
  }

  #devices(filterId: string, of: Pick<Of, 'opId' | 'opPath'>): Promise<ReadonlySet<string>> {
    const key = `${of.opPath} ${filterId}`;
    const at = this.#now().getTime();
    const known = this.#known.get(key);
    if (known && Math.abs(at - known.at) < keptMs) return known.devices;
    const devices = this.#read(filterId, of);
    this.#known.set(key, { at, devices });
    devices.catch(() => this.#known.delete(key));
    return devices;
  }

  /** A filter that was deleted, or that is private to a user, has no devices. */
  async #read(filterId: string, of: Pick<Of, 'opId' | 'opPath'>): Promise<ReadonlySet<string>> {
    try {
      const { devices } = await filteredDevices(
        serverScope(this.#database, this.#now, of),
        filterId,
        mostFiltered,
      );
      return new Set(devices.map((device) => device.endpoint_id));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'nodata') return new Set();
      throw error;
    }
  }
}

/** Scope of an organisation for the server's own work, without any permission. */
export const serverScope = (
  database: Database,
  now: () => Date,
  { opId, opPath }: Pick<Of, 'opId' | 'opPath'>,
): Scope =>
  new Scope({
    database,
    opId,
    opPath,
    actor: serverActor('presets'),
    asOf: null,
    now,
    power: { level: 0, permissions: [] },
    sealed: () => null,
    misplaced: async () => new Set<string>(),
    changed: () => {},
    owes: async () => {},
  });
