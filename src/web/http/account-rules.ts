import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { answerOf, publicApi } from './clients.ts';
import { useProfile } from './profile.ts';

const accountRulesQuery = queryOptions({
  queryKey: ['accountRules'],
  queryFn: async ({ signal }): Promise<AccountRules> =>
    (await answerOf(publicApi.GET('/account-rules', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
});

/** Password rules of this installation; null until they are known: the server alone decides then. */
export function useAccountRules(): AccountRules | null {
  const known = useProfile()?.accountRules;
  const asked = useQuery({ ...accountRulesQuery, enabled: known === undefined });
  return known ?? asked.data ?? null;
}
