import { createFileRoute } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { ActivationPage } from '#web/features/fleet/inventory/pages.tsx';
import { inventorySearch } from '#web/features/fleet/inventory/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/inventoryActivePage')({
  staticData: {
    title: defineMessage('routes.activation', { en: 'Activation', ko: '개통' }),
    permission: permissions.getInventoryPage,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 4,
      icon: PackageCheck,
      to: '/management/inventory/inventoryActivePage',
    },
    texts: ['fleet/groups', 'fleet/inventory', 'fleet/inventory/uploads'],
  },
  validateSearch: inventorySearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ActivationPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
