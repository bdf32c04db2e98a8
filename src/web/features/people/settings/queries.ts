import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

export const ownSettingsQuery = queryOptions({
  queryKey: ['ownSettings'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/iams/user/settings', { signal }))).data,
});
