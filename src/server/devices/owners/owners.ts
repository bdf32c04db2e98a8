import type { Database } from '#server/core/database/database.ts';
import type { SealAlarms } from '#server/core/seals/seal-alarms.ts';
import { misplacedDevices, placeDevice } from './queries/owners.ts';

interface DeviceOwnersDeps {
  database: Database;
  alarms: SealAlarms;
  /** Settles when the rows of devices have caught up with the log. */
  followed(): Promise<void>;
}

/**
 * Checks device organisations. The organisation decides who may command a device, so a command compares its row with
 * the log (docs/decisions/276).
 */
export class DeviceOwners {
  readonly #deps: DeviceOwnersDeps;

  constructor(deps: DeviceOwnersDeps) {
    this.#deps = deps;
  }

  /**
   * Finds devices whose organisation was changed outside the product. They are reported, and reset to the log's value.
   */
  async misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { database, alarms, followed } = this.#deps;
    if ((await misplacedDevices(database, endpointIds)).length === 0) return new Set();
    // A device that has just moved has the move in the log first, so its row may still follow.
    await followed();
    const found = await misplacedDevices(database, endpointIds);
    for (const device of found)
      await alarms.raise('device', device.endpointId, async () => (db) => placeDevice(db, device));
    return new Set(found.map(({ endpointId }) => endpointId));
  }
}
