import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { AddToCase } from '#web/features/devices/cases/add-to-case.tsx';
import { detailSearch, deviceInfoQuery } from '#web/features/devices/device/queries.ts';
import { DeviceDetail } from '#web/features/fleet/detail/detail.tsx';
import { defineMessage } from '#web/i18n/message.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';

const PlaybookCard = lazyPart(
  () => import('#web/features/devices/playbooks/playbook-card.tsx'),
  <Skeleton className="h-48 w-full" />,
);

export const Route = createFileRoute('/_console/device/deviceDetail/$endpointId')({
  staticData: {
    title: defineMessage('routes.device', { en: 'Device', ko: '단말' }),
    parent: '/device/deviceList/$pageNum',
    permission: permissions.getDeviceInfo,
    texts: [
      'fleet/inventory',
      'fleet/presets',
      'devices/device/page',
      'devices/diagnostics',
      'devices/network',
      'devices/wifi',
      'devices/topology',
      'devices/av',
      'devices/apps',
      'devices/screen',
      'devices/debug',
      'devices/past',
      'fleet/firmware',
      'fleet/groups',
      'fleet/place',
      'devices/presence',
      'devices/cases',
      'devices/playbooks',
    ],
  },
  validateSearch: detailSearch.read,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(deviceInfoQuery(params.endpointId));
  },
  component: Detail,
});

function Detail() {
  const { endpointId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceDetail
      key={endpointId}
      endpointId={endpointId}
      actions={<AddToCase endpointId={endpointId} />}
      guide={(device) => <PlaybookCard device={device} />}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
