import { daysAfter, daysFromTo } from '#domain/statistics/calendar.ts';
import { risingModels } from '#domain/statistics/rises.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { KeptAnswers } from './kept-answers.ts';
import { ScopedActivity } from './queries/activity.ts';
import { dayOf } from './read-model/days.ts';

type ActivityHandlers = Pick<
  Handlers,
  'getDashboardTraffic' | 'getDashboardFailures' | 'getDashboardUpdates'
>;
type Counted<T> = Omit<T, 'asOf'>;

/** CO-091. */
const trendDays = 7;
const dayMs = 86_400_000;
const mostModels = 5;

export const dashboardActivityHandlers = ({ now }: Pick<CoreServices, 'now'>): ActivityHandlers => {
  const traffic = new KeptAnswers<Counted<Outcome<'getDashboardTraffic'>['data']>>(now);
  const failures = new KeptAnswers<Counted<Outcome<'getDashboardFailures'>['data']>>(now);
  const today = (timeZone: string) => dayOf(now().toISOString(), timeZone);
  return {
    async getDashboardTraffic({ scope, caller }) {
      const { timeZone } = caller.account.operator;
      const day = today(timeZone);
      const data = await traffic.of([scope.opPath, timeZone, day], async () => {
        const first = daysAfter(day, -trendDays);
        const rows = await scope.of(ScopedActivity).traffic(first, day);
        const since = rows[0]?.day ?? null;
        const days = since === null ? [] : daysFromTo(since, day);
        const byDay = new Map(rows.map((row) => [row.day, row]));
        return {
          timeZone,
          days: days.map((one) => byDay.get(one) ?? { day: one, received: 0, sent: 0 }),
        };
      });
      return { data };
    },

    // The updates are present ones, so that one followed on the page ends there too.
    async getDashboardUpdates({ scope }) {
      const since = new Date(now().getTime() - trendDays * dayMs);
      return { data: { asOf: now().toISOString(), ...(await scope.of(ScopedActivity).updates(since)) } };
    },

    async getDashboardFailures({ scope, caller }) {
      const { timeZone } = caller.account.operator;
      const day = today(timeZone);
      const data = await failures.of([scope.opPath, timeZone, day], async () => {
        const models = await scope.of(ScopedActivity).failures(day, daysAfter(day, -1));
        return { timeZone, models: risingModels(models).slice(0, mostModels) };
      });
      return { data };
    },
  };
};
