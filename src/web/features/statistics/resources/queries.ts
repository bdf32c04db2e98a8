import { queryOptions } from '@tanstack/react-query';
import { resourceMetrics } from '#domain/statistics/resources.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { day, listSearch, oneOf, type SearchOf, words } from '#web/resource/list-search.ts';

export const resourceSearch = listSearch(
  {
    /** Both inclusive, days of the organisation. */
    from: day,
    to: day,
  },
  {
    kept: {
      model: words(64),
      /** Filters of alarms, from addresses of the time when this page listed them too. */
      endpointId: words(128),
      metric: oneOf(...resourceMetrics),
      severity: oneOf('warning', 'critical'),
      state: oneOf('open', 'acknowledged', 'stale', 'ended'),
    },
  },
);
export type ResourceSearch = SearchOf<typeof resourceSearch>;

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
