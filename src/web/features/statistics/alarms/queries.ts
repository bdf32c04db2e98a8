import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { ruleMetrics } from '#domain/statistics/rule-metrics.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { day, listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Alarm = components['schemas']['Alarm'];
export type AlarmThreshold = components['schemas']['AlarmThreshold'];
export type ThresholdChange = components['schemas']['AlarmThresholdChange'];
type AlarmQuery = NonNullable<operations['listAlarms']['parameters']['query']>;

export const alarmKeys = ['statistics', 'alarms'];
export const thresholdKey = ['statistics', 'alarmThresholds'];

const alarmMetrics = [...resourceMetrics, ...ruleMetrics] as const;

export const alarmTabs = ['open', 'acknowledged', 'silenced', 'stale', 'ended', 'all'] as const;

export const alarmSearch = listSearch(
  {
    endpointId: words(128),
    metric: oneOf(...alarmMetrics),
    ruleId: words(64),
    severity: oneOf('warning', 'critical'),
    model: words(64),
    company: words(100),
    assignee: oneOf('me', 'none'),
    /** Both inclusive, days of the organisation. */
    from: day,
    to: day,
  },
  {
    /** Tab; absent: the open ones. */
    kept: { state: oneOf(...alarmTabs) },
    sort: ['triggered', 'severity', 'model', 'device'],
    order: { sortBy: 'triggered', desc: true },
  },
);
export type AlarmSearch = SearchOf<typeof alarmSearch>;

/** The list of alarms as its filters stand, as the call takes it. */
export const alarmRequest = (search: AlarmSearch) => {
  const { endpointId, metric, severity, state = 'open', model, company, assignee, from, to } = search;
  return {
    ...(endpointId ? { endpointId } : {}),
    ...(metric ? { metric } : {}),
    ...(search.ruleId ? { ruleId: search.ruleId } : {}),
    ...(severity ? { severity } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(model ? { modelName: model } : {}),
    ...(company ? { companyName: company } : {}),
    ...(assignee ? { assignee } : {}),
    ...(from ? { startDate: from } : {}),
    ...(to ? { endDate: to } : {}),
    ...(search.sort ? { sortBy: search.sort, sortDesc: search.desc ?? false } : {}),
  };
};

/** The filters of the list, for what is done to all alarms that match them. */
export function matchOf(search: AlarmSearch) {
  const { sortBy: _by, sortDesc: _desc, ...match } = alarmRequest({ ...search, sort: undefined });
  return match;
}
export type AlarmMatch = ReturnType<typeof matchOf>;

/** The number of alarms that match now. It is read to decide on: never from before. */
export const matchCountQuery = (match: AlarmMatch) =>
  queryOptions({
    queryKey: [...alarmKeys, 'matching', match],
    queryFn: async () =>
      (await answerOf(mainApi.POST('/stats/resources/alarms/actions/find-matching', { body: match }))).data,
    refetchInterval: false,
    gcTime: 0,
    staleTime: 0,
  });

export const alarmsQuery = (search: AlarmSearch) => {
  const query: AlarmQuery = { ...pageOf(search), ...alarmRequest(search) };
  return queryOptions({
    queryKey: [...alarmKeys, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/stats/resources/alarms', { params: { query }, signal })),
    meta: { changedBy: ofStreams('alarm') },
  });
};

/** An alarm with its latest reading. */
export const alarmQuery = (alarmId: string) =>
  queryOptions({
    queryKey: [...alarmKeys, 'one', alarmId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/stats/resources/alarms/{alarmId}', { params: { path: { alarmId } }, signal }),
        )
      ).data,
    meta: { changedBy: ofStreams('alarm') },
  });

/** Values of an alarm over time. */
export const readingsQuery = (alarmId: string) =>
  queryOptions({
    queryKey: [...alarmKeys, 'readings', alarmId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/stats/resources/alarms/{alarmId}/readings', {
            params: { path: { alarmId } },
            signal,
          }),
        )
      ).data,
    meta: { changedBy: ofStreams('alarm') },
  });

export const thresholdsQuery = queryOptions({
  queryKey: thresholdKey,
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/resources/alarms/thresholds', { signal }))).data,
});

/** Alarms that these levels would have raised in the last two days. */
export const whatIfQuery = (body: ThresholdChange | null) =>
  queryOptions({
    queryKey: ['statistics', 'whatIf', body],
    enabled: body !== null,
    refetchInterval: false,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.POST('/stats/resources/alarms/thresholds/preview', {
            body: body ?? { metric: 'cpu' },
            signal,
          }),
        )
      ).data,
  });

/** Users to whom the alarm can be assigned. */
export const assigneesQuery = (alarmId: string) =>
  queryOptions({
    queryKey: [...alarmKeys, 'assignees', alarmId],
    queryFn: async ({ signal }) => {
      const params = { path: { alarmId } };
      return (await answerOf(mainApi.GET('/stats/resources/alarms/{alarmId}/assignees', { params, signal })))
        .data;
    },
  });
