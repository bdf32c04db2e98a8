import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import type { RowErrorCode } from '#domain/inventory-rows.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf } from '#web/resource/list-search.ts';
import { errorNames } from './error-messages.ts';

export type DeviceUpload = components['schemas']['DeviceUpload'];
export type DeviceUploadRow = components['schemas']['DeviceUploadRow'];
export type UploadType = DeviceUpload['type'];

/** The type of an upload, as chosen on the page that led here. */
export function readUploadStart({ type }: Record<string, unknown>): { type?: UploadType } {
  return type === 'create' || type === 'deploy' || type === 'edit' ? { type } : {};
}

export const uploadsKey = ['deviceUploads'];

export const uploadSearch = listSearch(
  {},
  { sort: ['email', 'requestTime'], order: { sortBy: 'requestTime', desc: true } },
);
export type UploadSearch = SearchOf<typeof uploadSearch>;

/** The list of uploads in its order, as the call takes it. */
export const uploadsRequest = ({ sort, desc, ...search }: UploadSearch) => ({
  ...pageOf(search),
  ...(sort ? { orders: [{ column: sort, order: desc ? ('desc' as const) : ('asc' as const) }] } : {}),
});

export const uploadsQuery = (search: UploadSearch) => {
  const body = uploadsRequest(search);
  return queryOptions({
    meta: { changedBy: ofStreams('inventory-upload') },
    queryKey: [...uploadsKey, 'list', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/invdevices/bulk-uploads/page', { body, signal })),
    staleTime: taskCache,
  });
};

const changedByUpload = (historyId: string) => ({
  changedBy: ({ data }: LiveMessage) => data.inventoryUploadId === historyId,
});

export const uploadQuery = (historyId: string) =>
  queryOptions({
    meta: changedByUpload(historyId),
    queryKey: [...uploadsKey, historyId],
    queryFn: async ({ signal }) => {
      const body = { historyId, limit: 1 };
      const { data } = await answerOf(mainApi.POST('/invdevices/bulk-uploads/detail', { body, signal }));
      return data.history;
    },
    staleTime: taskCache,
  });

const codes = Object.keys(errorNames) as RowErrorCode[];

export const rowSearch = listSearch({
  show: oneOf('invalid', 'new', 'changed', 'unchanged', 'skipped', 'kept'),
  error: oneOf(...codes),
});
export type RowSearch = SearchOf<typeof rowSearch>;

export const rowsQuery = (historyId: string, { show, error, ...search }: RowSearch) => {
  const { page, limit } = pageOf(search);
  const body = {
    historyId,
    page,
    limit,
    ...(show ? { show } : {}),
    ...(error ? { errorCode: error } : {}),
  };
  return queryOptions({
    meta: changedByUpload(historyId),
    queryKey: [...uploadsKey, historyId, 'rows', body],
    queryFn: async ({ signal }) => {
      const { data } = await answerOf(mainApi.POST('/invdevices/bulk-uploads/detail', { body, signal }));
      const totalPage = Math.max(1, Math.ceil(data.rows / limit));
      return { data: data.historyData, pagination: { page, totalRecords: data.rows, totalPage } };
    },
    staleTime: taskCache,
  });
};
