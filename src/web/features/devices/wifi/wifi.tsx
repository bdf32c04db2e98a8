import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Wifi } from 'lucide-react';
import { useState } from 'react';
import { isLeading } from '#domain/radio/steering.ts';
import { useModelOf } from '#web/http/profile.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { useMoment } from '../device/moment.ts';
import { Refresh } from '../device/page/refresh.tsx';
import {
  askForRadios,
  askForStations,
  type Device,
  deviceKeys,
  deviceRadiosQuery,
  deviceStationsQuery,
} from '../device/queries.ts';
import { GuestCard } from './guest-card.tsx';
import { radioMessages as messages } from './messages.ts';
import { askForGuests, askForUplinks, guestsQuery, uplinksQuery } from './queries.ts';
import { RadioCard } from './radio-card.tsx';
import { formWith, type RadioForm } from './radio-settings.ts';
import { ResetCard } from './reset-card.tsx';
import { ChannelScanCard } from './scan/channel-scan-card.tsx';
import { StationsCard } from './stations-card.tsx';
import { SteeringCard } from './steering-card.tsx';
import { UplinkCard } from './uplink-card.tsx';

/** Wi-Fi Management: the radios of a device, one card a band, and all that hangs on them (TN-061..TN-079). */
export default function WifiManagement({ device }: { device: Device }) {
  const { endpointId, online, prodClass } = device;
  const text = useText();
  const client = useQueryClient();
  const model = useModelOf()(device);
  const { supportFeatures } = model;
  const [wanted, setWanted] = useState<{ idx: number; form: RadioForm } | null>(null);
  const has = {
    clients: supportFeatures.includes('connectedDevices'),
    guests: supportFeatures.includes('guestWifi'),
    steering: supportFeatures.includes('bandSteering'),
    // A router has its uplink by cable.
    uplink: prodClass !== 'APROUTER',
  };
  const at = useMoment();
  const radios = useQuery(deviceRadiosQuery(endpointId, at));
  const clients = useQuery({ ...deviceStationsQuery(endpointId, at), enabled: has.clients });
  const guests = useQuery({ ...guestsQuery(endpointId, at), enabled: has.guests });
  const uplinks = useQuery({ ...uplinksQuery(endpointId, at), enabled: has.uplink });
  for (const read of [radios, guests, uplinks])
    if (read.error && !read.data)
      return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  const isLoading = [clients, guests, uplinks].some((read) => read.isLoading);
  if (!radios.data || isLoading) return <Skeleton className="h-96 w-full" />;
  const { data } = radios;
  const lead = data.radios.find(isLeading);
  const ask = async () => {
    const keep = async (key: readonly string[], answer: Promise<unknown>) =>
      showNewest(client, key, await answer);
    await keep(deviceKeys.radios(endpointId), askForRadios(endpointId));
    if (has.clients) await keep(deviceKeys.stations(endpointId), askForStations(endpointId));
    if (has.guests) await keep(deviceKeys.guests(endpointId), askForGuests(endpointId));
    if (has.uplink) await keep(deviceKeys.uplinks(endpointId), askForUplinks(endpointId));
  };
  const isEmpty =
    data.radios.every(({ enable }) => enable === null) ||
    (has.clients && !clients.data?.observedAt) ||
    (has.guests && !guests.data?.guestWifis.some(({ isInit }) => isInit)) ||
    (has.uplink && !uplinks.data?.observedAt);
  return (
    <div className="flex flex-col gap-4">
      <Refresh online={online} isEmpty={isEmpty} ask={ask} />
      {data.radios.length === 0 ? (
        <EmptyState icon={<Wifi className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        data.radios.map((radio) => (
          <RadioCard
            key={radio.idx}
            device={device}
            radio={radio}
            steeredBy={(data.band_steering && lead) || null}
            observedAt={data.observedAt}
            wanted={wanted?.idx === radio.idx ? wanted.form : null}
            onClose={() => setWanted(null)}
          />
        ))
      )}
      {supportFeatures.includes('wifiChannelScan') ? (
        <ChannelScanCard
          device={device}
          radios={data.radios}
          onChannel={(radio, channel) => setWanted({ idx: radio.idx, form: formWith(model, radio, channel) })}
        />
      ) : null}
      {has.steering && lead && data.band_steering !== null ? (
        <SteeringCard device={device} isOn={data.band_steering} lead={lead} observedAt={data.observedAt} />
      ) : null}
      {guests.data?.guestWifis.map((guest, at) => (
        <GuestCard
          key={guest.idx}
          device={device}
          guest={guest}
          number={at + 1}
          observedAt={guests.data?.observedAt ?? null}
        />
      ))}
      {uplinks.data?.endpoints.map((uplink) => (
        <UplinkCard
          key={uplink.idx}
          device={device}
          uplink={uplink}
          observedAt={uplinks.data?.observedAt ?? null}
        />
      ))}
      {has.clients ? <StationsCard endpointId={endpointId} /> : null}
      {data.radios.length > 0 ? <ResetCard device={device} /> : null}
    </div>
  );
}
