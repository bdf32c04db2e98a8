import { createFileRoute } from '@tanstack/react-router';
import { List } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { deviceCountsQuery, devicePageQuery, deviceSearch } from '#web/features/devices/device/queries.ts';
import { DeviceList } from '#web/features/fleet/list/list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/device/deviceList/$pageNum')({
  staticData: {
    title: defineMessage('routes.devices', { en: 'Devices', ko: '단말' }),
    permission: permissions.getDevicePageList,
    nav: {
      group: 'device',
      area: 'devices',
      entry: 'devices',
      order: 1,
      icon: List,
      to: '/device/deviceList/1',
      prefix: '/device/',
      tab: defineMessage('routes.devicesTab', { en: 'List', ko: '목록' }),
    },
    texts: ['fleet/firmware', 'fleet/profiles', 'fleet/groups', 'fleet/inventory'],
  },
  validateSearch: deviceSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(devicePageQuery(at(params.pageNum, deps)));
    void queryClient.prefetchQuery(deviceCountsQuery);
  },
  component: Devices,
});

/** The page number of this list is part of its path (000§4), not of its search parameters. */
const at = (pageNum: string, search: object) => deviceSearch.read({ ...search, page: pageNum });

function Devices() {
  const { pageNum } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceList
      search={at(pageNum, search)}
      onSearch={({ page = 1, ...next }, how) =>
        void navigate({ params: { pageNum: String(page) }, search: { ...next, page: undefined }, ...how })
      }
    />
  );
}
