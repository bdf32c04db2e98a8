import { measuredTime } from '#domain/measurement.ts';
/** Use of an app on one day. */
export interface AppDay {
  /** End of the day, ISO 8601; for today, the time of the last count. */
  endTime: string;
  /** Bytes from and to the internet. */
  internet: number | null;
  /** Seconds in the foreground. */
  totalTime: number | null;
  /** Bytes on the disk at the end of the day. */
  storage: number | null;
}

/** `internet` and `totalTime` add up over days; `storage` is the last value. */
export const appMeasures = ['totalTime', 'internet', 'storage'] as const;
export type AppMeasure = (typeof appMeasures)[number];

/** CO-066 */
const days = 7;
const mostSeries = 7;
/** CO-065 */
const mostSlices = 5;

export interface UsageLists {
  usage_end_times: readonly string[];
  usage_times: readonly string[];
  usage_internet: readonly string[];
  usage_storage: readonly string[];
}

const numberAt = (list: readonly string[], at: number): number | null => {
  const text = list[at];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
};

/** Returns the last seven days as counted by the device, oldest first; a day without an end time is omitted. */
export function daysOf(lists: UsageLists): AppDay[] {
  return lists.usage_end_times
    .map((end, at) => ({
      endTime: end,
      internet: numberAt(lists.usage_internet, at),
      totalTime: numberAt(lists.usage_times, at),
      storage: numberAt(lists.usage_storage, at),
    }))
    .flatMap(({ endTime, ...day }) => {
      const ended = measuredTime(endTime);
      return ended === null ? [] : [{ ...day, endTime: ended }];
    })
    .slice(-days);
}

/** Returns the total of a week; null: no day has a value. */
export function totalOf(week: readonly AppDay[], measure: AppMeasure): number | null {
  const values = week.flatMap((day) => day[measure] ?? []);
  if (values.length === 0) return null;
  return measure === 'storage' ? (values.at(-1) ?? null) : values.reduce((sum, value) => sum + value, 0);
}

export interface AppWeek {
  name: string;
  label: string;
  usage: readonly AppDay[];
}

export interface AppShare {
  /** Null: all other apps together. */
  app: AppWeek | null;
  total: number;
}

/** Returns the most used apps (CO-066, RU-070), without unused ones. */
export function mostUsed(apps: readonly AppWeek[], measure: AppMeasure, most = mostSeries): AppWeek[] {
  return ranked(apps, measure)
    .slice(0, most)
    .flatMap(({ app }) => app ?? []);
}

/** Returns the slices of a pie: five apps, and all others as one (CO-065, RU-070). */
export function sharesOf(apps: readonly AppWeek[], measure: AppMeasure): AppShare[] {
  const all = ranked(apps, measure);
  const others = all.slice(mostSlices).reduce((sum, { total }) => sum + total, 0);
  return [...all.slice(0, mostSlices), ...(others > 0 ? [{ app: null, total: others }] : [])];
}

const ranked = (apps: readonly AppWeek[], measure: AppMeasure): AppShare[] =>
  apps
    .map((app) => ({ app, total: totalOf(app.usage, measure) ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
