import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['ownAccount'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/iams/user', { signal }))).data,
});
