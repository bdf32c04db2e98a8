import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TrafficRange } from '#domain/network/traffic.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { asOf, deviceKeys, keyAt, type Moment } from '../device/queries.ts';

/** TN-292 */
const meta = { keptFor: deviceCache };
const body = (endpointId: string, refresh: boolean, at: Moment) => ({
  body: { endpointId, options: { refresh } },
  ...asOf(at),
});

const readWan = async (endpointId: string, refresh: boolean, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/ui/getWAN', body(endpointId, refresh, at)))).data;
const readLan = async (endpointId: string, refresh: boolean, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/ui/getLAN', body(endpointId, refresh, at)))).data;
const readConnected = async (endpointId: string, refresh: boolean, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/ui/getConnectedNetwork', body(endpointId, refresh, at)))).data;
const readStatistics = async (endpointId: string, refresh: boolean, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/ui/getNetworkStat', body(endpointId, refresh, at)))).data;

const readFilters = async (endpointId: string, refresh: boolean, at: Moment) =>
  (await answerOf(mainApi.POST('/devices/ui/getNetworkFilterOption', body(endpointId, refresh, at)))).data;

const readRemote = async (endpointId: string, refresh: boolean) =>
  (await answerOf(mainApi.POST('/devices/wifi/getRemote', { body: { endpointId, options: { refresh } } })))
    .data;

export type RemoteConnection = Awaited<ReturnType<typeof readRemote>>;
export type DeviceWan = Awaited<ReturnType<typeof readWan>>;
export type DeviceLan = Awaited<ReturnType<typeof readLan>>;
export type NetworkFilters = Awaited<ReturnType<typeof readFilters>>;
export type ConnectedNetwork = Awaited<ReturnType<typeof readConnected>>;
export type NetworkStatistics = Awaited<ReturnType<typeof readStatistics>>;

const readers = {
  wan: readWan,
  lan: readLan,
  filters: readFilters,
  connected: readConnected,
  statistics: readStatistics,
  remote: readRemote,
};
type Readers = typeof readers;
export type NetworkPart = keyof Readers;
export type NetworkAnswer<P extends NetworkPart> = Awaited<ReturnType<Readers[P]>>;

/** The range belongs to the answer, which stays on screen while another range loads. */
const readTraffic = async (endpointId: string, range: TrafficRange) => {
  const { data } = await answerOf(
    mainApi.POST('/devices/ui/getNetworkStatHistory', { body: { endpointId, range } }),
  );
  return { ...data, range };
};

export type TrafficHistory = Awaited<ReturnType<typeof readTraffic>>;

/** A new step comes with the server's next reading. */
const trafficAgainMs = 60_000;

export const trafficQuery = (endpointId: string, range: TrafficRange) =>
  queryOptions({
    queryKey: [...deviceKeys.network(endpointId), 'traffic', range],
    queryFn: () => readTraffic(endpointId, range),
    refetchInterval: trafficAgainMs,
    placeholderData: keepPreviousData,
    meta,
  });

/** Parts of a device's network as last observed (CL-079, CL-080, CL-083, CL-084). */
export const networkQuery = <P extends NetworkPart>(endpointId: string, part: P, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, [...deviceKeys.network(endpointId), part]),
    queryFn: () => readers[part](endpointId, false, at) as Promise<NetworkAnswer<P>>,
    meta,
  });

/** Reads the current values from the device itself. */
export const askForNetwork = <P extends NetworkPart>(endpointId: string, part: P) =>
  readers[part](endpointId, true, null) as Promise<NetworkAnswer<P>>;
