import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { loggedActions } from '#domain/statistics/action-log.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { movesTask } from '#web/live/concerns.ts';
import { day, listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type ActionLog = components['schemas']['ActionLog'];
type Asked = NonNullable<operations['getActionLogPage']['requestBody']>['content']['application/json'];

export const actionLogSearch = listSearch({
  /** Part of the path (RT-075). */
  mac: words(32),
  endpointId: words(128),
  account: words(128),
  action: oneOf(...loggedActions),
  /** Both inclusive, days of the organisation. */
  from: day,
  to: day,
});
export type ActionLogSearch = SearchOf<typeof actionLogSearch>;

/** In the path, for any MAC address. */
const anyMac = 'all';

export const searchAt = ({ pageNum, macAddress }: { pageNum: string; macAddress: string }, search: object) =>
  actionLogSearch.read({ ...search, page: pageNum, mac: macAddress === anyMac ? undefined : macAddress });

export const pathOf = ({ page = 1, mac }: ActionLogSearch) => ({
  pageNum: String(page),
  macAddress: mac ?? anyMac,
});

const filterOf = ({ mac, endpointId, account, action, from, to }: ActionLogSearch) => ({
  ...(mac ? { macAddress: mac } : {}),
  ...(endpointId ? { endpointId } : {}),
  ...(account ? { account } : {}),
  ...(action ? { action: [action] } : {}),
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
});

/** The filters of this log that the list of tasks has too. A firmware update is two kinds there. */
export const tasksOf = ({ endpointId, account, action, from, to }: ActionLogSearch) => ({
  endpointId,
  account,
  action: action === 'FirmwareUpdate' ? undefined : action,
  from,
  to,
});

export const actionLogQuery = (search: ActionLogSearch) => {
  const body: Asked = { ...pageOf(search), ...filterOf(search) };
  return queryOptions({
    queryKey: ['statistics', 'actionLogs', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/stats/logs/actions/page', { body, signal })),
    staleTime: taskCache,
    meta: { changedBy: movesTask },
  });
};

/** All rows that match, up to those of CO-046. */
export const askForFile = (search: ActionLogSearch, as: 'csv' | 'xlsx') =>
  mainApi.POST('/stats/logs/actions/exports', {
    body: { as, timeZone: zoneInUse(), ...filterOf(search) },
    parseAs: 'blob',
  });
