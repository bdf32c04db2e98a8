import { dateAfter } from './slots.ts';

/** Days of one manual collection at most (RU-111). */
export const mostCollected = 7;

export type CollectionRefusal = 'reversed' | 'tooLong' | 'future' | 'tooOld';

/** Judges the range of a manual collection; `first`: first day whose reports are kept, `today`: last day. */
export function collectionRefusal(
  { startDate, endDate }: { startDate: string; endDate: string },
  { first, today }: { first: string; today: string },
): CollectionRefusal | null {
  if (endDate < startDate) return 'reversed';
  if (endDate > today) return 'future';
  if (startDate < first) return 'tooOld';
  return endDate >= dateAfter(startDate, mostCollected) ? 'tooLong' : null;
}

/** Lists the dates of a range, both ends included. */
export function datesOf({ startDate, endDate }: { startDate: string; endDate: string }): string[] {
  const dates: string[] = [];
  for (let date = startDate; date <= endDate; date = dateAfter(date, 1)) dates.push(date);
  return dates;
}
