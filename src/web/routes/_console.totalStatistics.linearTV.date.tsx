import { createFileRoute } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { DatePage } from '#web/features/statistics/television/date-page.tsx';
import { periodSearch } from '#web/features/statistics/television/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/linearTV/date')({
  staticData: {
    title: defineMessage('routes.tvDates', { en: 'Viewing by date', ko: '일자별 시청 통계' }),
    permission: permissions.getTvBoxViewDays,
    nav: {
      group: 'statistics',
      area: 'statistics',
      entry: 'television',
      order: 7,
      icon: CalendarDays,
      to: '/totalStatistics/linearTV/date',
      tab: defineMessage('routes.tvDatesTab', { en: 'By date', ko: '일자별' }),
    },
    texts: ['statistics/television'],
  },
  validateSearch: periodSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <DatePage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
