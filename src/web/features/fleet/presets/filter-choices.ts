import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { groupKeys } from '../groups/queries.ts';

/** Saved filters that a preset may name: a private one is not found by the server's own work. */
export const filterChoicesQuery = queryOptions({
  queryKey: [...groupKeys, 'filter choices'],
  queryFn: async () => {
    const query = { limit: 100 } as const;
    const { data } = await answerOf(mainApi.GET('/saved-filters', { params: { query } }));
    return data
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ filterId, filterName }) => ({ value: filterId, label: filterName }));
  },
});
