import { daysOf } from '#domain/statistics/days.ts';
import { atTheEnd, happened, lastDays } from '#domain/statistics/series.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { daysAsked } from '../counts/days-asked.ts';
import { ScopedActionDays } from '../counts/queries/actions.ts';
import { ScopedAppCounts } from './queries/apps.ts';
import { ScopedAppProfiles } from './queries/profiles.ts';

type AppHandlers = Pick<Handlers, 'getAppStatistics' | 'getAppDeviceCounts'>;

/** Maximum number of apps in a chart: more lines would look the same. */
const mostSeries = 8;
const mostApps = 200;
const mostProfiles = 20;
const changes = ['AppInstall', 'AppUpdate', 'AppUninstall'];

export const appStatHandlers = ({ now }: Pick<CoreServices, 'now'>): AppHandlers => ({
  async getAppStatistics({ query, scope, caller }) {
    const { platform = 'all', status = 'all', appName, ...asked } = query;
    const { timeZone } = caller.account.operator;
    const { days, step } = daysAsked(asked, timeZone, now());
    const [first = '', last = first] = [days[0], days.at(-1)];
    const filter = { platform, status, appName };
    const view = scope.of(ScopedAppCounts);
    const [firstDay, { apps }, ends, profiles] = await Promise.all([
      view.firstDay(),
      view.apps(null, filter, mostSeries),
      scope.of(ScopedActionDays).between(first, last, changes),
      scope.of(ScopedAppProfiles).between({ first, last, timeZone }, appName, mostProfiles),
    ]);
    const today = daysOf({}, timeZone, now()).endDate;
    const counted = days.filter((day) => day === today || (firstDay !== null && day >= firstDay));
    const rows = await view.days(
      lastDays(counted, step),
      filter,
      apps.map((app) => app.appName),
      appName === undefined ? 'app' : 'version',
    );
    const labels = new Map(apps.map((app) => [app.appName, app.appLabel]));
    const { dates, series } = atTheEnd(rows, counted, step);
    const done = ends.filter(({ outcome }) => outcome === 'succeeded');
    const answer = { timeZone, firstDay, asOf: now().toISOString() };
    return {
      data: {
        counts: {
          ...answer,
          dates,
          series: series.map((one) => ({ ...one, name: labels.get(one.key) ?? one.key })),
        },
        changes: {
          ...answer,
          firstDay: null,
          ...happened(
            done.map(({ day, kind, n }) => ({ day, key: kind, n })),
            days,
            step,
          ),
        },
        profiles: profiles.map((row) => ({
          appProfileId: row.rollout_id,
          profileName: row.name,
          apType: row.app_type === 'D' ? ('D' as const) : ('IU' as const),
          appName: row.app_name ?? '',
          version: row.version,
          deviceCount: row.devices,
          lastTime: row.last_at.toISOString(),
        })),
      },
    };
  },

  async getAppDeviceCounts({ query, scope, caller }) {
    const { platform = 'all', status = 'all', appName, ...asked } = query;
    const { timeZone } = caller.account.operator;
    const { days } = daysAsked(asked, timeZone, now());
    const [first = '', last = first] = [days[0], days.at(-1)];
    const filter = { platform, status, appName };
    const view = scope.of(ScopedAppCounts);
    const [firstDay, lastDay] = await Promise.all([view.firstDay(), view.lastDay(timeZone)]);
    /** Returns the day to count: a day that is not over is counted as of now. */
    const countedOn = (day: string) => (lastDay !== null && day <= lastDay ? day : null);
    const { apps, appCount } = await view.apps(countedOn(last), filter, mostApps);
    const versions = await view.versions(
      countedOn(last),
      filter,
      apps.map((app) => app.appName),
    );
    const hadApps = firstDay !== null && first >= firstDay;
    const before = hadApps ? await view.versions(countedOn(first), filter, [...versions.keys()]) : null;
    const sumOf = (rows: readonly { deviceCount: number }[] = []) =>
      rows.reduce((sum, { deviceCount }) => sum + deviceCount, 0);
    return {
      data: {
        timeZone,
        firstDay,
        asOf: now().toISOString(),
        appCount,
        apps: apps.map((app) => ({
          ...app,
          deviceCountBefore: before && sumOf(before.get(app.appName)),
          versions: (versions.get(app.appName) ?? []).map(({ version, deviceCount }) => ({
            version,
            deviceCount,
          })),
        })),
      },
    };
  },
});
