import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { listOrganisations } from '#api/permissions.gen.ts';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type AppFile = components['schemas']['AppFile'];
export type AppFileDetail = components['schemas']['AppFileDetail'];
export type AppContent = components['schemas']['AppContent'];
export type Platform = AppFile['platform'];
type PageBody = operations['getAppPage']['requestBody']['content']['application/json'];

export const appKeys = ['apps', 'files'];
const meta = { changedBy: ofStreams('app-file') };

/** Bytes of the largest file. */
export const mostBytes = 2 * 1024 ** 3;

export const appSearch = listSearch(
  { keyword: words(100), approval: oneOf('Approved', 'Not Approved') },
  {
    sort: ['appName', 'version', 'packageName', 'developer', 'uploadTime'],
    order: { sortBy: 'appName', desc: false },
  },
);
export type AppSearch = SearchOf<typeof appSearch>;

/** The list of files as its filters stand, as the call takes it. `platform`: that of the tab. */
export const appRequest = (
  { keyword, approval, sort, desc, ...search }: AppSearch,
  platform?: Platform,
): PageBody => ({
  ...pageOf(search),
  ...(keyword ? { keyword } : {}),
  ...(approval ? { approval } : {}),
  ...(platform ? { platform } : {}),
  ...(sort ? { orders: [{ column: sort, order: desc ? 'desc' : 'asc' }] } : {}),
});

export const appsQuery = (search: AppSearch, platform?: Platform) => {
  const body = appRequest(search, platform);
  return queryOptions({
    queryKey: [...appKeys, 'page', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/application/page', { body, signal })),
    meta,
  });
};

export const readAppFile = async (fileId: string, signal?: AbortSignal): Promise<AppFileDetail> => {
  const options = { params: { path: { fileId } }, ...(signal && { signal }) };
  return (await answerOf(mainApi.GET('/app-files/{fileId}', options))).data;
};

export const appFileQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...appKeys, 'file', fileId],
    queryFn: ({ signal }) => readAppFile(fileId, signal),
    meta,
  });

/** Reads the content of an uploaded file; a refusal is the file's problem, and repeating the question does not change it. */
export const contentQuery = (uploadId: string) =>
  queryOptions({
    queryKey: [...appKeys, 'content', uploadId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.POST('/application/files/content', { body: { uploadId }, signal }))).data,
    retry: false,
    refetchInterval: false,
    staleTime: 60_000,
  });

/** Pictures are named by their digest, so a known one never changes. */
export const iconQuery = (fileId: string, icon: string) =>
  queryOptions({
    queryKey: [...appKeys, 'icon', icon],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/app-files/{fileId}/icon', { params: { path: { fileId } }, signal }))).data
        .png,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });

/** Organisations that a file may be for. A role that sees no organisations gets those that it could view. */
export function useTargetChoices(): { value: string; label: string }[] {
  const seesAll = useMay()(listOrganisations);
  return useQuery(targetsQuery(seesAll)).data ?? none;
}

const none: never[] = [];

const targetsQuery = (seesAll: boolean) =>
  queryOptions({
    queryKey: [...appKeys, 'targets', seesAll],
    queryFn: async () => {
      const all = { limit: 100, sortBy: 'companyName' } as const;
      const { data } = seesAll
        ? await answerOf(mainApi.GET('/ops', { params: { query: all } }))
        : await answerOf(authApi.GET('/operators', { params: { query: {} } }));
      return data.map(({ opId, companyName }) => ({ value: opId, label: companyName }));
    },
  });
