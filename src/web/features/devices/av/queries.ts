import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { deviceKeys } from '../device/queries.ts';

const readAv = async (endpointId: string, refresh: boolean) =>
  (await answerOf(mainApi.POST('/devices/avs/full', { body: { endpointId, options: { refresh } } }))).data;

export type DeviceAv = Awaited<ReturnType<typeof readAv>>;
export type Hdmi = NonNullable<DeviceAv['av']['hdmi']>;
export type Edid = NonNullable<DeviceAv['av']['edid']>;

/** AV, tuner and LNB as last observed (CL-120). */
export const avQuery = (endpointId: string) =>
  queryOptions({
    queryKey: deviceKeys.av(endpointId),
    queryFn: () => readAv(endpointId, false),
    // TN-292
    meta: { keptFor: deviceCache },
  });

/** Reads the current values from the device itself. */
export const askForAv = (endpointId: string) => readAv(endpointId, true);
