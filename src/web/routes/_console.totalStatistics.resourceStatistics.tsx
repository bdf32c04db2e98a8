import { createFileRoute, redirect } from '@tanstack/react-router';
import { Cpu } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ResourceStatistics } from '#web/features/statistics/resources/page.tsx';
import { resourceDaysQuery, resourceSearch } from '#web/features/statistics/resources/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/totalStatistics/resourceStatistics')({
  staticData: {
    title: defineMessage('routes.resources', { en: 'Resource statistics', ko: '리소스 통계' }),
    permission: permissions.listAlarms,
    nav: {
      group: 'statistics',
      area: 'statistics',
      order: 2,
      icon: Cpu,
      to: '/totalStatistics/resourceStatistics',
    },
    texts: ['statistics/resources'],
  },
  validateSearch: resourceSearch.read,
  // Addresses that show alarms here are older than their own page.
  beforeLoad: ({ search: { endpointId, metric, severity, state, model, from, to } }) => {
    if (endpointId ?? metric ?? severity ?? state)
      throw redirect({
        to: '/management/alarms',
        search: { endpointId, metric, severity, state: state ?? 'all', model, from, to },
      });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(resourceDaysQuery(deps)),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ResourceStatistics search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
  );
}
