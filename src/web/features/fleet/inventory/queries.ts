import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { deviceRowsQuery } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Schemas = components['schemas'];

const sort = [
  'createTime',
  'accessTime',
  'deviceName',
  'modelName',
  'endpointId',
  'customerId',
  'macAddr',
  'deviceStatus',
] as const satisfies Schemas['SortField'][];
const order = { sortBy: 'createTime', desc: true } as const;
const filters = { keyword: words(100), online: oneOf('online', 'offline'), model: words(64) };

export const inventorySearch = listSearch(
  { ...filters, group: words(64) },
  {
    kept: { tab: oneOf('active', 'inven', 'request') },
    sort,
    order,
  },
);
export type InventorySearch = SearchOf<typeof inventorySearch>;

export const unregisteredSearch = listSearch(filters, {
  kept: { tab: oneOf('ignored', 'blocked') },
  sort,
  order,
});
export type UnregisteredSearch = SearchOf<typeof unregisteredSearch>;

type Asked = Pick<InventorySearch, 'keyword' | 'online' | 'model' | 'sort' | 'desc' | 'page' | 'size'> &
  Partial<Pick<InventorySearch, 'group'>>;

export const requestOf = (search: Asked) => ({
  ...pageOf(search),
  ...(search.keyword ? { keyword: search.keyword } : {}),
  ...(search.sort ? { orders: [{ sortBy: search.sort, sortDesc: search.desc ?? false }] } : {}),
  filters: {
    ...(search.online ? { online: search.online === 'online' } : {}),
    ...(search.model ? { modelName: [search.model] } : {}),
    ...(search.group ? { gid: search.group } : {}),
  },
});

/** CL-168: devices in scope of one place in their lives. */
export const inventoryQuery = (search: InventorySearch, activeType: Schemas['ActiveType']) =>
  deviceRowsQuery(['inventory', activeType, search], () =>
    answerOf(mainApi.POST('/invdevices/page', { body: { ...requestOf(search), activeType } })),
  );

/** The filters of the list, for what is done to all devices that match them. */
export function matchOf(search: InventorySearch, activeType: Schemas['ActiveType']) {
  const { page: _page, limit: _limit, ...request } = requestOf({ ...search, sort: undefined });
  return { ...request, activeType };
}

/** CL-166: what the reader's own organisation has in stock. */
export const ownStockQuery = (search: InventorySearch) =>
  deviceRowsQuery(['own', search], () => {
    const { online, model, keyword, sort, desc = false } = search;
    const query = {
      ...pageOf(search),
      ...(keyword ? { keyword } : {}),
      ...(online ? { online: online === 'online' } : {}),
      ...(model ? { modelName: model } : {}),
      ...(sort ? { sortBy: sort, sortDesc: desc } : {}),
    };
    return answerOf(mainApi.GET('/invdevices', { params: { query } }));
  });

/** Fields of the columns of unregistered devices in a file. */
const unregisteredFields: Record<string, Schemas['ExportField'][]> = {
  device: ['deviceName', 'endpointId'],
  online: ['online'],
  model: ['modelName'],
  serial: ['deviceSn', 'macAddr'],
  from: ['locationIp'],
  found: ['createTime'],
  access: ['accessTime'],
};

/** CL-058: the unregistered devices as their filters stand, with the columns that are shown. */
export function askForUnregistered(
  search: UnregisteredSearch,
  { columns, as }: { columns: readonly string[]; as: 'csv' | 'xlsx' },
) {
  const { page: _page, limit: _limit, ...request } = requestOf(search);
  const fields = columns.flatMap((column) => unregisteredFields[column] ?? []);
  return mainApi.POST('/devices/unregistered/exports/file', {
    body: { ...request, unlisted: search.tab ?? 'no', fields, as, timeZone: zoneInUse() },
    parseAs: 'blob',
  });
}

/** CL-057. */
export const unregisteredQuery = (search: UnregisteredSearch) =>
  deviceRowsQuery(['unregistered', search], () =>
    answerOf(
      mainApi.POST('/devices/unregistered/page', {
        body: { ...requestOf(search), unlisted: search.tab ?? 'no' },
      }),
    ),
  );

export const targetsQuery = queryOptions({
  queryKey: ['devices', 'allocationTargets'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/op/action/allocate', { signal }))).data,
});

export const outsideSearch = listSearch({ ...filters, province: words(100) }, { sort, order });
export type OutsideSearch = SearchOf<typeof outsideSearch>;

/** The list as its filters stand, as the call takes it. */
export const outsideRequest = (search: OutsideSearch) => ({
  ...requestOf(search),
  ...(search.province ? { province: search.province } : {}),
});

const readOutside = (search: OutsideSearch) =>
  answerOf(mainApi.POST('/devices/outsidesa/page', { body: outsideRequest(search) }));
export type OutsidePage = Awaited<ReturnType<typeof readOutside>>;

/** CL-055. */
export const outsideQuery = (search: OutsideSearch) =>
  deviceRowsQuery(['outside', search], () => readOutside(search));

export const outsideProvincesQuery = queryOptions({
  queryKey: ['devices', 'outsideProvinces'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/outsidesa-provinces'))).data,
});

/** Devices are being checked after a change of the area. */
const checkingMs = 2_000;

export const serviceAreaKey = ['devices', 'serviceArea'];
export const serviceAreaQuery = queryOptions({
  queryKey: serviceAreaKey,
  queryFn: async () => (await answerOf(mainApi.GET('/devices/outsidesa/area'))).data,
  refetchInterval: ({ state: { data } }) => (data?.checking ? checkingMs : false),
});
