import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { ruleMetrics } from '#domain/statistics/rule-metrics.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type AlarmRule = components['schemas']['AlarmRule'];
export type RuleDraft = components['schemas']['AlarmRuleDraft'];

export const ruleKeys = ['statistics', 'alarmRules'] as const;

export const ruleSearch = listSearch(
  { keyword: words(120), metric: oneOf(...ruleMetrics), enabled: oneOf('on', 'off') },
  { sort: ['ruleName', 'createTime'], order: { sortBy: 'ruleName', desc: false } },
);
export type RuleSearch = SearchOf<typeof ruleSearch>;

/** The numbers of open alarms follow the alarms. */
const changedBy = ofStreams('alarm');

/** The list of rules as its filters stand, as the call takes it. */
export const ruleRequest = ({ keyword, metric, enabled, sort, desc, ...search }: RuleSearch) => ({
  ...pageOf(search),
  ...(keyword ? { keyword } : {}),
  ...(metric ? { metric } : {}),
  ...(enabled ? { enabled: enabled === 'on' } : {}),
  ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
});

export const rulesQuery = (search: RuleSearch) =>
  queryOptions({
    queryKey: [...ruleKeys, search],
    queryFn: ({ signal }) => {
      const query = ruleRequest(search);
      return answerOf(mainApi.GET('/stats/resources/alarm-rules', { params: { query }, signal }));
    },
    meta: { changedBy },
  });

/** Rules of organisations above, which can only be viewed. */
export const inheritedRulesQuery = queryOptions({
  queryKey: [...ruleKeys, 'inherited'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/stats/resources/inherited-alarm-rules', { signal }))).data,
  meta: { changedBy },
});

/** Rules to choose alarms by, those from above last. */
export const ruleChoicesQuery = queryOptions({
  queryKey: [...ruleKeys, 'choices'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    const [own, inherited] = await Promise.all([
      answerOf(mainApi.GET('/stats/resources/alarm-rules', { params: { query: { limit: 100 } }, signal })),
      answerOf(mainApi.GET('/stats/resources/inherited-alarm-rules', { signal })),
    ]);
    return [...own.data, ...inherited.data].map(({ ruleId, ruleName }) => ({
      value: ruleId,
      label: ruleName,
    }));
  },
});

/** Groups that a rule can be about. */
export const groupChoicesQuery = queryOptions({
  queryKey: [...ruleKeys, 'groups'],
  staleTime: 60_000,
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/groups/combos', { signal }))).data.map(({ gid, groupName }) => ({
      value: gid,
      label: groupName,
    })),
});

/** Counts the alarms that a rule would have raised in the last two days; null: the form is not complete. */
export const ruleTrialQuery = (body: RuleDraft | null) =>
  queryOptions({
    queryKey: ['statistics', 'ruleTrial', body],
    enabled: body !== null,
    refetchInterval: false,
    retry: false,
    queryFn: async ({ signal }) => {
      if (body === null) throw new Error('There is nothing to try.');
      return (await answerOf(mainApi.POST('/stats/resources/alarm-rules/preview', { body, signal }))).data;
    },
  });
