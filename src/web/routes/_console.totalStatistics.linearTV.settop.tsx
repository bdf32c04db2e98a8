import { createFileRoute } from '@tanstack/react-router';
import { MonitorPlay } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { boxSearch } from '#web/features/statistics/television/search.ts';
import { SetTopPage } from '#web/features/statistics/television/set-top-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/linearTV/settop')({
  staticData: {
    title: defineMessage('routes.tvBoxes', { en: 'Viewing by set-top box', ko: '셋톱박스 시청 통계' }),
    permission: permissions.getTvBoxViews,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 8,
      icon: MonitorPlay,
      to: '/totalStatistics/linearTV/settop',
      tab: defineMessage('routes.tvBoxesTab', { en: 'Set-top boxes', ko: '셋톱박스' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: boxSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SetTopPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
