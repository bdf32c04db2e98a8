import { useRouter } from '@tanstack/react-router';
import { localTimeOf } from '#domain/display.ts';
import { periodBefore } from '#domain/statistics/before.ts';
import { daysAfter, periodOf, type Step } from '#domain/statistics/calendar.ts';
import { isHourly } from '#domain/statistics/hours.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import type { AskedSearch, StatSearch, StatSeries } from './queries.ts';

/** Returns the shown days, and today; all in the zone of the organisation. */
export function usePeriod(search: StatSearch): { first: string; last: string; today: string } {
  const zone = zonesOf(useProfile()).operator;
  const today = localTimeOf(new Date(nowMs()).toISOString(), zone).slice(0, 10);
  const { first, last } = periodOf(
    { ...(search.to && { endDate: search.to }), ...(search.per && { dateType: search.per }) },
    today,
  );
  return { first: search.from ?? first, last, today };
}

/** Adds the hours to a search: one or two days are shown by hour, as long as their hours are kept. */
export function useHours(search: StatSearch): AskedSearch {
  const { first, last, today } = usePeriod(search);
  const isByHour = (search.per ?? 'DAY') === 'DAY' && isHourly(first, last, today);
  return isByHour ? { ...search, per: 'HOUR', from: first, to: last } : search;
}

/** The same search for the period of equal length before. `isKept`: its hours are still there. */
export interface Before {
  search: AskedSearch;
  isKept: boolean;
}

/** Null: it is not compared. */
export function useBefore(search: AskedSearch): Before | null {
  const { per = 'DAY', ...rest } = search;
  const period = usePeriod({ ...rest, per: per === 'HOUR' ? 'DAY' : per });
  if (!search.before || per === 'MONTH') return null;
  const { first, last } = periodBefore(period.first, period.last);
  return {
    search: { ...search, from: first, to: last },
    isKept: per !== 'HOUR' || isHourly(first, last, period.today),
  };
}

const lastDayOf = (date: string, per: Step | 'HOUR'): string => {
  if (per === 'WEEK') return daysAfter(date, 6);
  if (per === 'MONTH') return daysAfter(`${daysAfter(date, 31).slice(0, 7)}-01`, -1);
  return date.slice(0, 10);
};

/** Opens the steps of a chart: a click shows one of them in detail, a range becomes the period. */
export function useDrill(search: AskedSearch, onChange: (part: Partial<StatSearch>) => void) {
  const router = useRouter();
  const { today } = usePeriod({ ...search, per: search.per === 'HOUR' ? 'DAY' : search.per });
  const { per = 'DAY' } = search;
  const endOf = (date: string) => [lastDayOf(date, per), today].toSorted()[0] ?? today;
  return ({ dates }: Pick<StatSeries, 'dates'>) => {
    const isOneDay = new Set(dates.map((date) => date.slice(0, 10))).size < 2;
    if (isOneDay) return {};
    return {
      hrefOf(at: number): string | null {
        const date = dates[at];
        if (date === undefined) return null;
        const period = { from: date.slice(0, 10), to: endOf(date), per: undefined };
        const to = '/management/statistics/statisticsPage' as const;
        return router.buildLocation({ to, search: { ...search, ...period } }).href;
      },
      onRange(from: number, to: number): void {
        const [first, last] = [dates[from], dates[to]];
        if (first === undefined || last === undefined) return;
        onChange({ from: first.slice(0, 10), to: endOf(last) });
      },
    };
  };
}
