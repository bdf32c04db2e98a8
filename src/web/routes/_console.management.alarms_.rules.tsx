import { createFileRoute } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ruleSearch, rulesQuery } from '#web/features/statistics/alarms/rule-queries.ts';
import { AlarmRules } from '#web/features/statistics/alarms/rules.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/alarms_/rules')({
  staticData: {
    title: defineMessage('routes.alarmRules', { en: 'Alarm rules', ko: '알람 규칙' }),
    permission: permissions.listAlarmRules,
    nav: {
      group: 'device',
      area: 'devices',
      entry: 'devices',
      order: 4,
      icon: SlidersHorizontal,
      to: '/management/alarms/rules',
      tab: defineMessage('routes.alarmRulesTab', { en: 'Alarm rules', ko: '알람 규칙' }),
    },
    texts: ['statistics/alarms'],
  },
  validateSearch: ruleSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(rulesQuery(deps)),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AlarmRules search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
