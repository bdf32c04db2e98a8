import { appPlatformOf } from '#domain/apps/platform.ts';
import { firmwareKinds } from '#domain/statistics/action-log.ts';
import { daysOf } from '#domain/statistics/days.ts';
import { failures } from '#domain/statistics/rises.ts';
import {
  amountsAt,
  atTheEnd,
  type Counted,
  happened,
  lastDays,
  type Series,
} from '#domain/statistics/series.ts';
import { appKinds } from '#domain/task-kinds/apps.ts';
import { setTopKinds } from '#domain/task-kinds/set-top.ts';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { type AskedStep, daysAsked, hoursAsked, inDays } from './days-asked.ts';
import { type ActionCount, ScopedActionDays } from './queries/actions.ts';
import { type DeviceGroup, type DeviceStatus, ScopedDeviceDays } from './queries/devices.ts';
import { ScopedHours } from './queries/hours.ts';

type CountHandlers = Pick<
  Handlers,
  | 'getActionStatistics'
  | 'getOperatorStatistics'
  | 'getSubOperatorStatistics'
  | 'getPlatformStatistics'
  | 'getDeviceStatistics'
  | 'getFirmwareStatistics'
  | 'getUserStatistics'
>;

const notByHour = 'is not counted by hour';
const kindsOf = { all: null, av: Object.keys(setTopKinds), android: Object.keys(appKinds) };

