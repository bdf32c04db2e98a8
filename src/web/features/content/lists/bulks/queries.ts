import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { contentKeys } from '../queries.ts';

export type Bulks = Awaited<ReturnType<typeof readBulks>>;

const readBulks = async () => (await answerOf(mainApi.GET('/cms/bulks'))).data;
/** Read again by itself: the counts grow while boxes fetch. */
export const bulksQuery = queryOptions({
  queryKey: [...contentKeys, 'bulks'],
  queryFn: readBulks,
  refetchInterval: 10_000,
});

export const channelNamesQuery = queryOptions({
  queryKey: [...contentKeys, 'channelNames'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/channels'))).data,
});
export const bootAdNamesQuery = queryOptions({
  queryKey: [...contentKeys, 'bootAdNames'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/boot-ads'))).data,
});
export const metadataNamesQuery = queryOptions({
  queryKey: [...contentKeys, 'metadataNames'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/metadatas/names'))).data,
});
export const metadataVersionsQuery = (name: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'metadataVersions', name],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/commons/metadatas/{name}/versions', { params: { path: { name } } })))
        .data,
    enabled: name !== '',
  });
