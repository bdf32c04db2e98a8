import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { DeviceSearch } from './search.ts';

export type Device = components['schemas']['Device'];
export type DevicePage = Awaited<ReturnType<typeof readPage>>;
export type DeviceInfo = components['schemas']['DeviceInfo'];

/** CO-014. */
export const pageSize = 15;

export const deviceKeys = {
  pages: ['devices', 'page'],
  counts: ['devices', 'counts'],
  one: (endpointId: string) => ['devices', 'one', endpointId],
} as const;

/** What the address asks for, in the words of the list call; the export asks the same. */
export function listRequest(search: DeviceSearch) {
  const filters = {
    ...(search.active ? { activeFlag: search.active } : {}),
    ...(search.lock ? { uiLockEnable: search.lock === 'locked' } : {}),
    ...(search.online ? { online: search.online === 'online' } : {}),
    ...(search.model ? { modelName: [search.model] } : {}),
  } satisfies components['schemas']['Filters'];
  return {
    activeType: search.type ?? 'all',
    ...(search.keyword ? { keyword: search.keyword } : {}),
    ...(search.sort ? { orders: [{ sortBy: search.sort, sortDesc: search.desc ?? false }] } : {}),
    filters,
  } satisfies components['schemas']['PageRequest'];
}

async function readPage(page: number, search: DeviceSearch) {
  return answerOf(
    mainApi.POST('/devices/action/getDevicePageList', {
      body: { page, limit: pageSize, ...listRequest(search) },
    }),
  );
}

export const devicePageQuery = (page: number, search: DeviceSearch) =>
  queryOptions({
    queryKey: [...deviceKeys.pages, page, search],
    queryFn: () => readPage(page, search),
    placeholderData: keepPreviousData,
  });

export const deviceCountsQuery = queryOptions({
  queryKey: deviceKeys.counts,
  queryFn: async () => (await answerOf(mainApi.GET('/devices/activate-counts'))).data,
});

export const deviceInfoQuery = (endpointId: string) =>
  queryOptions({
    queryKey: deviceKeys.one(endpointId),
    queryFn: async () =>
      (await answerOf(mainApi.POST('/devices/action/getDeviceInfo', { body: { endpointId } }))).data,
  });

export const nameOf = (device: Pick<Device, 'deviceName' | 'modelName'>): string =>
  device.deviceName ?? device.modelName;
