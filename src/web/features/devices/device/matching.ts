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

/** The number of devices that match now, and their mark. They are read to decide on: never from before. */
const matchCountQuery = (match: ListMatch) =>
  queryOptions({
    queryKey: [...deviceKeys.pages, 'matching', match],
    queryFn: async () => (await answerOf(mainApi.POST('/devices/action/findMatching', { body: match }))).data,
    refetchInterval: false,
    gcTime: 0,
    staleTime: 0,
  });

interface MatchCount {
  count: number;
  /** Confirms the devices themselves to the call, and not only their number. */
  confirmed: { matched: number; mark?: string };
  blocked: string | null;
  error: Error | null;
}

/** The devices that a question about all that match confirms, and why they cannot be confirmed yet. */
export function useMatchCount(match: ListMatch): MatchCount {
  const text = useText();
  const { data: found, error } = useQuery(matchCountQuery(match));
  const blocked =
    found === undefined
      ? text(messages.countingMatching)
      : found.mark === null
        ? text(messages.tooManyMatching)
        : found.count === 0
          ? text(messages.noneMatching)
          : null;
  const { count = 0, mark = null } = found ?? {};
  return { count, confirmed: mark === null ? { matched: count } : { matched: count, mark }, blocked, error };
}
