import { nextWindow, type Zone } from '../zones/zone.ts';

const mostNights = 366;

export interface ForecastPlan {
  bytes: number;
  /** Bandwidth budget; null: no limit. */
  bytesPerSecond: number | null;
  /** Hours of each day in which devices are upgraded; null: all. */
  hours: { start: number; end: number } | null;
}

/** Returns the minimum duration of a plan's downloads with its budget: in hours, and in nights if it has hours. */
export function forecastOf({
  bytes,
  bytesPerSecond,
  hours,
}: ForecastPlan): { hours: number; nights: number | null } | null {
  if (bytesPerSecond === null || bytes === 0) return null;
  const seconds = bytes / bytesPerSecond;
  const needed = seconds / 3_600;
  if (!hours) return { hours: needed, nights: null };
  const open = (hours.end - hours.start + 24) % 24 || 24;
  return { hours: needed, nights: Math.ceil(needed / open) };
}

/** Returns the earliest end of the downloads in milliseconds, in this zone; null: in more than a year. */
export function earliestEnd(
  forecast: { hours: number; nights: number | null },
  { hours, from, zone }: { hours: ForecastPlan['hours']; from: number; zone: Zone },
): number | null {
  if ((forecast.nights ?? 0) > mostNights) return null;
  const neededMs = forecast.hours * 3_600_000;
  if (!hours) return from + neededMs;
  let left = neededMs;
  for (let at = from; ; ) {
    const { start, end } = nextWindow(zone, { startHour: hours.start, endHour: hours.end }, at);
    const begins = Math.max(start, at);
    if (left <= end - begins) return begins + left;
    left -= end - begins;
    at = end;
  }
}
