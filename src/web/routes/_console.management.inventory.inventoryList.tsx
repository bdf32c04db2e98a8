import { createFileRoute } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { OwnStock } from '#web/features/fleet/inventory/pages.tsx';
import { inventorySearch } from '#web/features/fleet/inventory/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/inventoryList')({
  staticData: {
    title: defineMessage('routes.ownStock', { en: 'Own stock', ko: '자체 재고' }),
    permission: permissions.listInventory,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'inventory',
      order: 3,
      icon: Package,
      to: '/management/inventory/inventoryList',
    },
    texts: ['fleet/groups', 'fleet/inventory', 'fleet/inventory/uploads'],
  },
  validateSearch: inventorySearch.read,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OwnStock search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
