import { createFileRoute } from '@tanstack/react-router';
import { ShortInfo } from '#web/features/devices/detail/short-info.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/device/deviceInfo/$endpointId')({
  staticData: { title: messages.deviceInfo },
  component: Info,
});

function Info() {
  const { endpointId } = Route.useParams();
  return <ShortInfo endpointId={endpointId} />;
}
