import { createFileRoute } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { InventoryPage } from '#web/features/fleet/inventory/pages.tsx';
import { inventorySearch } from '#web/features/fleet/inventory/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/inventoryListPage')({
  staticData: {
    title: defineMessage('routes.inventory', { en: 'Inventory', ko: '재고' }),
    permission: permissions.getInventoryPage,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 1,
      icon: Boxes,
      to: '/management/inventory/inventoryListPage',
    },
    texts: ['fleet/groups', 'fleet/inventory', 'fleet/inventory/uploads'],
  },
  validateSearch: inventorySearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <InventoryPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
