import { createFileRoute } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AlarmList } from '#web/features/statistics/alarms/list.tsx';
import { alarmSearch, alarmsQuery } from '#web/features/statistics/alarms/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/alarms')({
  staticData: {
    title: defineMessage('routes.alarms', { en: 'Alarms', ko: '알람' }),
    permission: permissions.listAlarms,
    nav: {
      group: 'device',
      area: 'devices',
      entry: 'devices',
      order: 3,
      icon: BellRing,
      to: '/management/alarms',
    },
    texts: ['statistics/alarms'],
  },
  validateSearch: alarmSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(alarmsQuery(deps)),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AlarmList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
