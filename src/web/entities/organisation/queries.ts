import { queryOptions, useQuery } from '@tanstack/react-query';
import { type OrganisationType, opLevels } from '#domain/organisations/hierarchy.ts';
import { answerOf, authApi } from '#web/http/clients.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useProfile } from '#web/http/profile.ts';

const find = async (query: { keyword?: string; opId?: string }) =>
  (await answerOf(authApi.GET('/operators', { params: { query } }))).data;

/** Organisations that the reader can look at alone, by a part of their name. */
export const operatorsQuery = (keyword: string) =>
  queryOptions({ queryKey: ['operators', keyword], queryFn: () => find(keyword ? { keyword } : {}) });

/** The one that this page is narrowed to; null where there is none such. */
export const chosenOperatorQuery = queryOptions({
  queryKey: ['operators', 'chosen'],
  queryFn: async () => (narrowing.operator ? ((await find({ opId: narrowing.operator }))[0] ?? null) : null),
});

export interface Here {
  opId: string;
  companyName: string;
  opType: OrganisationType;
}

const isType = (value: string): value is OrganisationType => Object.hasOwn(opLevels, value);

/** The organisation that this page shows: the chosen one, or the reader's own. Null until it is known. */
export function useHere(): Here | null {
  const own = useProfile()?.op ?? null;
  const { data: chosen } = useQuery({ ...chosenOperatorQuery, enabled: narrowing.operator !== null });
  if (narrowing.operator === null) return own;
  return chosen && isType(chosen.opType) ? { ...chosen, opType: chosen.opType } : null;
}
