import { queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Query = NonNullable<operations['listConsents']['parameters']['query']>;

const consentListKey = ['consents', 'list'];

export const consentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...consentListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/consents', { params: { query }, signal })),
    meta: { changedBy: ofStreams('consent') },
  });

export const consentSearch = listSearch({
  state: oneOf(
    'asking',
    'granted',
    'starting',
    'playing',
    'ending',
    'declined',
    'unanswered',
    'failed',
    'ended',
  ),
  keyword: words(100),
});
export type ConsentSearch = SearchOf<typeof consentSearch>;

export const queryOf = ({ state, keyword, ...search }: ConsentSearch): Query => ({
  ...pageOf(search),
  ...(state ? { state: [state] } : {}),
  ...(keyword ? { keyword } : {}),
});

interface Place {
  consentId: string;
  taskId: string;
  sequence: number;
}

/** The picture itself. Each look is a fact of the consent, so it is read once for each press and kept nowhere. */
export const readPicture = async (place: Place): Promise<Blob> => {
  const picture = await answerOf<unknown>(
    mainApi.GET('/consents/{consentId}/pictures/{taskId}/{sequence}', {
      params: { path: { ...place } },
      parseAs: 'blob',
    }),
  );
  if (!(picture instanceof Blob)) throw new TypeError('the answer is not a picture');
  return picture;
};
