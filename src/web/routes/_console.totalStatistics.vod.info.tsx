import { createFileRoute } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { programSearch } from '#web/features/statistics/television/search.ts';
import { VideoPage } from '#web/features/statistics/television/video-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/vod/info')({
  staticData: {
    title: defineMessage('routes.vodInfo', { en: 'Videos on demand', ko: 'VOD 시청 통계' }),
    permission: permissions.getVodInfos,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 9,
      icon: Film,
      to: '/totalStatistics/vod/info',
      tab: defineMessage('routes.vodInfoTab', { en: 'VOD', ko: 'VOD' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: programSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <VideoPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
