import { isMeasured } from '#domain/device-parameters/measured.ts';
import { checkpointType } from '#domain/erasure.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import { type DeviceRegistration, lifecycleTypes } from '#machines/device-lifecycle/events.ts';
import { type PastEvent, parametersOf, type ReportedValue } from './reported.ts';

/** Value that changed. */
export interface ChangedValue {
  /** Path of the data model, or the field of the registration. */
  path: string;
  from: string;
  to: string;
}

export interface Change {
  event: PastEvent;
  values: ChangedValue[];
}

/**
 * Lists changes that events made on a device, without measurements. A first value is no change: the parameter was read
 * for the first time. `known` holds the values before the events, and is updated.
 */
export function changesIn(known: Map<string, ReportedValue>, events: readonly PastEvent[]): Change[] {
  return events.flatMap((event): Change[] => {
    const at = event.recordedAt.toISOString();
    const registered = Object.entries(registrationOf(event)).map(([path, value]) => ({ path, value, at }));
    const opId = registered.find(({ path }) => path === 'opId')?.value;
    // Values from another organisation do not count as previous values.
    if (opId !== undefined && known.has('opId') && known.get('opId')?.value !== opId)
      for (const path of Object.keys(noRegistration)) if (path !== 'opId') known.delete(path);
    const values = [...parametersOf(event), ...registered].flatMap(
      ({ path, value: to, at: observed }): ChangedValue[] => {
        const before = known.get(path);
        known.set(path, { value: to, observedAt: new Date(observed), pos: event.pos });
        return before && before.value !== to && !isMeasured(path) ? [{ path, from: before.value, to }] : [];
      },
    );
    return values.length > 0 ? [{ event, values }] : [];
  });
}

/** Returns the values and registration after events, as input for `changesIn`. */
export function knownAfter(events: readonly PastEvent[]): Map<string, ReportedValue> {
  const known = new Map<string, ReportedValue>();
  changesIn(known, events);
  return known;
}

/** Empty registration, whose fields apply where an event omits them. */
const noRegistration = { deviceName: '', opId: '', deviceStatus: '', customerId: '', address: '', city: '' };

function registrationOf({ type, version, data }: PastEvent): Record<string, string> {
  // Readings are frequent, and contain no registration.
  if (!lifecycleTypes.has(type) && type !== checkpointType) return {};
  const fact = { type, data: JSON.parse(data) } as DeviceFact;
  switch (fact.type) {
    case 'device.registered':
      return described(fact.data);
    case 'device.checkpointed':
      return fact.data.registered && fact.data.version === version ? described(fact.data.registered) : {};
    case 'device.activated': {
      const { customerId, address, city = '' } = fact.data;
      return { deviceStatus: 'Deployed', customerId, address, city };
    }
    case 'device.retrieved':
      return { deviceStatus: 'Inventory', customerId: '', address: '', city: '' };
    case 'device.allocated':
    case 'device.released':
      return { deviceStatus: 'Inventory', opId: fact.data.opId };
    case 'device.activationRequested':
      return { deviceStatus: 'Requested' };
    case 'device.rejected':
      return { deviceStatus: 'Inventory' };
    case 'device.customerChanged':
      return { customerId: fact.data.customerId };
    default:
      return {};
  }
}

const described = (registered: DeviceRegistration): Record<string, string> =>
  Object.fromEntries(
    Object.entries(noRegistration).map(([field, none]) => [
      field,
      String(Reflect.get(registered, field) ?? none),
    ]),
  );
