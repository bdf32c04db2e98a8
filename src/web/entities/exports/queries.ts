import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type ListName = operations['exportList']['requestBody']['content']['application/json']['list'];

export type ExportSchedule = components['schemas']['ExportSchedule'];
export type ExportRun = components['schemas']['ExportRun'];

export const scheduleKeys = ['exportSchedules'] as const;
/** More than an account can own; those that are mailed to it come after its own. */
const shown = 100;
const runningMs = 2_000;
const usualMs = 60_000;

export const schedulesQuery = queryOptions({
  queryKey: [...scheduleKeys, 'list'],
  queryFn: ({ signal }) =>
    answerOf(mainApi.GET('/lists/schedules', { params: { query: { limit: shown } }, signal })),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ lastRun }) => lastRun?.state === 'running') ? runningMs : usualMs,
});

export const runsQuery = (scheduleId: string) =>
  queryOptions({
    queryKey: [...scheduleKeys, 'runs', scheduleId],
    queryFn: ({ signal }) =>
      answerOf(
        mainApi.GET('/lists/schedules/{scheduleId}/runs', {
          params: { path: { scheduleId }, query: { limit: shown } },
          signal,
        }),
      ),
  });
