import { useSyncExternalStore } from 'react';
import type { DateFormat } from '#domain/display.ts';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { shownDate } from '#domain/typed-date.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import type { ChartSeries } from '#web/charts/kit/types.ts';
import { isTaskState, taskAppearance } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { AskedSearch, StatSeries } from './queries.ts';

/** More would repeat colours. */
const mostSeries = 8;

const known: Record<string, Message> = {
  Deployed: messages.installed,
  Inventory: messages.inventory,
  Requested: messages.requested,
  none: messages.noPlatform,
  created: messages.usersCreated,
};

/** The series of a chart by their names; the smallest are added up as "Other". */
export function useSeries() {
  const text = useText();
  const nameOf = ({ key, name }: StatSeries['series'][number]): string => {
    if (isTaskKind(key)) return text(taskNames[key]);
    if (isTaskState(key)) return text(taskAppearance[key].label);
    const message = Object.hasOwn(known, key) ? known[key] : undefined;
    return message ? text(message) : name || text(messages.unknown);
  };
  return ({ series }: StatSeries, most = mostSeries): ChartSeries[] => {
    const named = series.map((one) => ({ name: nameOf(one), values: one.values }));
    if (named.length <= most) return named;
    const rest = named.slice(most - 1);
    const values = (rest[0]?.values ?? []).map((_, at) =>
      rest.reduce<number | null>((sum, one) => {
        const value = one.values[at] ?? null;
        return value === null ? sum : (sum ?? 0) + value;
      }, null),
    );
    return [...named.slice(0, most - 1), { name: text(messages.other), values }];
  };
}

const heads = { HOUR: messages.hour, DAY: messages.day, WEEK: messages.week, MONTH: messages.month };

/** Labels of the steps, and since when there are counts. */
export function useSteps({ per = 'DAY' }: AskedSearch) {
  const text = useText();
  const dateTime = useDateTime();
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  return {
    head: text(heads[per]),
    labels: ({ dates }: StatSeries) => dates.map((date) => labelOf(date, per, dateformat)),
    sinceWhen: ({ firstDay, asOf }: StatSeries) =>
      per === 'HOUR'
        ? text(messages.byHour)
        : firstDay === null
          ? text(messages.countedFromNow)
          : text(messages.countedSince, { day: shownDate(firstDay, dateformat), time: dateTime(asOf) }),
    asOf: ({ asOf }: Pick<StatSeries, 'asOf'>) => text(messages.asOf, { time: dateTime(asOf) }),
  };
}

function labelOf(date: string, per: NonNullable<AskedSearch['per']>, format: DateFormat): string {
  if (per === 'MONTH') return date.slice(0, 7);
  return per === 'HOUR' ? `${date.slice(5, 10)} ${date.slice(11)}:00` : shownDate(date, format);
}
