import { queryOptions } from '@tanstack/react-query';
import type { components, paths } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { day, listSearch, oneOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type StatSeries = components['schemas']['StatSeries'];
export type AppDevices =
  paths['/stat/appStat/deviceCount']['get']['responses'][200]['content']['application/json']['data'];

/** Names of the tabs follow 002. */
export const statTabs = [
  'overall',
  'retention',
  'devices',
  'actions',
  'firmware',
  'apps',
  'av',
  'android',
  'users',
] as const;
export const platforms = ['android', 'quantum'] as const;
export type StatTab = (typeof statTabs)[number];
export const deviceTabs = ['summary', 'op', 'model', 'firmware', 'platform', 'class'] as const;
export const dateTypes = ['DAY', 'WEEK', 'MONTH'] as const;
export const statuses = ['all', 'installed', 'inventory'] as const;

export const statSearch = listSearch(
  {},
  {
    kept: {
      tab: oneOf(...statTabs),
      by: oneOf(...deviceTabs),
      per: oneOf(...dateTypes),
      status: oneOf(...statuses),
      group: oneOf('action', 'outcome'),
      platform: oneOf(...platforms),
      app: words(200),
      /** Compared with the period before. */
      before: oneOf('shown'),
      from: day,
      to: day,
    },
  },
);
export type StatSearch = SearchOf<typeof statSearch>;
/** A search that may be by hour. */
export type AskedSearch = Omit<StatSearch, 'per'> & { per?: StatSearch['per'] | 'HOUR' };

const periodOf = ({ per, from, to }: StatSearch) => ({
  ...(per ? { dateType: per } : {}),
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
});
const stepsOf = ({ per, ...search }: AskedSearch) => ({
  ...periodOf(search),
  ...(per ? { dateType: per } : {}),
});
const key = (name: string, query: object) => ['statistics', name, query];

export const overallQuery = (search: AskedSearch) => {
  const query = stepsOf(search);
  return queryOptions({
    queryKey: key('op', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/op', { params: { query }, signal }))).data,
  });
};

export const devicesQuery = (search: AskedSearch, type: (typeof deviceTabs)[number] | 'retention') => {
  const query = { type, ...(search.status ? { status: search.status } : {}), ...stepsOf(search) };
  return queryOptions({
    queryKey: key('device', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/device', { params: { query }, signal }))).data,
  });
};

export const actionsQuery = (search: AskedSearch, type: 'all' | 'av' | 'android') => {
  const query = { type, ...(search.group ? { group: search.group } : {}), ...stepsOf(search) };
  return queryOptions({
    queryKey: key('action', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/action', { params: { query }, signal }))).data,
  });
};

export const firmwareQuery = (search: StatSearch) => {
  const query = { ...(search.status ? { status: search.status } : {}), ...periodOf(search) };
  return queryOptions({
    queryKey: key('fw', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/fw', { params: { query }, signal }))).data,
  });
};

const appsOf = ({ platform, app, status, ...period }: StatSearch) => ({
  ...(platform ? { platform } : {}),
  ...(app ? { appName: app } : {}),
  ...(status ? { status } : {}),
  ...periodOf(period),
});

export const appsQuery = (search: StatSearch) => {
  const query = appsOf(search);
  return queryOptions({
    queryKey: key('appStat', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/appStat', { params: { query }, signal }))).data,
  });
};

export const appDevicesQuery = ({ per: _, ...search }: StatSearch) => {
  const query = appsOf(search);
  return queryOptions({
    queryKey: key('appDevices', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/appStat/deviceCount', { params: { query }, signal }))).data,
  });
};

export const usersQuery = (search: StatSearch) => {
  const query = periodOf(search);
  return queryOptions({
    queryKey: key('user', query),
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/stat/user', { params: { query }, signal }))).data,
  });
};
