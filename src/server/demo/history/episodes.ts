import type { HealthSample, ResourceMetric } from '#domain/statistics/resources.ts';
import { demoDevice } from '../devices.ts';

const dayMs = 86_400_000;
const apartMs = 300_000;

/** Readings that raise alarms, five minutes apart: device, days ago, metric and values. The last two alarms are open. */
const episodes = [
  [1, 26, 'memory', [84, 86, 88, 86, 70, 66]],
  [3, 21, 'cpu', [91, 97, 98, 96, 40, 35]],
  [6, 17, 'temperature', [82, 84, 85, 83, 71, 70]],
  [8, 12, 'memory', [88, 92, 96, 97, 96, 60, 58]],
  [17, 9, 'cpu', [85, 88, 84, 50, 45]],
  [12, 5, 'temperature', [83, 86, 84, 70, 68]],
  [22, 2, 'cpu', [96, 98, 97, 60, 55]],
  [10, 0.1, 'memory', [85, 87, 88, 89]],
  [15, 0.05, 'memory', [90, 95, 97, 98]],
] as const;

/** Returns the readings that raised and ended alarms before now. */
export function pastReadings(now: number): HealthSample[] {
  return episodes.flatMap(([index, days, metric, values]) =>
    values.map((value, nth) => ({
      endpointId: demoDevice(index).endpointId,
      at: now - days * dayMs + nth * apartMs,
      values: { [metric]: value },
      dropped: [],
      hourly: false,
    })),
  );
}

/**
 * Returns the values that a device has at a time because of an alarm: a sample between its readings, or after those of an
 * alarm that is still open, is as bad as they are.
 */
export function valuesOfAlarms(
  index: number,
  at: number,
  now: number,
): Partial<Record<ResourceMetric, number>> {
  const found: Partial<Record<ResourceMetric, number>> = {};
  for (const [device, days, metric, values] of episodes) {
    const nth = Math.floor((at - (now - days * dayMs)) / apartMs);
    const isOpen = days < 1;
    const value = values[isOpen ? Math.min(nth, values.length - 1) : nth];
    if (device === index && value !== undefined) found[metric] = value;
  }
  return found;
}
