import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { contentKeys } from '../queries.ts';

export type VodList = Awaited<ReturnType<typeof readVods>>;
export type VodServer = Awaited<ReturnType<typeof readServer>>;
export const pageSize = 100;

const readVods = async (keyword: string, page: number) => {
  const query = { page, limit: pageSize, ...(keyword && { keyword }) };
  return (await answerOf(mainApi.GET('/cms/vods', { params: { query } }))).data;
};
export const vodsQuery = (keyword: string, page: number) =>
  queryOptions({
    queryKey: [...contentKeys, 'vods', keyword, page],
    queryFn: () => readVods(keyword, page),
    placeholderData: keepPreviousData,
    meta: { changedBy: ofStreams('vod-fetch') },
  });

const readServer = async () => (await answerOf(mainApi.GET('/cms/vods/server'))).data;
export const vodServerQuery = queryOptions({
  queryKey: [...contentKeys, 'vods', 'server'],
  queryFn: readServer,
  meta: { changedBy: ofStreams('vod-fetch') },
});
