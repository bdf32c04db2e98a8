interface Hours {
  startHour: number;
  endHour: number;
}

/** Returns the hours of a day in which an ad is shown; the window may pass midnight. */
export function hoursOf({ startHour, endHour }: Hours): number[] {
  const from = startHour % 24;
  const length = endHour > startHour ? endHour - startHour : 24 - startHour + endHour;
  return Array.from({ length: Math.min(24, length) }, (_, hour) => (from + hour) % 24);
}

export const numbersOf = (lcnList: string): number[] => [...new Set(lcnList.split(',').map(Number))];

/** Tells if the last day of an ad is before `day`, `YYYY-MM-DD`. */
export const isOver = ({ endDate }: { endDate: string | null }, day: string): boolean =>
  endDate !== null && endDate < day;

/** Tells if an ad is shown on a channel in an hour of a day, `YYYY-MM-DD`. */
export const isShown = (
  ad: Hours & { lcnList: string; endDate: string | null },
  { channel, hour, day }: { channel: number; hour: number; day: string },
): boolean => numbersOf(ad.lcnList).includes(channel) && hoursOf(ad).includes(hour) && !isOver(ad, day);
