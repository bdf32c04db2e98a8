import { useQuery } from '@tanstack/react-query';
import { Activity, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { type NetworkSection, ratePerSecond } from '#domain/network/statistics.ts';
import { after } from '#web/ambient/clock.ts';
import { RateChart } from '#web/charts/rate-chart.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages as detailMessages } from '../device/page/messages.ts';
import { type Device, deviceKeys } from '../device/queries.ts';
import { messages } from './messages.ts';
import { askForNetwork, type NetworkStatistics } from './queries.ts';
import { sectionNames } from './section-names.ts';

const readEveryS = 5;
/** Readings are stored, so live mode ends by itself. */
const stopAfterMinutes = 10;
const readingsKept = 120;

const sizes = [
  { size: 1e12, unit: 'TB' },
  { size: 1e9, unit: 'GB' },
  { size: 1e6, unit: 'MB' },
] as const;

type Counter = Exclude<keyof NetworkStatistics['network_stat'][number], 'section' | 'exact'>;

const sectionOf = (reading: NetworkStatistics | undefined, section: NetworkSection) =>
  reading?.network_stat.find((one) => one.section === section);

/** Bits a second from the reading before to this one. */
function rateOf(
  before: NetworkStatistics | undefined,
  after_: NetworkStatistics | undefined,
  section: NetworkSection,
  counter: 'bytes_received' | 'bytes_sent',
): number | null {
  if (!before?.observedAt || !after_?.observedAt) return null;
  const seconds = (Date.parse(after_.observedAt) - Date.parse(before.observedAt)) / 1000;
  const [from, to] = [sectionOf(before, section), sectionOf(after_, section)];
  const bytes = from && to ? ratePerSecond(from[counter], to[counter], seconds) : null;
  return bytes === null ? null : bytes * 8;
}

function useMeasuring(device: Device) {
  const [measuring, setMeasuring] = useState(false);
  const [readings, setReadings] = useState<readonly NetworkStatistics[]>([]);
  useEffect(
    () => (measuring ? after(stopAfterMinutes * 60_000, () => setMeasuring(false)) : undefined),
    [measuring],
  );
  const live = useQuery({
    queryKey: [...deviceKeys.network(device.endpointId), 'measured'],
    queryFn: () => askForNetwork(device.endpointId, 'statistics'),
    enabled: measuring && device.online,
    refetchInterval: readEveryS * 1000,
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = live;
  if (measuring && data && readings.at(-1) !== data) setReadings([...readings, data].slice(-readingsKept));
  return {
    readings,
    error: live.error,
    measuring: measuring && device.online,
    begin: () => {
      setReadings([]);
      setMeasuring(true);
    },
    end: () => setMeasuring(false),
  };
}

/** Shows the traffic of each interface, and its rate during a measurement (CL-084). */
export function StatisticsCard({ device, known }: { device: Device; known: NetworkStatistics }) {
  const text = useText();
  const formats = useFormats();
  const { readings, measuring, begin, end } = useMeasuring(device);
  const last = readings.at(-1) ?? known;
  const before = readings.at(-2);
  const bytes = (value: number | null) => {
    if (value === null) return null;
    const { size, unit } = sizes.find((one) => value >= one.size) ?? sizes[2];
    return `${formats.fixed(value / size, 1)} ${unit}`;
  };
  const rate = (value: number | null) => (value === null ? null : `${formats.fixed(value / 1e6, 2)} Mbit/s`);
  const countOf = (one: NetworkStatistics['network_stat'][number], counter: Counter) => {
    const exact = one.exact[counter];
    const value = one[counter];
    return exact !== undefined
      ? formats.number(BigInt(exact))
      : value === null
        ? null
        : formats.number(value);
  };
  const both = (received: string | null, sent: string | null) =>
    received === null && sent === null ? null : (
      <span className="md:whitespace-nowrap">
        {text(messages.pair, { received: received ?? notAvailable, sent: sent ?? notAvailable })}
      </span>
    );
  const withRates = before !== undefined;
  const points = readings.slice(1).map((reading, at) => ({
    received: rateOf(readings[at], reading, 'wan', 'bytes_received'),
    sent: rateOf(readings[at], reading, 'wan', 'bytes_sent'),
  }));
  if (last.network_stat.length === 0)
    return (
      <Card title={text(messages.statistics)}>
        <EmptyState icon={<Activity className="size-5" aria-hidden />} title={text(messages.noStatistics)}>
          {text(messages.noStatisticsHelp)}
        </EmptyState>
      </Card>
    );
  return (
    <Card
      title={text(messages.statistics)}
      actions={
        measuring ? (
          <Button icon={<Square className="size-4" aria-hidden />} onClick={end}>
            {text(messages.stop)}
          </Button>
        ) : (
          <Button
            icon={<Activity className="size-4" aria-hidden />}
            blocked={device.online ? null : text(detailMessages.refreshOffline)}
            onClick={begin}
          >
            {text(messages.live)}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status" className="text-dense text-secondary">
          {measuring
            ? text(messages.liveHelp, { seconds: readEveryS, minutes: stopAfterMinutes })
            : text(messages.notMeasured)}
        </p>
        {points.length > 1 ? (
          <RateChart
            points={points}
            label={text(messages.chart, { count: points.length })}
            names={{ received: text(messages.rateDown), sent: text(messages.rateUp) }}
          />
        ) : null}
        <SimpleTable
          caption={text(messages.statistics)}
          head={[
            text(messages.section),
            ...(withRates ? [text(messages.rateDown), text(messages.rateUp)] : []),
            text(messages.total),
            ...(withRates ? [] : [text(messages.packets)]),
            text(messages.errors),
            text(messages.discards),
          ]}
          rows={last.network_stat.map((one) => ({
            id: one.section,
            cells: [
              sectionNames[one.section],
              ...(withRates
                ? [
                    rate(rateOf(before, last, one.section, 'bytes_received')),
                    rate(rateOf(before, last, one.section, 'bytes_sent')),
                  ]
                : []),
              both(bytes(one.bytes_received), bytes(one.bytes_sent)),
              ...(withRates ? [] : [both(countOf(one, 'packets_received'), countOf(one, 'packets_sent'))]),
              both(countOf(one, 'errors_received'), countOf(one, 'errors_sent')),
              both(countOf(one, 'discards_received'), countOf(one, 'discards_sent')),
            ],
          }))}
        />
      </div>
    </Card>
  );
}
