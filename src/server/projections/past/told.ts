import type { DeviceFact } from '#machines/device/events.ts';

/** An event of a device's stream, as far as it says what the device was. */
export interface PastEvent {
  pos: number;
  version: number;
  type: string;
  recordedAt: Date;
  /** JSON of who caused it. */
  actor: string;
  /** As stored: JSON; without `values` where they were redacted. */
  data: string;
}

/** A value as it was last told, and by which event. */
export interface ToldValue {
  value: string;
  observedAt: Date;
  pos: number;
}

/** What an event tells of parameters, by path. */
export function valuesOf({ type, data }: Pick<PastEvent, 'type' | 'data'>): Record<string, string> {
  if (type !== 'device.valuesObserved' && type !== 'device.booted') return {};
  const fact = { type, data: JSON.parse(data) } as DeviceFact;
  if (fact.type === 'device.valuesObserved') return fact.data.values ?? {};
  return fact.type === 'device.booted' ? (fact.data.parameters ?? {}) : {};
}

/** Each path as it was last told; `events` in the order of the log. */
export function foldValues(events: readonly PastEvent[]): Map<string, ToldValue> {
  const told = new Map<string, ToldValue>();
  for (const event of events)
    for (const [path, value] of Object.entries(valuesOf(event)))
      told.set(path, { value, observedAt: event.recordedAt, pos: event.pos });
  return told;
}

/** Of these the last one alone says how the device is now. */
const replaced: readonly string[] = [
  'device.connected',
  'device.disconnected',
  'device.booted',
  'device.valuesObserved',
];

/**
 * Those events without which the fold of all of them would be another one: registrations, the last of each kind, and whatever
 * told a value last. Of 10,000 readings of 400 values these are some dozens.
 */
export function neededOf(events: readonly PastEvent[]): PastEvent[] {
  const telling = new Set([...foldValues(events).values()].map(({ pos }) => pos));
  const last = new Map(events.map(({ type, pos }) => [type, pos]));
  return events.filter(
    ({ type, pos }) =>
      type === 'device.registered' || telling.has(pos) || (replaced.includes(type) && last.get(type) === pos),
  );
}
