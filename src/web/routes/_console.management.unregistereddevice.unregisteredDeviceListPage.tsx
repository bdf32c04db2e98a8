import { createFileRoute } from '@tanstack/react-router';
import { Radar } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { unregisteredSearch } from '#web/features/fleet/inventory/queries.ts';
import { UnregisteredList } from '#web/features/fleet/inventory/unregistered-list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/unregistereddevice/unregisteredDeviceListPage')({
  staticData: {
    title: defineMessage('routes.unregistered', { en: 'Unregistered devices', ko: '미등록 단말' }),
    permission: permissions.getUnregisteredPage,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 5,
      icon: Radar,
      to: '/management/unregistereddevice/unregisteredDeviceListPage',
    },
    texts: ['fleet/groups', 'fleet/inventory'],
  },
  validateSearch: unregisteredSearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UnregisteredList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
  );
}
