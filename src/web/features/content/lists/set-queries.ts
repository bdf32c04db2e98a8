import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { contentKeys } from './queries.ts';

export type Sets = Awaited<ReturnType<typeof readSets>>;
export type MetadataSet = Sets['items'][number];

const readSets = async () => (await answerOf(mainApi.GET('/cms/metadatas'))).data;
export const setsQuery = queryOptions({ queryKey: [...contentKeys, 'sets'], queryFn: readSets });

/** Number of set-top boxes that report each set. */
export const heldQuery = queryOptions({
  queryKey: [...contentKeys, 'sets', 'coverage'],
  queryFn: async () => (await answerOf(mainApi.GET('/cms/metadatas/coverage'))).data,
});

export const saveSet = ({ id, name, version }: MetadataSet) =>
  saveAnswer(
    mainApi.GET('/cms/metadatas/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
    `${name}-${version}.zip`,
  );
