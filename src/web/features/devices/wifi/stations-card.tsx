import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { ratingOf } from '#web/entities/task/results.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { useMoment } from '../device/moment.ts';
import { deviceStationsQuery } from '../device/queries.ts';
import { stationMessages as messages } from './messages.ts';

/** CO-053..CO-055 */
const tones = { good: 'success', warning: 'notice', bad: 'danger' } as const;

/** The clients on the device's Wi-Fi with their signal (CL-085). */
export function StationsCard({ endpointId }: { endpointId: string }) {
  const text = useText();
  const formats = useFormats();
  const known = useQuery(deviceStationsQuery(endpointId, useMoment()));
  if (!known.data)
    return known.error ? (
      <ErrorState error={known.error} onRetry={() => void known.refetch()} />
    ) : (
      <Skeleton className="h-60 w-full" />
    );
  const { associated_devices: stations, client_count } = known.data;
  const mono = (value: string | null) => <span className="font-mono">{value ?? notAvailable}</span>;
  const rate = (kilobits: number | null) =>
    kilobits === null ? notAvailable : formats.number(kilobits / 1000);
  return (
    <Card title={text(messages.title)}>
      {stations.length === 0 && client_count ? (
        <p className="text-dense text-secondary">{text(messages.unlisted, { count: client_count })}</p>
      ) : stations.length === 0 ? (
        <EmptyState
          icon={<Smartphone className="size-5" aria-hidden />}
          title={text(client_count === null ? messages.unknown : messages.none)}
        >
          {text(client_count === null ? messages.unknownHelp : messages.noneHelp)}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={text(messages.title)}
          head={[
            text(messages.client),
            text(messages.network),
            text(messages.signal),
            text(messages.rates),
            text(messages.address),
            text(messages.mac),
          ]}
          rows={stations.map((station) => ({
            id: station.mac_address ?? '',
            cells: [
              station.host_name ?? mono(station.mac_address),
              [station.ssid_name, station.frequency_band?.replace('GHz', ' GHz')]
                .filter(Boolean)
                .join(' · ') || notAvailable,
              station.signal_strength === null ? (
                notAvailable
              ) : (
                <Badge key="signal" tone={tones[ratingOf(station.signal_strength)]}>
                  {text(messages.dbm, { value: station.signal_strength })}
                </Badge>
              ),
              text(messages.rateValues, {
                down: rate(station.downlink_rate),
                up: rate(station.uplink_rate),
              }),
              mono(station.ip),
              mono(station.mac_address),
            ],
          }))}
        />
      )}
    </Card>
  );
}
