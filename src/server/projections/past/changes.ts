import { isMeasured } from '#domain/device-parameters/measured.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import { type PastEvent, type ToldValue, valuesOf } from './told.ts';

/** A value that became another one. */
export interface ChangedValue {
  /** Path of the data model, or the member of the registration. */
  path: string;
  from: string;
  to: string;
}

export interface Change {
  event: PastEvent;
  values: ChangedValue[];
}

/**
 * What events changed of a device, measurements left out. A value that was never told before has not changed: somebody has looked
 * there for the first time. `known` is what was told before the events, and is carried on.
 */
export function changesIn(known: Map<string, ToldValue>, events: readonly PastEvent[]): Change[] {
  return events.flatMap((event): Change[] => {
    const values = Object.entries({ ...valuesOf(event), ...registrationOf(event) }).flatMap(
      ([path, to]): ChangedValue[] => {
        const before = known.get(path);
        known.set(path, { value: to, observedAt: event.recordedAt, pos: event.pos });
        return before && before.value !== to && !isMeasured(path) ? [{ path, from: before.value, to }] : [];
      },
    );
    return values.length > 0 ? [{ event, values }] : [];
  });
}

/** What is known after events, for `changesIn` to go on with: values, and what the device is registered as. */
export function knownAfter(events: readonly PastEvent[]): Map<string, ToldValue> {
  const known = new Map<string, ToldValue>();
  changesIn(known, events);
  return known;
}

/** What a device is registered as, told as a whole: what is left out is empty. */
const noRegistration = { deviceName: '', opId: '', deviceStatus: '', customerId: '', address: '', city: '' };

function registrationOf({ type, data }: PastEvent): Record<string, string> {
  if (type !== 'device.registered') return {};
  const fact = { type, data: JSON.parse(data) } as Extract<DeviceFact, { type: 'device.registered' }>;
  return Object.fromEntries(
    Object.entries(noRegistration).map(([field, none]) => [
      field,
      String(Reflect.get(fact.data, field) ?? none),
    ]),
  );
}
