import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { answerOf, publicApi } from './clients.ts';

const accountRulesQuery = queryOptions({
  queryKey: ['accountRules'],
  queryFn: async ({ signal }): Promise<AccountRules> =>
    (await answerOf(publicApi.GET('/account-rules', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What this installation asks of its people; null until it is known: the server alone judges then. */
export const useAccountRules = (): AccountRules | null => useQuery(accountRulesQuery).data ?? null;
