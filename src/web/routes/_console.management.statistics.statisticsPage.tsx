import { createFileRoute } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { Statistics } from '#web/features/statistics/statistics/page.tsx';
import { statSearch } from '#web/features/statistics/statistics/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/statistics/statisticsPage')({
  staticData: {
    title: defineMessage('routes.statistics', { en: 'Statistics', ko: '통계' }),
    permission: permissions.getDeviceStatistics,
    nav: {
      group: 'statistics',
      area: 'statistics',
      order: 1,
      icon: ChartColumn,
      to: '/management/statistics/statisticsPage',
    },
    texts: ['statistics/statistics'],
  },
  validateSearch: statSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <Statistics search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
