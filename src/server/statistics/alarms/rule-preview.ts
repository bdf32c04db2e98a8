import { isCounted, type MeasuringRule, parameterReadings } from '#domain/statistics/alarm-rules.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { PastEvent, PastUpgrade, ScopedRuleHistory } from './queries/rule-history.ts';
import { bootsWithinMs, failuresWithinMs, parameterReading } from './rule-readings.ts';
import { beginningOf, watchedByRule } from './watched.ts';
import { type Raised, raisedFrom, type Sample } from './what-if.ts';

const minuteMs = 60_000;
/** Milliseconds on which a rule is tried before it is saved. */
const triedMs = 2 * 86_400_000;
/** Maximum numbers of devices that a rule is tried on: reports of values are long. */
const mostDevices = { counted: 1_000, parameter: 200 };

export interface RuleTrial extends Raised {
  triedDevices: number;
  /** Number of these with values in the last two days. */
  withValues: number;
  coveredDevices: number;
}

/** Counts the alarms that a rule would have raised in the last two days, with the alarm machine. */
export async function tryRule(
  history: ScopedRuleHistory,
  rule: MeasuringRule,
  now: number,
): Promise<RuleTrial> {
  const most = isCounted(rule.metric) ? mostDevices.counted : mostDevices.parameter;
  const devices = await history.devices(rule, most);
  const ids = devices.map(({ endpointId }) => endpointId);
  const samples = await samplesFor(rule, { history, ids, devices, now });
  const beginning = beginningOf(watchedByRule(rule, { endpointId: '', opId: '', modelName: '' }));
  return {
    ...raisedFrom(samples, beginning),
    triedDevices: ids.length,
    withValues: new Set(samples.map(({ endpointId }) => endpointId)).size,
    coveredDevices: await history.count(rule),
  };
}

interface Tried {
  history: ScopedRuleHistory;
  ids: readonly string[];
  devices: readonly { endpointId: string; isOnline: boolean; offlineAt: Date | null }[];
  now: number;
}

/** Returns what would have been read, device by device, and in order. */
async function samplesFor(rule: MeasuringRule, { history, ids, devices, now }: Tried): Promise<Sample[]> {
  const from = now - triedMs;
  switch (rule.metric) {
    case 'offline': {
      const events = await history.events(ids, ['device.connected', 'device.disconnected'], new Date(from));
      return devices.flatMap((device) => absencesOf(device, eventsOf(events, device.endpointId), now));
    }
    case 'boots': {
      // Restarts of the day before count in the first hours.
      const events = await history.events(ids, ['device.booted'], new Date(from - bootsWithinMs));
      return ids.flatMap((id) => bootsOf(id, eventsOf(events, id), { from, now }));
    }
    case 'firmware': {
      const upgrades = await history.upgrades(ids, new Date(from - failuresWithinMs));
      return failuresOf(upgrades, from);
    }
    case 'parameter': {
      const events = await history.events(ids, ['device.valuesObserved'], new Date(from));
      return ids.flatMap((id) => valuesOf(rule, eventsOf(events, id)));
    }
  }
}

function eventsOf(events: readonly PastEvent[], endpointId: string): PastEvent[] {
  return events.filter((event) => event.endpointId === endpointId);
}

/** Returns the longest value of each absence, and its end. */
function absencesOf(
  { endpointId, isOnline, offlineAt }: Tried['devices'][number],
  events: readonly PastEvent[],
  now: number,
): Sample[] {
  const samples: Sample[] = [];
  let since: number | null = events.length === 0 && !isOnline ? (offlineAt?.getTime() ?? null) : null;
  const away = (until: number) => {
    if (since === null) return;
    const value = Math.floor((until - since) / minuteMs);
    samples.push({ endpointId, at: new Date(until), value });
  };
  for (const { type, at } of events) {
    if (type === 'device.disconnected') {
      since ??= at.getTime();
      continue;
    }
    away(at.getTime());
    since = null;
    samples.push({ endpointId, at, value: 0 });
  }
  away(now);
  return samples;
}

/** Counts restarts within a day, at each restart and when one is a day ago. */
function bootsOf(
  endpointId: string,
  events: readonly PastEvent[],
  { from, now }: { from: number; now: number },
): Sample[] {
  const boots = events.map(({ at }) => at.getTime());
  const moments = boots.flatMap((at) => [at, at + bootsWithinMs + 1]).filter((at) => at >= from && at <= now);
  return moments
    .toSorted((one, other) => one - other)
    .map((moment) => ({
      endpointId,
      at: new Date(moment),
      value: boots.filter((at) => at <= moment && at >= moment - bootsWithinMs).length,
    }));
}

function failuresOf(upgrades: readonly PastUpgrade[], from: number): Sample[] {
  const failures = new Map<string, number>();
  const samples: Sample[] = [];
  for (const { endpointId, hasFailed, at } of upgrades) {
    const value = hasFailed ? (failures.get(endpointId) ?? 0) + 1 : 0;
    failures.set(endpointId, value);
    if (at.getTime() >= from) samples.push({ endpointId, at, value });
  }
  return samples;
}

function valuesOf(rule: MeasuringRule, events: readonly PastEvent[]): Sample[] {
  let path: string | null = null;
  return events.flatMap(({ endpointId, data, at }): Sample[] => {
    const fact: unknown = JSON.parse(data);
    if (!isObject(fact) || !isObject(fact.values)) return [];
    const report = {
      endpointId,
      readings: parameterReadings(textsOf(fact.values)),
      isWhole: fact.source === 'get',
      at: at.getTime(),
    };
    const reading = parameterReading(report, rule, path);
    if (!reading) return [];
    path = reading.path;
    return [{ endpointId, at, value: reading.value }];
  });
}

/** Returns the texts of a fact's values: a redacted one has none. */
export const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : [])),
  );
