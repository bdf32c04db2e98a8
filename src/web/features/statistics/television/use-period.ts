import { localTimeOf } from '#domain/display.ts';
import { daysAfter, stepOf } from '#domain/statistics/calendar.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import type { TvRequest } from './queries.ts';
import type { PeriodSearch } from './search.ts';

interface Period {
  zone: string;
  today: string;
  /** Body of each report of the page. */
  request: TvRequest;
}

/** Returns the first day of a period that its address does not name: a day is yesterday, the last whole one. */
export const firstDayOf = (per: PeriodSearch['per'], today: string): string => {
  if (per === 'RANGE') return daysAfter(today, -6);
  return per === undefined || per === 'DAY' ? daysAfter(today, -1) : today;
};

/** Returns the period of a page in the zone of the organisation. */
export function usePeriod({ per = 'DAY', on, to, province }: PeriodSearch): Period {
  const zone = zonesOf(useProfile()).operator;
  const today = localTimeOf(new Date(nowMs()).toISOString(), zone).slice(0, 10);
  const startDate = on ?? firstDayOf(per, today);
  const request: TvRequest = { dateType: per, startDate };
  if (per === 'RANGE') request.endDate = to ?? (on === undefined ? today : startDate);
  if (province) request.provinceId = province;
  return { zone, today, request };
}

/** Returns the first day of the period before or after; null: it would begin in the future. */
export function stepped({ dateType, startDate }: TvRequest, by: 1 | -1, today: string): string | null {
  const next = (() => {
    if (dateType === 'MONTH') return daysAfter(`${startDate.slice(0, 7)}-15`, by * 30).slice(0, 8);
    return null;
  })();
  const day =
    next === null
      ? daysAfter(startDate, by * (dateType === 'WEEK' || dateType === 'RANGE' ? 7 : 1))
      : `${next}01`;
  const first = dateType === 'WEEK' ? stepOf(day, 'WEEK') : day;
  return first > today ? null : day > today ? today : day;
}
