import type { ParameterName } from '#domain/device-parameters/table.ts';

/** Measured resources of a device: percent, percent, degrees Celsius. */
export const resourceMetrics = ['cpu', 'memory', 'temperature'] as const;
export type ResourceMetric = (typeof resourceMetrics)[number];

export type ResourceValues = Partial<Record<ResourceMetric, number>>;

export interface ResourceReading {
  values: ResourceValues;
  /** Metrics with impossible values, which are counted and not stored. */
  dropped: ResourceMetric[];
}

/** A reading of a device at one time. */
export interface HealthSample extends ResourceReading {
  endpointId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** True for the first of its hour, which is kept longer. */
  hourly: boolean;
}

/** Source of the readings. */
export interface ReportedResources {
  text(name: ParameterName): string | null;
  inEachObject(name: ParameterName): [object: string, value: string][];
}

/** Plausible range of such a chip in degrees Celsius: a value outside means that the sensor was not read. */
export const temperatureRange = { least: -40, most: 150 } as const;

/** Range of the buckets, one per whole percent or degree, so that counts of a day add up exactly. */
const rangeOf: Record<ResourceMetric, { least: number; most: number }> = {
  cpu: { least: 0, most: 100 },
  memory: { least: 0, most: 100 },
  temperature: temperatureRange,
};

const ofProcessor = /cpu|soc|core|processor/i;

/**
 * Reads the resources; null: not reported. The temperature is that of the processor: of the sensor with such a name, or
 * of the only one. Several sensors with other names are ambiguous, so none is used.
 */
export function resourcesOf(readings: ReportedResources): ResourceReading {
  const values: ResourceValues = {};
  const dropped: ResourceMetric[] = [];
  const take = (metric: ResourceMetric, value: number | null | undefined) => {
    if (value === undefined) return;
    if (isPlausible(metric, value)) values[metric] = value;
    else dropped.push(metric);
  };
  take('cpu', numberIn(readings.text('cpuUsage')));
  take('memory', usedPercent(readings.text('memoryTotal'), readings.text('memoryFree')));
  take('temperature', processorTemperature(readings));
  return { values, dropped };
}

const isPlausible = (metric: ResourceMetric, value: number | null): value is number =>
  value !== null && value >= rangeOf[metric].least && value <= rangeOf[metric].most;

/** Undefined: not reported; null: not a number. */
function numberIn(text: string | null): number | null | undefined {
  if (text === null) return undefined;
  const value = Number(text.trim() === '' ? Number.NaN : text);
  return Number.isFinite(value) ? value : null;
}

function usedPercent(totalText: string | null, freeText: string | null): number | null | undefined {
  const [total, free] = [numberIn(totalText), numberIn(freeText)];
  if (total === undefined || free === undefined) return undefined;
  if (total === null || free === null || total <= 0 || free < 0) return null;
  return Math.round((1_000 * (total - free)) / total) / 10;
}

function processorTemperature(readings: ReportedResources): number | null | undefined {
  const names = new Map(readings.inEachObject('temperatureSensor'));
  const sensors = readings.inEachObject('temperature');
  const named = sensors.filter(([object]) => ofProcessor.test(names.get(object) ?? ''));
  const chosen = named.length > 0 ? named : sensors.length === 1 ? sensors : [];
  if (chosen.length === 0) return undefined;
  const numbers = chosen.flatMap(([, text]) => numberIn(text) ?? []);
  const plausible = numbers.filter((value) => isPlausible('temperature', value));
  return plausible.length > 0 ? Math.max(...plausible) : null;
}

/** Counts of a day by whole percent or degree, from the lowest possible one on. */
export type Histogram = readonly number[];

export const bucketsOf = (metric: ResourceMetric): number => rangeOf[metric].most - rangeOf[metric].least + 1;

export const bucketOf = (metric: ResourceMetric, value: number): number =>
  Math.floor(value) - rangeOf[metric].least;

export const mergedHistogram = (one: Histogram, other: Histogram): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

export const countIn = (histogram: Histogram): number => histogram.reduce((sum, n) => sum + n, 0);

/** Returns the lowest whole percent or degree that covers this share of the values; null without values. */
export function percentileOf(metric: ResourceMetric, histogram: Histogram, share: number): number | null {
  const wanted = Math.ceil(share * countIn(histogram));
  let seen = 0;
  for (const [bucket, n] of histogram.entries()) {
    seen += n;
    if (n > 0 && seen >= wanted) return bucket + rangeOf[metric].least;
  }
  return null;
}
