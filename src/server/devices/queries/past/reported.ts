import { lifecycleTypes } from '#machines/device-lifecycle/events.ts';
import type { StoredFact } from '#server/devices/read-model/beginning.ts';
import { type ReportedParameter, reportedBy } from '#server/devices/read-model/reported.ts';

/** Event of a device's stream with information about its state; its data has no `values` if they were redacted. */
export type PastEvent = StoredFact;

/** Last reported value, and its event. */
export interface ReportedValue {
  value: string;
  observedAt: Date;
  pos: number;
}

/** Reads the parameters that an event reports. */
export const parametersOf = ({ data, recordedAt, ...event }: PastEvent): ReportedParameter[] =>
  reportedBy({ ...event, data: JSON.parse(data), recordedAt: recordedAt.toISOString() });

/** Folds the last reported value of each path; `events` in log order. */
export function foldValues(events: readonly PastEvent[]): Map<string, ReportedValue> {
  const reported = new Map<string, ReportedValue>();
  for (const event of events)
    for (const { path, value, at } of parametersOf(event))
      reported.set(path, { value, observedAt: new Date(at), pos: event.pos });
  return reported;
}

/** Event types of which only the last one determines the present state. */
const replaced: readonly string[] = [
  'device.connected',
  'device.disconnected',
  'device.booted',
  'device.valuesObserved',
];

/**
 * Filters the events that the fold depends on: life cycle facts, the last of each replaced type, and each value's last
 * report. Of 10,000 readings of 400 values these are some dozens.
 */
export function neededOf(events: readonly PastEvent[]): PastEvent[] {
  const telling = new Set([...foldValues(events).values()].map(({ pos }) => pos));
  const last = new Map(events.map(({ type, pos }) => [type, pos]));
  return events.filter(
    ({ type, pos }) =>
      lifecycleTypes.has(type) || telling.has(pos) || (replaced.includes(type) && last.get(type) === pos),
  );
}
