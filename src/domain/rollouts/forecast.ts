export interface ForecastPlan {
  bytes: number;
  /** Null: no limit. */
  bytesPerSecond: number | null;
  /** Hours of each day in which devices are upgraded; null: all. */
  hours: { start: number; end: number } | null;
}

/** How long the downloads of a plan take at least, at its budget: in hours, and in nights where it has hours. */
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
