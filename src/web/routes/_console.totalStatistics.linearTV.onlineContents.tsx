import { createFileRoute } from '@tanstack/react-router';
import { Library } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { NamesPage } from '#web/features/statistics/television/program-page.tsx';
import { programSearch } from '#web/features/statistics/television/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/linearTV/onlineContents')({
  staticData: {
    title: defineMessage('routes.tvContents', { en: 'Online contents', ko: '온라인 콘텐츠 시청 통계' }),
    permission: permissions.getTvTopOnlineContents,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 6,
      icon: Library,
      to: '/totalStatistics/linearTV/onlineContents',
      tab: defineMessage('routes.tvContentsTab', { en: 'Online contents', ko: '온라인 콘텐츠' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: programSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NamesPage
      of="contents"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
