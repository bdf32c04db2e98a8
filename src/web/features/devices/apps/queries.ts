import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { deviceCache } from '#web/http/query-client.ts';
import { deviceKeys } from '../device/queries.ts';

type Schemas = components['schemas'];
export type AndroidApp = Schemas['AndroidApp'];
export type QuantumApp = Schemas['QuantumApp'];
export type AvailableApp = Schemas['Available'];

const body = (endpointId: string, refresh: boolean) => ({ body: { endpointId, options: { refresh } } });

const readAndroid = async (endpointId: string, refresh: boolean) =>
  (await answerOf(mainApi.POST('/devices/apps/info', body(endpointId, refresh)))).data;

const readQuantum = async (endpointId: string, refresh: boolean) => {
  const units = (
    await answerOf(mainApi.POST('/application/info/getDeploymentInfo', body(endpointId, refresh)))
  ).data;
  // The device reported both in the same reading.
  const usage = (await answerOf(mainApi.POST('/application/info/getTotalUsageInfo', body(endpointId, false))))
    .data;
  return { ...units, usage };
};

const readers = { android: readAndroid, quantum: readQuantum };
type Readers = typeof readers;
export type Platform = keyof Readers;
export type Apps<P extends Platform> = Awaited<ReturnType<Readers[P]>>;

/** TN-292 */
const meta = { keptFor: deviceCache };

/** Android apps of a set-top box as last observed (CL-122). */
export const androidQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...deviceKeys.apps(endpointId), 'android'],
    queryFn: () => readAndroid(endpointId, false),
    meta,
  });

/** Deployment units and what they take, as last observed (CL-262, CL-263). */
export const quantumQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...deviceKeys.apps(endpointId), 'quantum'],
    queryFn: () => readQuantum(endpointId, false),
    meta,
  });

/** Reads the current values from the device itself. */
export const askForAndroid = (endpointId: string) => readAndroid(endpointId, true);
export const askForQuantum = (endpointId: string) => readQuantum(endpointId, true);

/** Apps with the files that are approved for the model of the device (CL-258). */
export const availableQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...deviceKeys.apps(endpointId), 'available'],
    queryFn: async () =>
      (
        await answerOf(
          mainApi.POST('/application/details/{keyword}', {
            params: { path: { keyword: 'all' } },
            body: { endpointId },
          }),
        )
      ).data,
  });
