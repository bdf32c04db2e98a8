import { createFileRoute } from '@tanstack/react-router';
import { Router } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ManagedDevices } from '#web/features/fleet/inventory/pages.tsx';
import { inventorySearch } from '#web/features/fleet/inventory/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/device/deviceListPage')({
  staticData: {
    title: defineMessage('routes.managedDevices', { en: 'Devices and customers', ko: '단말과 고객' }),
    permission: permissions.getInventoryPage,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 2,
      icon: Router,
      to: '/management/device/deviceListPage',
    },
    texts: ['fleet/groups', 'fleet/inventory', 'fleet/inventory/uploads'],
  },
  validateSearch: inventorySearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ManagedDevices search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
