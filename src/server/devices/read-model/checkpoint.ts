import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Condenser } from '#server/core/log/retention/device-history-pruner.ts';
import type { ModelClasses } from '#server/devices/models/queries/models.ts';
import { foldMemberships, type Memberships, noMemberships } from '#server/devices/read-model/memberships.ts';
import { modelClasses } from '../models/queries/models.ts';
import { foldDevice, hasColumn } from './fold.ts';
import type { FoldedDevice } from './folded.ts';
import { registrationOf } from './registration-of.ts';
import { reportedBy } from './reported.ts';

/**
 * Creates a condenser that makes a device's checkpoint from its events, in order; an earlier checkpoint is the first of
 * them.
 */
export async function deviceCondensers({ sql }: Database): Promise<() => Condenser> {
  const classes = await modelClasses(sql);
  return () => new DeviceCondenser(classes);
}

interface ReportedValue {
  value: string;
  at: string;
  /** Order of the event, also among several in one millisecond. */
  order: number;
}

class DeviceCondenser implements Condenser {
  readonly #classes: ModelClasses;
  readonly #last = new Map<string, ReportedValue>();
  /** Last non-empty value of parameters with their own column. */
  readonly #listed = new Map<string, ReportedValue>();
  #folded: FoldedDevice | null = null;
  #memberships: Memberships = noMemberships;
  #order = 0;

  constructor(classes: ModelClasses) {
    this.#classes = classes;
  }

  take(event: LoggedEvent): void {
    this.#folded = foldDevice(this.#folded, event, this.#classes);
    this.#memberships = foldMemberships(this.#memberships, event, this.#folded?.device.op_id ?? null);
    for (const { path, value, at } of reportedBy(event)) {
      const reported = { value, at, order: ++this.#order };
      this.#last.set(path, reported);
      if (value !== '' && hasColumn(path)) this.#listed.set(path, reported);
    }
  }

  checkpoint(place: { version: number; position: number; at: string }): JsonObject {
    const { device, state } = this.#folded ?? { device: null, state: null };
    const time = (date: Date | null | undefined) => date?.toISOString() ?? null;
    const checkpoint: DeviceCheckpoint = {
      ...place,
      registered: device && registrationOf(device),
      created: time(device?.created_at),
      requested: time(device?.requested_at),
      activated: time(device?.activated_at),
      changed: time(device?.modified_at),
      online: state?.online ?? false,
      address: state?.location_ip ?? null,
      accessed: time(state?.access_at),
      offline: time(state?.offline_at),
      synced: time(state?.synced_at),
      rebooted: time(state?.rebooted_at),
      told: this.#reported(),
    };
    const { groups, room } = this.#memberships;
    return {
      ...checkpoint,
      registered: checkpoint.registered && { ...checkpoint.registered },
      groups: groups.map((group) => ({ ...group })),
      room: room && { ...room },
    };
  }

  #reported(): DeviceCheckpoint['told'] {
    const all = [...this.#listed, ...this.#last].sort(([, a], [, b]) => a.order - b.order);
    const groups: DeviceCheckpoint['told'] = [];
    for (const [path, { value, at }] of all) {
      const group = groups.at(-1);
      if (group?.at === at && (group.values[path] ?? value) === value) group.values[path] = value;
      else groups.push({ at, values: { [path]: value } });
    }
    return groups;
  }
}
