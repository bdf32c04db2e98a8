import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

const readHandovers = async (endpointId: string) =>
  (await answerOf(mainApi.GET('/devices/handovers', { params: { query: { endpointId } } }))).data;
export type Handover = Awaited<ReturnType<typeof readHandovers>>[number];

export const handoverKey = (endpointId: string) => ['devices', 'handovers', endpointId] as const;

/** Newest first. */
export const handoversQuery = (endpointId: string) =>
  queryOptions({
    queryKey: handoverKey(endpointId),
    queryFn: () => readHandovers(endpointId),
    staleTime: 0,
  });
