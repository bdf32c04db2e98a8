import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { ShortInfo } from '#web/features/fleet/detail/short-info.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/device/deviceInfo/$endpointId')({
  staticData: {
    title: defineMessage('routes.deviceInfo', { en: 'Device information', ko: '단말 정보' }),
    parent: '/device/deviceList/$pageNum',
    permission: permissions.getDevice,
    texts: [
      'devices/device/page',
      'fleet/firmware',
      'fleet/groups',
      'devices/past',
      'fleet/place',
      'fleet/presets',
    ],
  },
  component: Info,
});

function Info() {
  const { endpointId } = Route.useParams();
  return <ShortInfo endpointId={endpointId} />;
}
