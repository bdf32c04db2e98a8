import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useModelOf } from '#web/http/profile.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { ErrorState, StaleNote } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Refresh } from '../device/page/refresh.tsx';
import type { Device } from '../device/queries.ts';
import { CaptureCard } from '../screen/capture-card.tsx';
import { AudioCard } from './audio-card.tsx';
import { HdmiCard } from './hdmi-card.tsx';
import { useAvUpdates } from './live.ts';
import { askForAv, avQuery, type DeviceAv } from './queries.ts';
import { RemoteCard } from './remote-card.tsx';
import { ScreenCard } from './screen-card.tsx';
import { TunerCard } from './tuner-card.tsx';
import { ViewingCard } from './viewing-card.tsx';

/** The device has not reported everything on the page yet: other features, such as playbooks, read only what they need. */
const isUnread = ({ av, tuner }: DeviceAv): boolean =>
  [av.hdmi?.status, av.audio?.enable, av.bluetooth_remote?.paired, tuner.locked].some(
    (value) => value === null,
  );

/** AV management: HDMI, remote control, audio and tuner of a set-top box (G11). */
export default function Av({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const client = useQueryClient();
  const known = useQuery(avQuery(endpointId));
  const { supportFeatures } = useModelOf()(device);
  useAvUpdates(endpointId);
  if (!known.data)
    return known.error ? (
      <ErrorState error={known.error} onRetry={() => void known.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const { av, observedAt } = known.data;
  const ask = async () => showNewest(client, avQuery(endpointId).queryKey, await askForAv(endpointId));
  return (
    <div className="flex flex-col gap-4">
      <StaleNote known={known} />
      <Refresh online={online} observedAt={observedAt} isEmpty={isUnread(known.data)} ask={ask} />
      <CaptureCard device={device} />
      {av.hdmi ? <HdmiCard device={device} hdmi={av.hdmi} edid={av.edid} observedAt={observedAt} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TunerCard device={device} known={known.data} />
          {av.audio ? <AudioCard device={device} audio={av.audio} observedAt={observedAt} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {supportFeatures.includes('osdMessage') ? (
            <ScreenCard device={device} message={av.osd_message} />
          ) : null}
          {av.bluetooth_remote ? (
            <RemoteCard device={device} remote={av.bluetooth_remote} observedAt={observedAt} />
          ) : null}
          <ViewingCard device={device} />
        </div>
      </div>
    </div>
  );
}
