import { lifecycleTypes } from '#machines/device-lifecycle/events.ts';
import type { StoredFact } from '#server/devices/read-model/beginning.ts';
import { type ToldParameter, toldBy } from '#server/devices/read-model/told.ts';

/** An event of a device's stream, as far as it says what the device was; without `values` in its data where they were redacted. */
export type PastEvent = StoredFact;

/** A value as last reported, and by which event. */
export interface ToldValue {
  value: string;
  observedAt: Date;
  pos: number;
}

/** What an event tells of parameters. */
export const parametersOf = ({ data, recordedAt, ...event }: PastEvent): ToldParameter[] =>
  toldBy({ ...event, data: JSON.parse(data), recordedAt: recordedAt.toISOString() });

/** Each path as last reported; `events` in the order of the log. */
export function foldValues(events: readonly PastEvent[]): Map<string, ToldValue> {
  const told = new Map<string, ToldValue>();
  for (const event of events)
    for (const { path, value, at } of parametersOf(event))
      told.set(path, { value, observedAt: new Date(at), pos: event.pos });
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
 * Those events without which the fold of all of them would be another one: the facts of its life, the last of each kind, and whatever
 * reported a value last. Of 10,000 readings of 400 values these are some dozens.
 */
export function neededOf(events: readonly PastEvent[]): PastEvent[] {
  const telling = new Set([...foldValues(events).values()].map(({ pos }) => pos));
  const last = new Map(events.map(({ type, pos }) => [type, pos]));
  return events.filter(
    ({ type, pos }) =>
      lifecycleTypes.has(type) || telling.has(pos) || (replaced.includes(type) && last.get(type) === pos),
  );
}
