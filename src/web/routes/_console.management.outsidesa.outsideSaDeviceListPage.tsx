import { createFileRoute } from '@tanstack/react-router';
import { MapPinned } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { OutsideList } from '#web/features/fleet/inventory/outside-list.tsx';
import { outsideSearch } from '#web/features/fleet/inventory/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/outsidesa/outsideSaDeviceListPage')({
  staticData: {
    title: defineMessage('routes.outside', { en: 'Outside the service area', ko: '서비스 지역 밖 단말' }),
    permission: permissions.getOutsidePage,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 6,
      icon: MapPinned,
      to: '/management/outsidesa/outsideSaDeviceListPage',
    },
    texts: ['fleet/groups', 'fleet/inventory'],
  },
  validateSearch: outsideSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OutsideList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
