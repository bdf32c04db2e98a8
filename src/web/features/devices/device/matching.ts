import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { deviceKeys } from './queries.ts';

type Schemas = components['schemas'];
export type ListMatch = Schemas['ListMatch'];

/** Longest name of filters that the call takes. */
const longestName = 200;

/** Names the filters of a list as its chips do. */
export function useMatchName(): (tab: string, chips: readonly { label: string }[]) => string {
  const text = useText();
  return (tab, chips) =>
    text(messages.matching, { filters: [tab, ...chips.map(({ label }) => label)].join(', ') }).slice(
      0,
      longestName,
    );
}

/** The number of devices that match now. It is read to decide on: never from before. */
export const matchCountQuery = ({ name: _name, ...match }: ListMatch) =>
  queryOptions({
    queryKey: [...deviceKeys.pages, 'matching', match],
    queryFn: async () =>
      (await answerOf(mainApi.POST('/devices/action/getDevicePageList', { body: { ...match, limit: 1 } })))
        .pagination,
    refetchInterval: false,
    gcTime: 0,
    staleTime: 0,
  });

/** The number that a question about all that match confirms, and why it cannot be confirmed yet. */
export function useMatchCount(match: ListMatch): {
  count: number;
  blocked: string | null;
  error: Error | null;
} {
  const text = useText();
  const { data: found, error } = useQuery(matchCountQuery(match));
  const blocked =
    found === undefined
      ? text(messages.countingMatching)
      : found.totalIsLowerBound
        ? text(messages.tooManyMatching)
        : found.totalRecords === 0
          ? text(messages.noneMatching)
          : null;
  return { count: found?.totalRecords ?? 0, blocked, error };
}
