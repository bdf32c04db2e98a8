import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { day, listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Alarm = components['schemas']['Alarm'];
export type AlarmThreshold = components['schemas']['AlarmThreshold'];
export type ThresholdChange = components['schemas']['AlarmThresholdChange'];
type AlarmQuery = NonNullable<operations['listAlarms']['parameters']['query']>;

export const alarmKeys = ['statistics', 'alarms'];
export const thresholdKey = ['statistics', 'alarmThresholds'];

export const resourceSearch = listSearch(
  {
    endpointId: words(128),
    metric: oneOf(...resourceMetrics),
    severity: oneOf('warning', 'critical'),
    state: oneOf('open', 'acknowledged', 'stale', 'ended'),
    /** Both inclusive, days of the organisation; of the charts too. */
    from: day,
    to: day,
  },
  { kept: { model: words(64) } },
);
export type ResourceSearch = SearchOf<typeof resourceSearch>;

const filterOf = ({ endpointId, metric, severity, state, model, from, to }: ResourceSearch) => ({
  ...(endpointId ? { endpointId } : {}),
  ...(metric ? { metric } : {}),
  ...(severity ? { severity } : {}),
  ...(state ? { state } : {}),
  ...(model ? { modelName: model } : {}),
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
});

export const alarmsQuery = (search: ResourceSearch) => {
  const query: AlarmQuery = { ...pageOf(search), ...filterOf(search) };
  return queryOptions({
    queryKey: [...alarmKeys, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/stats/resources/alarms', { params: { query }, signal })),
    meta: { changedBy: ofStreams('alarm') },
  });
};

export const askForFile = (search: ResourceSearch, as: 'csv' | 'xlsx') =>
  mainApi.GET('/stats/resources/alarms/exports', {
    params: { query: { as, timeZone: zoneInUse(), ...filterOf(search) } },
    parseAs: 'blob',
  });

export const resourceDaysQuery = ({ model, from, to }: ResourceSearch) => {
  const body = {
    ...(model ? { modelName: model } : {}),
    ...(from ? { startDate: from } : {}),
    ...(to ? { endDate: to } : {}),
  };
  return queryOptions({
    queryKey: ['statistics', 'resourceDays', body],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.POST('/stats/resources/dailys', { body, signal }))).data,
  });
};

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
