import { ageBounds, ages } from '#domain/statistics/ages.ts';
import { daysAfter, daysFromTo, isDay, stepOf } from '#domain/statistics/calendar.ts';
import { percentsOf } from '#domain/statistics/shares.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Body, Handlers, Outcome } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { sheetLimit } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import { regionNames } from '#server/fleet/inventory/queries/gazetteer.ts';
import { KeptAnswers } from './kept-answers.ts';
import { DashboardCounts } from './queries/counts.ts';
import { CountHistory, type DayCount } from './queries/history.ts';
import { dayOf } from './read-model/days.ts';

type HistoryHandlers = Pick<
  Handlers,
  | 'getDashboardDailies'
  | 'getDeployedPeriods'
  | 'getDeployedPeriodsDailies'
  | 'getDeployedPeriodsDailiesExcel'
>;
type Counted<T> = Omit<T, 'asOf'>;

/** CO-091. */
const trendDays = 7;
const mostDays = 366;

export const dashboardHistoryHandlers = ({
  database,
  now,
}: Pick<CoreServices, 'database' | 'now'>): HistoryHandlers => {
  const dailies = new KeptAnswers<Counted<Outcome<'getDashboardDailies'>['data']>>(now);
  const periods = new KeptAnswers<Counted<Outcome<'getDeployedPeriods'>['data']>>(now);
  const activations = new KeptAnswers<Counted<Outcome<'getDeployedPeriodsDailies'>['data']>>(now);
  const today = (timeZone: string) => dayOf(now().toISOString(), timeZone);

  return {
    async getDashboardDailies({ query: { days: count = trendDays }, scope, caller }) {
      const { timeZone } = caller.account.operator;
      const day = today(timeZone);
      const data = await dailies.of([scope.opPath, timeZone, day, count], async () => {
        const first = await scope.of(CountHistory).firstDay();
        const wanted = daysFromTo(daysAfter(day, -count), daysAfter(day, -1));
        const days = wanted.filter((one) => first !== null && one >= first);
        const [from, to] = [days[0] ?? day, days.at(-1) ?? day];
        const counts = scope.of(DashboardCounts);
        const [history, activated, connections] = await Promise.all([
          scope.of(CountHistory).ofDays(days),
          counts.activations(from, to),
          counts.connections(from, to),
        ]);
        return {
          timeZone,
          days: days.map((one) => ({
            day: one,
            ...figuresOf(history.get(one) ?? []),
            activated: sumOf(activated.filter((row) => row.day === one)),
            connections: sumOf(connections.filter((row) => row.day === one)),
          })),
        };
      });
      return { data };
    },

    async getDeployedPeriods({ scope, caller }) {
      const { timeZone } = caller.account.operator;
      const day = today(timeZone);
      const data = await periods.of([scope.opPath, timeZone, day], async () => {
        const counts = await scope.of(DashboardCounts).ages(ageBounds(day));
        const percents = percentsOf(counts);
        const total = counts.reduce((sum, count) => sum + count, 0);
        return {
          timeZone,
          total,
          periods: ages.map((period, at) => ({
            period,
            deviceCount: counts[at] ?? 0,
            percent: percents[at] ?? 0,
          })),
        };
      });
      return { data };
    },

    async getDeployedPeriodsDailies({ body, scope, caller }) {
      const { timeZone } = caller.account.operator;
      const { dateType = 'DAY', startDate, endDate, refRegionId } = checked(body);
      const regions = await namesOf(refRegionId);
      const key = [scope.opPath, timeZone, dateType, startDate, endDate, refRegionId ?? null];
      const data = await activations.of(key, async () => {
        const rows = await scope.of(DashboardCounts).activations(startDate, endDate, regions);
        const steps = new Map(daysFromTo(startDate, endDate).map((day) => [stepOf(day, dateType), 0]));
        for (const { day, n } of rows) {
          const step = stepOf(day, dateType);
          steps.set(step, (steps.get(step) ?? 0) + n);
        }
        return {
          timeZone,
          total: sumOf(rows),
          dailies: [...steps].map(([date, deployedCount]) => ({ date, deployedCount })),
        };
      });
      return { data };
    },

    async getDeployedPeriodsDailiesExcel({ body, scope }) {
      const { dateType = 'DAY', startDate, endDate, refRegionId } = checked(body);
      const regions = await namesOf(refRegionId);
      const rows = await scope.of(DashboardCounts).activations(startDate, endDate, regions);
      const counts = new Map<string, { date: string; region: string; deployedCount: number }>();
      for (const { day, region, n } of rows) {
        const date = stepOf(day, dateType);
        const count = counts.get(`${date} ${region}`) ?? { date, region, deployedCount: 0 };
        count.deployedCount += n;
        counts.set(`${date} ${region}`, count);
      }
      return { data: [...counts.values()].slice(0, sheetLimit) };
    },
  };

  async function namesOf(refRegionId: string | undefined): Promise<string[] | undefined> {
    if (refRegionId === undefined) return undefined;
    const names = await regionNames(database.sql, refRegionId);
    if (!names) throw new ApiError('nodata');
    return names;
  }
};

/** Validates the period of a request: refuses invalid dates and too long periods. */
function checked(body: Body<'getDeployedPeriodsDailies'>): Body<'getDeployedPeriodsDailies'> {
  const { startDate, endDate } = body;
  if (!isDay(startDate)) throw refusal([{ field: 'startDate', message: 'is no date' }]);
  if (!isDay(endDate)) throw refusal([{ field: 'endDate', message: 'is no date' }]);
  if (endDate < startDate) throw refusal([{ field: 'endDate', message: 'is before startDate' }]);
  if (endDate > daysAfter(startDate, mostDays))
    throw refusal([{ field: 'endDate', message: `is more than ${mostDays} days after startDate` }]);
  return body;
}

const sumOf = (rows: readonly { n: number }[]): number => rows.reduce((sum, { n }) => sum + n, 0);

function figuresOf(counts: readonly DayCount[]) {
  const of = (status: string) => sumOf(counts.filter((count) => count.device_status === status));
  const [deployed, inventory, requested] = [of('Deployed'), of('Inventory'), of('Requested')];
  return {
    deployed,
    inventory,
    requested,
    unregistered: of('Unregistered'),
    total: deployed + inventory + requested,
    online: sumOf(counts.filter(({ online, device_status }) => online && device_status === 'Deployed')),
  };
}
