import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

const readPast = async (endpointId: string, at: string) =>
  (await answerOf(mainApi.GET('/devices/past', { params: { query: { endpointId, at } } }))).data;
export type DevicePast = Awaited<ReturnType<typeof readPast>>;

const readChanges = async (endpointId: string, since: string) =>
  (await answerOf(mainApi.GET('/devices/past/changes', { params: { query: { endpointId, since } } }))).data;
export type DeviceChange = Awaited<ReturnType<typeof readChanges>>[number];

/**
 * The differences between a moment and now, and the changes on either side. Read again each time, because the present changes.
 */
export const pastQuery = (endpointId: string, at: string) =>
  queryOptions({
    queryKey: ['devices', 'past', endpointId, at],
    queryFn: () => readPast(endpointId, at),
    staleTime: 0,
  });

export const changesQuery = (endpointId: string, since: string) =>
  queryOptions({
    queryKey: ['devices', 'changes', endpointId, since],
    queryFn: () => readChanges(endpointId, since),
    staleTime: 0,
  });
