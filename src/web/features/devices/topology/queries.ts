import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';

/** TN-292 */
const meta = { keptFor: deviceCache };

const readTopology = async (endpointId: string, refresh: boolean) =>
  (await answerOf(mainApi.POST('/devices/ui/getTopology', { body: { endpointId, options: { refresh } } })))
    .data;
const readMoments = async (macAddress: string) =>
  (await answerOf(mainApi.POST('/devices/ui/getTopologyHistories', { body: { macAddress } }))).data;
const readMoment = async (macAddress: string, createTime: string) =>
  (await answerOf(mainApi.POST('/devices/ui/getTopologyHistoryData', { body: { macAddress, createTime } })))
    .data;

export type Topology = Awaited<ReturnType<typeof readTopology>>;
export type AccessPoint = Topology['accessPoints'][number];
export type Station = AccessPoint['stations'][number];
export type Moments = Awaited<ReturnType<typeof readMoments>>;

/** The home network as last reported (CL-086). */
export const topologyQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['devices', 'topology', endpointId],
    queryFn: () => readTopology(endpointId, false),
    meta,
  });
export const askForTopology = (endpointId: string) => readTopology(endpointId, true);

/** Moments at which the home network changed, newest first (CL-094). */
export const momentsQuery = (macAddress: string) =>
  queryOptions({
    queryKey: ['devices', 'topology moments', macAddress],
    queryFn: () => readMoments(macAddress),
    meta,
  });

/** Topology at that moment (CL-095): a moment of the log changes no more. */
export const momentQuery = (macAddress: string, createTime: string) =>
  queryOptions({
    queryKey: ['devices', 'topology moment', macAddress, createTime],
    queryFn: () => readMoment(macAddress, createTime),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    meta,
  });
