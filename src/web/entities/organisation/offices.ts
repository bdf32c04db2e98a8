import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';

/** The seventeen offices of education, in their official order. */
export const officesQuery = queryOptions({
  queryKey: ['educationOffices'],
  queryFn: async () =>
    (await answerOf(mainApi.GET('/ref/education-offices', { params: { query: { limit: 100 } } }))).data,
  staleTime: Number.POSITIVE_INFINITY,
});
