import type { Kysely } from 'kysely';
import { hoursOf, isOver, numbersOf } from '#domain/content-set/live-ads.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import { detailsOf, type LiveAdDetails } from './kinds.ts';
import { itemsOf } from './queries/items.ts';
import { endHasPassed, noHours, shownWith } from './texts.ts';

/** A-214 and CO-079. */
export const liveAdDefaults = {
  endDate: null,
  startHour: 0,
  endHour: 24,
  totalImpression: 1000,
  afterBootImpression: 2,
  duration: 10,
  position: 'bottom',
  description: '',
} as const satisfies Omit<LiveAdDetails, 'lcnList'>;

/** Normalises a number list for storage: sorted and distinct. */
export const tidyNumbers = (lcnList: string): string =>
  numbersOf(lcnList)
    .toSorted((a, b) => a - b)
    .join(',');

/** Finds a conflict between two ads: same channel, same place, overlapping hours; null: none. */
export function clash(one: LiveAdDetails, other: LiveAdDetails): { lcns: number[]; hours: number[] } | null {
  if (one.position !== other.position) return null;
  const [numbers, hours] = [new Set(numbersOf(other.lcnList)), new Set(hoursOf(other))];
  const lcns = numbersOf(one.lcnList).filter((number) => numbers.has(number));
  const shared = hoursOf(one).filter((hour) => hours.has(hour));
  return lcns.length > 0 && shared.length > 0 ? { lcns, hours: shared } : null;
}

/** Refuses an ad that is never shown; `kept`: its unchanged end date, which may have passed. */
export function refuseUnshown(
  { startHour, endHour, endDate }: Pick<LiveAdDetails, 'startHour' | 'endHour' | 'endDate'>,
  { today, kept, language }: { today: string; kept: string | null; language: Language },
): void {
  if (startHour === endHour) throw refusal([{ field: 'body.endHour', message: noHours[language] }]);
  if (endDate !== null && endDate < today && endDate !== kept)
    throw refusal([{ field: 'body.endDate', message: endHasPassed[language] }]);
}

/**
 * Refuses an ad that conflicts with another, and names that one; `today`: an ad whose last day is over does not count.
 */
export async function refuseClash(
  db: Kysely<Tables>,
  { id, opId, details }: { id: string; opId: string; details: LiveAdDetails },
  { today, language }: { today: string; language: Language },
): Promise<void> {
  if (isOver(details, today)) return;
  const clashes = (await itemsOf(db, opId, 'liveAd')).flatMap((row) => {
    const other = detailsOf<'liveAd'>(row);
    const found = row.item_id === id || isOver(other, today) ? null : clash(details, other);
    return found ? [{ id: row.item_id, name: row.name, ...found }] : [];
  });
  const [first] = clashes;
  if (!first) return;
  throw new ApiError('conflict', {
    status: 409,
    message: shownWith(first.name, first.lcns)[language],
    data: { clashes },
  });
}
