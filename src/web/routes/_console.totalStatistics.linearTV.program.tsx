import { createFileRoute } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { NamesPage } from '#web/features/statistics/television/program-page.tsx';
import { programSearch } from '#web/features/statistics/television/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/linearTV/program')({
  staticData: {
    title: defineMessage('routes.tvPrograms', { en: 'Programmes', ko: '프로그램 시청 통계' }),
    permission: permissions.getTvTopPrograms,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 5,
      icon: Clapperboard,
      to: '/totalStatistics/linearTV/program',
      tab: defineMessage('routes.tvProgramsTab', { en: 'Programmes', ko: '프로그램' }),
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
      of="programs"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
