import { createFileRoute } from '@tanstack/react-router';
import { History } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ActionLogs } from '#web/features/statistics/action-logs/list.tsx';
import {
  actionLogQuery,
  actionLogSearch,
  pathOf,
  searchAt,
} from '#web/features/statistics/action-logs/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/actionLogs/page/$pageNum/mac/$macAddress')({
  staticData: {
    title: defineMessage('routes.actionLogs', { en: 'Action log', ko: '작업 로그' }),
    permission: permissions.getActionLogPage,
    nav: {
      group: 'statistics',
      area: 'statistics',
      order: 3,
      icon: History,
      to: '/totalStatistics/actionLogs/page/1/mac/all',
      prefix: '/totalStatistics/actionLogs/',
    },
    texts: ['statistics/action-logs'],
  },
  validateSearch: actionLogSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(actionLogQuery(searchAt(params, deps)));
  },
  component: Page,
});

/** Page number and MAC address are part of the path (RT-075), not of the search parameters. */
function Page() {
  const params = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ActionLogs
      search={searchAt(params, search)}
      onSearch={(next, how) =>
        void navigate({
          params: pathOf(next),
          search: { ...next, page: undefined, mac: undefined },
          ...how,
        })
      }
    />
  );
}
