import { queryOptions } from '@tanstack/react-query';
import { answerOf, authApi, mainApi } from '#web/http/clients.ts';
import { contentKeys } from '../queries.ts';
import { bodyOf, type Kind } from './kinds.ts';

export type Bulks = Awaited<ReturnType<typeof readBulks>>;

export type BulkHold = NonNullable<NonNullable<Bulks['cmsBulkBootAd']>['hold']>;
/** The item that boxes get from an organisation above. */
export type Inherited = NonNullable<Bulks['inherited']['cmsBulkBootAd']>;
export type Preview = Awaited<ReturnType<typeof readPreview>>;

/** Null: of the organisation that the console shows. */
const paramsOf = (opId: string | null) => ({ params: { query: opId === null ? {} : { opId } } });

const readBulks = async (opId: string | null) =>
  (await answerOf(mainApi.GET('/cms/bulks', paramsOf(opId)))).data;
/** Read again by itself: the counts grow while boxes fetch. */
export const bulksQuery = (opId: string | null) =>
  queryOptions({
    queryKey: [...contentKeys, 'bulks', opId],
    queryFn: () => readBulks(opId),
    refetchInterval: 10_000,
  });

const readPreview = async (kind: Kind, itemId: string) =>
  (await answerOf(mainApi.POST('/cms/bulks/previews', { body: bodyOf(kind, itemId) }))).data;
/** Number of boxes that a change would concern, counted again for each question. */
export const previewQuery = (kind: Kind, itemId: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'bulks', 'preview', kind, itemId],
    queryFn: () => readPreview(kind, itemId),
    gcTime: 0,
  });

export const organisationQuery = (opId: string) =>
  queryOptions({
    queryKey: ['operators', 'named', opId],
    queryFn: async () =>
      (await answerOf(authApi.GET('/operators', { params: { query: { opId } } }))).data[0] ?? null,
  });

export const channelNamesQuery = (opId: string | null) =>
  queryOptions({
    queryKey: [...contentKeys, 'channelNames', opId],
    queryFn: async () => (await answerOf(mainApi.GET('/commons/channels', paramsOf(opId)))).data,
  });
export const bootAdNamesQuery = (opId: string | null) =>
  queryOptions({
    queryKey: [...contentKeys, 'bootAdNames', opId],
    queryFn: async () => (await answerOf(mainApi.GET('/commons/boot-ads', paramsOf(opId)))).data,
  });
export const metadataNamesQuery = (opId: string | null) =>
  queryOptions({
    queryKey: [...contentKeys, 'metadataNames', opId],
    queryFn: async () => (await answerOf(mainApi.GET('/commons/metadatas/names', paramsOf(opId)))).data,
  });
export const metadataVersionsQuery = (opId: string | null, name: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'metadataVersions', opId, name],
    queryFn: async () =>
      (
        await answerOf(
          mainApi.GET('/commons/metadatas/{name}/versions', {
            params: { path: { name }, ...paramsOf(opId).params },
          }),
        )
      ).data,
    enabled: name !== '',
  });
