import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { asOf, deviceKeys, keyAt, type Moment } from '../device/queries.ts';

/** TN-292 */
const meta = { keptFor: deviceCache };
const body = (endpointId: string, refresh: boolean, at: Moment) => ({
  body: { endpointId, options: { refresh } },
  ...asOf(at),
});

const readGuests = async (endpointId: string, refresh: boolean, at: Moment = null) =>
  (await answerOf(mainApi.POST('/devices/ui/getGuestWifi', body(endpointId, refresh, at)))).data;
const readUplinks = async (endpointId: string, refresh: boolean, at: Moment = null) =>
  (await answerOf(mainApi.POST('/devices/wifi/getEndpoint', body(endpointId, refresh, at)))).data;

export type DeviceGuest = Awaited<ReturnType<typeof readGuests>>['guestWifis'][number];
export type DeviceEndpoint = Awaited<ReturnType<typeof readUplinks>>['endpoints'][number];

/** The guest networks as last observed (CL-081, TN-073). */
export const guestsQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.guests(endpointId)),
    queryFn: () => readGuests(endpointId, false, at),
    meta,
  });
export const askForGuests = (endpointId: string) => readGuests(endpointId, true);

/** The device's own uplinks over Wi-Fi as last observed (CL-066). */
export const uplinksQuery = (endpointId: string, at: Moment = null) =>
  queryOptions({
    queryKey: keyAt(at, deviceKeys.uplinks(endpointId)),
    queryFn: () => readUplinks(endpointId, false, at),
    meta,
  });
export const askForUplinks = (endpointId: string) => readUplinks(endpointId, true);
