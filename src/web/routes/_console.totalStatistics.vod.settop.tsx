import { createFileRoute } from '@tanstack/react-router';
import { MonitorDown } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { periodSearch } from '#web/features/statistics/television/search.ts';
import { VideoBoxPage } from '#web/features/statistics/television/video-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/vod/settop')({
  staticData: {
    title: defineMessage('routes.vodBoxes', { en: 'Set-top boxes with VOD', ko: 'VOD 시청 셋톱박스' }),
    permission: permissions.getVodBoxViews,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 10,
      icon: MonitorDown,
      to: '/totalStatistics/vod/settop',
      tab: defineMessage('routes.vodBoxesTab', { en: 'VOD boxes', ko: 'VOD 단말' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: periodSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <VideoBoxPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
