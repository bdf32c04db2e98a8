import { createFileRoute } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { DeviceMapPage } from '#web/features/fleet/map/page.tsx';
import { readMapSearch } from '#web/features/fleet/map/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/device/deviceMapPage')({
  staticData: {
    title: defineMessage('routes.deviceMap', { en: 'Device map', ko: '단말 지도' }),
    permission: permissions.getDeviceMap,
    nav: {
      group: 'device',
      area: 'devices',
      entry: 'devices',
      order: 2,
      icon: MapIcon,
      to: '/management/device/deviceMapPage',
      tab: defineMessage('routes.deviceMapTab', { en: 'Map', ko: '지도' }),
    },
    texts: ['fleet/map'],
  },
  validateSearch: readMapSearch,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceMapPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
