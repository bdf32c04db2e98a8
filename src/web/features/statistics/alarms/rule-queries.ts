import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { isAccessPoint, productClasses } from '#domain/models.ts';
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

/** Rows of a choice; a keyword finds the others. */
const mostChoices = 100;

/** Cities of the devices in scope, with their provinces. */
export const cityChoicesQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...ruleKeys, 'cities', keyword],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = { type: 'city', limit: mostChoices, ...(keyword ? { keyword } : {}) } as const;
      const { data, pagination } = await answerOf(
        mainApi.GET('/groups/locations', { params: { query }, signal }),
      );
      return {
        total: pagination.totalRecords,
        places: data.flatMap(({ city, region }) => (city === null ? [] : [{ city, province: region }])),
      };
    },
  });

/** Access points of the devices in use. */
export const accessPointChoicesQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...ruleKeys, 'accessPoints', keyword],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const body = {
        activeType: 'active' as const,
        limit: mostChoices,
        orders: [{ sortBy: 'deviceName' as const }],
        filters: { prodClass: productClasses.filter(isAccessPoint) },
        ...(keyword ? { keyword } : {}),
      };
      const { data, pagination } = await answerOf(
        mainApi.POST('/devices/action/getDevicePageList', { body, signal }),
      );
      return {
        total: pagination.totalRecords,
        choices: data.map(({ endpointId, deviceName }) => ({
          value: endpointId,
          label: deviceName ? `${deviceName} · ${endpointId}` : endpointId,
        })),
      };
    },
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
