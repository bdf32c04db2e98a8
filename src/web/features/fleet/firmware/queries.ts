import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type FirmwareFile = components['schemas']['FirmwareFile'];
export type FirmwareDetail = components['schemas']['FirmwareDetail'];
export type FirmwareUpload = components['schemas']['FirmwareUpload'];
export type FirmwareKey = components['schemas']['FirmwareKey'];
type PageBody = operations['getFirmwarePage']['requestBody']['content']['application/json'];

export const firmwareKeys = ['firmwares'];
const meta = { changedBy: ofStreams('firmware-file') };

/** Bytes of the largest file. */
export const mostBytes = 2 * 1024 ** 3;

export const fileSearch = listSearch(
  { keyword: words(100), approval: oneOf('Approved', 'Not Approved') },
  { sort: ['uploadTime', 'fwCode', 'model', 'versionName'], order: { sortBy: 'uploadTime', desc: true } },
);
export type FileSearch = SearchOf<typeof fileSearch>;

/** The list of files as its filters stand, as the call takes it. */
export const fileRequest = (
  { keyword, approval, sort, desc, ...search }: FileSearch,
  wifi = false,
): PageBody => ({
  ...pageOf(search),
  ...(keyword ? { keyword } : {}),
  ...(approval ? { approval } : {}),
  ...(wifi ? { wifi } : {}),
  ...(sort ? { orders: [{ column: sort, order: desc ? 'desc' : 'asc' }] } : {}),
});

export const filesQuery = (search: FileSearch, wifi = false) => {
  const body = fileRequest(search, wifi);
  return queryOptions({
    queryKey: [...firmwareKeys, 'page', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/firmwares/page', { body, signal })),
    meta,
  });
};

/** Approved files alone. */
export const publishedSearch = listSearch(
  { keyword: words(100) },
  { sort: ['uploadTime', 'fwCode', 'model', 'versionName'], order: { sortBy: 'uploadTime', desc: true } },
);
export type PublishedSearch = SearchOf<typeof publishedSearch>;

export const keysQuery = queryOptions({
  queryKey: [...firmwareKeys, 'keys'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/firmwares/keys', { signal }))).data,
});

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: [...firmwareKeys, 'file', id],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/firmwares/{id}', { params: { path: { id } }, signal }))).data,
    meta,
  });

export const historySearch = listSearch({});
export type HistorySearch = SearchOf<typeof historySearch>;

export const historyQuery = (search: HistorySearch) => {
  const { page, limit } = pageOf(search);
  return queryOptions({
    queryKey: [...firmwareKeys, 'history', page, limit],
    queryFn: ({ signal }) =>
      answerOf(mainApi.POST('/firmwares/upload-histories/page', { body: { page, limit }, signal })),
    meta,
  });
};

export const modelChoicesQuery = queryOptions({
  queryKey: ['models', 'choice'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/commons/models', { signal }))).data,
});

/** Approved files of a model. */
export const modelFilesQuery = (mid: string) =>
  queryOptions({
    queryKey: [...firmwareKeys, 'model', mid],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/commons/firmwares/{mid}', { params: { path: { mid } }, signal }))).data,
    meta,
  });

export const deviceFirmwareQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...firmwareKeys, 'device', endpointId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/devices/firmware', { params: { query: { endpointId } }, signal }))).data,
    // No live message tells the bytes of a download: its progress is asked for.
    refetchInterval: ({ state }) => (state.data?.current?.state === 'downloading' ? 2_000 : false),
    meta: {
      changedBy: (message) => message.endpoint_id === endpointId && ofStreams('firmware-upgrade')(message),
    },
  });

/** Asks the device for its banks now. */
export const askForBanks = async (endpointId: string) =>
  (await answerOf(mainApi.GET('/devices/firmware', { params: { query: { endpointId, refresh: true } } })))
    .data.banks;