export const countHandlers = ({ now }: Pick<CoreServices, 'now'>): CountHandlers => {
  const answer = (
    timeZone: string,
    counted: { dates: string[]; series: Series[] },
    firstDay: string | null,
  ) => ({
    timeZone,
    firstDay,
    asOf: now().toISOString(),
    ...counted,
  });

  /** Counts the past days that were counted, and today as of now. */
  const devicesBy = async (
    scope: Scope,
    timeZone: string,
    asked: AskedStep & { status?: DeviceStatus | undefined },
    group: DeviceGroup,
    rowsOf: (rows: Counted[], view: ScopedDeviceDays) => Promise<Counted[]> | Counted[] = (rows) => rows,
  ) => {
    const view = scope.of(ScopedDeviceDays);
    const hours = hoursAsked(asked, timeZone, now());
    if (hours) {
      if (group !== 'summary' && group !== 'op') throw refusal([{ field: 'type', message: notByHour }]);
      const [first = '', last = first] = [hours[0], hours.at(-1)];
      const counted = await scope.of(ScopedHours).devices(first, last, group, asked.status ?? 'all');
      return answer(
        timeZone,
        amountsAt(await rowsOf(counted, view), hours),
        counted[0] ? first.slice(0, 10) : null,
      );
    }
    const { days, step } = daysAsked(inDays(asked), timeZone, now());
    const firstDay = await view.firstDay();
    const today = daysOf({}, timeZone, now()).endDate;
    const counted = days.filter((day) => day === today || (firstDay !== null && day >= firstDay));
    const rows = await view.between(lastDays(counted, step), { group, status: asked.status ?? 'all' });
    return answer(timeZone, atTheEnd(await rowsOf(rows, view), counted, step), firstDay);
  };

  const bySubOperator = async (
    scope: Scope,
    timeZone: string,
    asked: AskedStep & { status?: DeviceStatus },
  ) => {
    const branches = await scope.of(ScopedDeviceDays).branches();
    const counted = await devicesBy(scope, timeZone, asked, 'op', (rows) =>
      rows.map((row) => ({ ...row, key: branches.get(row.key)?.opId ?? row.key })),
    );
    const names = new Map([...branches.values()].map(({ opId, companyName }) => [opId, companyName]));
    return {
      ...counted,
      series: counted.series.map((one) => ({ ...one, name: names.get(one.key) ?? one.key })),
    };
  };

  const byPlatform = (scope: Scope, timeZone: string, asked: AskedStep & { status?: DeviceStatus }) =>
    devicesBy(scope, timeZone, asked, 'model', async (rows, view) => {
      const features = await view.featuresOfModels();
      return rows.map((row) => ({ ...row, key: appPlatformOf(features.get(row.key) ?? []) ?? 'none' }));
    });

  const byVersion = async (scope: Scope, timeZone: string, status: DeviceStatus) => {
    const today = daysOf({}, timeZone, now()).endDate;
    const versions = await scope.of(ScopedDeviceDays).versions(status);
    const rows = versions.map((row) => ({ ...row, day: today }));
    return answer(timeZone, atTheEnd(rows, [today], 'DAY'), null);
  };

  return {
    async getActionStatistics({ query: { type = 'all', group = 'action', ...asked }, scope, caller }) {
      const { timeZone } = caller.account.operator;
      const hours = hoursAsked(asked, timeZone, now());
      const { days, step } = hours
        ? { days: hours, step: 'DAY' as const }
        : daysAsked(inDays(asked), timeZone, now());
      const [first = '', last = first] = [days[0], days.at(-1)];
      const rows = hours
        ? await scope.of(ScopedHours).actions(first, last, kindsOf[type])
        : await scope.of(ScopedActionDays).between(first, last, kindsOf[type]);
      const keyed = rows.map(({ day, kind, outcome, n }) => ({
        day,
        n,
        key: group === 'action' ? kind : outcome,
      }));
      return {
        data: {
          counts: answer(timeZone, happened(keyed, days, step), await scope.of(ScopedDeviceDays).firstDay()),
          actions: byAction(rows),
        },
      };
    },

    async getOperatorStatistics({ query, scope, caller }) {
      return { data: await devicesBy(scope, caller.account.operator.timeZone, query, 'summary') };
    },

    async getSubOperatorStatistics({ query, scope, caller }) {
      return { data: await bySubOperator(scope, caller.account.operator.timeZone, query) };
    },

    async getPlatformStatistics({ query, scope, caller }) {
      return { data: await byPlatform(scope, caller.account.operator.timeZone, query) };
    },

    async getDeviceStatistics({ query: { type = 'summary', ...asked }, scope, caller }) {
      const { timeZone } = caller.account.operator;
      switch (type) {
        case 'op':
          return { data: await bySubOperator(scope, timeZone, asked) };
        case 'platform':
          return { data: await byPlatform(scope, timeZone, asked) };
        case 'firmware':
          inDays(asked);
          return { data: await byVersion(scope, timeZone, asked.status ?? 'all') };
        case 'retention':
          return { data: await devicesBy(scope, timeZone, asked, 'summary') };
        default:
          return { data: await devicesBy(scope, timeZone, asked, type) };
      }
    },

    async getFirmwareStatistics({ query: { status = 'all', ...asked }, scope, caller }) {
      const { timeZone } = caller.account.operator;
      const { days, step } = daysAsked(asked, timeZone, now());
      const [first = '', last = first] = [days[0], days.at(-1)];
      const versions = await scope.of(ScopedDeviceDays).versions(status);
      const ends = await scope.of(ScopedActionDays).between(first, last, firmwareKinds);
      // A downloaded update continues with its activation, whose end counts separately.
      const over = ends.filter(({ kind, outcome }) => kind === 'FirmwareActivate' || outcome !== 'succeeded');
      const rows = over.map(({ day, outcome, n }) => ({ day, key: outcome, n }));
      return {
        data: {
          versions: versions.map(({ key, n }) => ({ firmwareVersion: key, deviceCount: n })),
          updates: answer(timeZone, happened(rows, days, step), null),
        },
      };
    },

    async getUserStatistics({ query, scope, caller }) {
      const { timeZone } = caller.account.operator;
      const { days, step } = daysAsked(query, timeZone, now());
      const [first = '', last = first] = [days[0], days.at(-1)];
      const { roles, made } = await scope.of(ScopedDeviceDays).users(first, last, timeZone);
      const rows = made.map((row) => ({ ...row, key: 'created' }));
      return {
        data: {
          roles: roles.map(({ key, n }) => ({ roleName: key, userCount: n })),
          created: answer(timeZone, happened(rows, days, step), null),
        },
      };
    },
  };
};

function byAction(rows: readonly ActionCount[]) {
  const kinds = new Map<string, { total: number; succeeded: number; failed: number; ms: number }>();
  for (const { kind, outcome, n, ms } of rows) {
    const sum = kinds.get(kind) ?? { total: 0, succeeded: 0, failed: 0, ms: 0 };
    sum.total += n;
    sum.ms += ms;
    if (outcome === 'succeeded') sum.succeeded += n;
    if (failures.has(outcome)) sum.failed += n;
    kinds.set(kind, sum);
  }
  return [...kinds]
    .flatMap(([action, { ms, ...sum }]) =>
      isTaskKind(action)
        ? [
            {
              action,
              ...sum,
              other: sum.total - sum.succeeded - sum.failed,
              meanSeconds: Math.round(ms / sum.total / 1_000),
            },
          ]
        : [],
    )
    .toSorted((one, other) => other.total - one.total);
}
