import { createFileRoute } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { refusedQuery, refusedSearch } from '#web/features/devices/admission/queries.ts';
import { RefusedList } from '#web/features/devices/admission/refused-list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/refusedDevices')({
  staticData: {
    title: defineMessage('routes.refusedDevices', { en: 'Refused devices', ko: '거부된 단말' }),
    permission: permissions.listRefusedDevices,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 7,
      icon: ShieldX,
      to: '/management/inventory/refusedDevices',
      tab: defineMessage('routes.refusedDevicesTab', { en: 'Refused', ko: '거부됨' }),
    },
    texts: ['devices/admission'],
  },
  validateSearch: refusedSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(refusedQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <RefusedList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
