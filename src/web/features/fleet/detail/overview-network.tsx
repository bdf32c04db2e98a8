import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notAvailable } from '#domain/display.ts';
import { type BandClients, clientsOnBand } from '#domain/radio/band-clients.ts';
import { ratingOf } from '#web/entities/task/results.ts';
import { LiveValue } from '#web/features/devices/device/page/live-value.tsx';
import {
  messages as deviceMessages,
  healthMessages as messages,
} from '#web/features/devices/device/page/messages.ts';
import {
  type DeviceRadio,
  deviceRadiosQuery,
  deviceStationsQuery,
} from '#web/features/devices/device/queries.ts';
import { type DeviceWan, networkQuery } from '#web/features/devices/network/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Cell } from './overview-cell.tsx';

/** The value of a cell, as far as it could be read. */
function Read<Answer>(props: {
  query: Pick<UseQueryResult<Answer>, 'data' | 'isError'>;
  children: (answer: Answer) => ReactNode;
}) {
  const text = useText();
  const { data, isError } = props.query;
  if (data !== undefined) return props.children(data);
  return isError ? (
    <span className="text-secondary">{text(messages.unreadValue)}</span>
  ) : (
    <Skeleton className="h-5 w-28" />
  );
}

interface UplinkCellProps {
  endpointId: string;
  /** True if the model has pages of its network. */
  isKnown: boolean;
  /** True if its uplink is the WAN, and not a network at home. */
  isGateway: boolean;
  /** Values that are known without those pages. */
  address: string | null;
  observedAt: string | null;
}

export function UplinkCell({ endpointId, isKnown, isGateway, address, observedAt }: UplinkCellProps) {
  const text = useText();
  const enabled = useBlocked('getWan') === null && isKnown;
  const wan = useQuery({ ...networkQuery(endpointId, 'wan'), enabled });
  if (!enabled)
    return (
      <Cell label={text(deviceMessages.address)}>
        <LiveValue value={address} observedAt={observedAt} />
      </Cell>
    );
  return (
    <Cell label={text(isGateway ? messages.wan : deviceMessages.address)}>
      <Read query={wan}>{(known) => <Uplink known={known} address={address} />}</Read>
    </Cell>
  );
}

function Uplink({
  known: { wan, connection_type: type },
  address,
}: {
  known: DeviceWan;
  address: string | null;
}) {
  const text = useText();
  const ip = wan.ip ?? address;
  return (
    <>
      {wan.status === 'Down' ? <Badge tone="danger">{text(messages.linkDown)}</Badge> : null}
      {ip ? <CopyableId id={ip} /> : notAvailable}
      <span className="text-caption text-secondary">
        {[type, wan.gateway && text(messages.gateway, { address: wan.gateway })].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

export function ClientsCell({ endpointId }: { endpointId: string }) {
  const text = useText();
  const enabled = useBlocked('getConnectedNetwork') === null;
  const connected = useQuery({ ...networkQuery(endpointId, 'connected'), enabled });
  if (!enabled) return null;
  return (
    <Cell label={text(messages.clients)}>
      <Read query={connected}>
        {({ hosts, host_count: count }) => {
          const here = hosts.filter(({ active }) => active);
          const by = (type: string) => here.filter((host) => host.interface_type === type).length;
          // Some devices count their clients and name none.
          if (hosts.length === 0 && count) return text(messages.clientsKnown, { count });
          return (
            <>
              {text(messages.clientsHere, { count: here.length })}
              {here.length > 0 ? (
                <span className="text-caption text-secondary">
                  {text(messages.clientsBy, { wifi: by('Wi-Fi'), cable: by('Ethernet') })}
                </span>
              ) : null}
            </>
          );
        }}
      </Read>
    </Cell>
  );
}

/** CO-053..CO-055 */
const tones = { good: 'success', warning: 'notice', bad: 'danger' } as const;

/** Each band with its channel and the client that hears it worst. */
export function WifiCell({ endpointId, hasClients }: { endpointId: string; hasClients: boolean }) {
  const text = useText();
  const enabled = useBlocked('getRadio') === null;
  const radios = useQuery({ ...deviceRadiosQuery(endpointId), enabled });
  const mayReadClients = useBlocked('getAssociatedDevices') === null;
  const clients = useQuery({ ...deviceStationsQuery(endpointId), enabled: mayReadClients && hasClients });
  const dateTime = useDateTime();
  if (!enabled) return null;
  const reported = clients.data;
  return (
    <Cell wide label={text(messages.wifi)}>
      <Read query={radios}>
        {(known) =>
          known.radios.length === 0 ? (
            notAvailable
          ) : (
            <>
              <ul className="flex w-full flex-col gap-1">
                {known.radios.map((radio) => (
                  <Band
                    key={radio.idx}
                    radio={radio}
                    clients={
                      reported
                        ? clientsOnBand(
                            { stations: reported.associated_devices, count: reported.client_count },
                            radio.frequency_band,
                          )
                        : null
                    }
                  />
                ))}
              </ul>
              {reported?.observedAt ? (
                <span className="text-caption text-secondary">
                  {reported.elsewhere_count ? (
                    <>
                      {text(messages.clientsElsewhere, { count: reported.elsewhere_count })}
                      <br />
                    </>
                  ) : null}
                  {text(messages.clientsAsOf, { time: dateTime(reported.observedAt) })}
                </span>
              ) : null}
            </>
          )
        }
      </Read>
    </Cell>
  );
}

interface BandProps {
  radio: DeviceRadio;
  /** Null: not read. */
  clients: BandClients | null;
}

function Band({ radio, clients }: BandProps) {
  const text = useText();
  const band = radio.frequency_band?.replace('GHz', ' GHz') ?? String(radio.idx);
  const channel = radio.channel_in_use ?? radio.channel;
  const weakest = clients?.weakest ?? null;
  const facts = [
    channel === null ? null : text(messages.channel, { channel }),
    clients === null
      ? null
      : clients.count === null
        ? text(messages.bandClientsUnknown)
        : text(messages.bandClients, { count: clients.count }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {band}{' '}
        <span className="text-caption text-secondary">
          {radio.enable === false ? text(messages.bandOff) : facts.filter(Boolean).join(', ')}
        </span>
      </span>
      {radio.enable !== false && weakest !== null ? (
        <Badge tone={tones[ratingOf(weakest)]}>{text(messages.bandSignal, { value: weakest })}</Badge>
      ) : null}
    </li>
  );
}
