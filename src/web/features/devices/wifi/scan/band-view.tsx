import { notAvailable } from '#domain/display.ts';
import { recommendChannel } from '#domain/radio/recommendation.ts';
import { type Band, spanOf, widthOf } from '#domain/radio/spectrum.ts';
import { SpectrumChart } from '#web/charts/spectrum-chart.tsx';
import type { ScanEntry } from '#web/entities/task/results.ts';
import type { Device, DeviceRadio } from '#web/features/devices/device/queries.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { RecommendedChannel } from './recommended-channel.tsx';

interface BandViewProps {
  device: Device;
  band: Band;
  /** Entries of all bands, strongest first. */
  entries: readonly ScanEntry[];
  /** Names of the device's own networks: they are shown but count as no interference. */
  own: readonly string[];
  /** The radio of this band; null where the device reported none. */
  radio: DeviceRadio | null;
  onChannel: (radio: DeviceRadio, channel: number) => void;
}

/** One band of a scan: the channel to choose and why, the networks over the channels, and the same as a table. */
export function BandView(props: BandViewProps) {
  const { device, band, entries, own, radio } = props;
  const text = useText();
  const model = useModelOf()(device);
  const isOwn = ({ ssid }: ScanEntry) => own.includes(ssid);
  const here = entries.filter((one) => one.band === band);
  const others = here.filter((one) => !isOwn(one));
  const recommended =
    radio &&
    recommendChannel(
      model,
      radio,
      others.map(({ channel, signal, bandwidth }) => ({ band, channel, signal, width: widthOf(bandwidth) })),
    );
  const width = widthOf(radio?.operating_channel_bandwidth ?? null);
  const mark = (channel: number | null | undefined, label: typeof messages.ownChannel) =>
    channel ? { label: text(label, { channel }), span: spanOf(band, channel, width) } : null;
  const nameOf = ({ ssid }: ScanEntry) => ssid || text(messages.hidden);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {recommended && radio ? (
        <RecommendedChannel recommended={recommended} onUse={(channel) => props.onChannel(radio, channel)} />
      ) : (
        <p className="text-dense text-secondary">{text(messages.unknownRadio)}</p>
      )}
      <SpectrumChart
        band={band}
        label={text(messages.chart, { band: band.replace('GHz', ''), count: here.length })}
        unit={text(messages.dbm)}
        own={mark(radio?.channel, messages.ownChannel)}
        wanted={
          recommended && !recommended.staysBest
            ? mark(recommended.best.channel, messages.wantedChannel)
            : null
        }
        shapes={here.flatMap((one, index) =>
          one.channel === null || one.signal === null
            ? []
            : {
                id: `${index} ${one.bssid}`,
                name: nameOf(one),
                span: spanOf(band, one.channel, widthOf(one.bandwidth)),
                signal: one.signal,
              },
        )}
      />
      {here.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.none)}</p>
      ) : (
        <SimpleTable
          caption={text(messages.networks)}
          head={[
            text(messages.network),
            text(messages.channel),
            text(messages.width),
            text(messages.signal),
            text(messages.security),
            text(messages.standards),
            text(messages.bssid),
          ]}
          rows={here.map((one, index) => ({
            id: `${index} ${one.bssid}`,
            cells: [
              <span key="name" className={one.ssid ? 'wrap-anywhere' : 'text-muted'}>
                {nameOf(one)} {isOwn(one) ? <Badge tone="info">{text(messages.ownNetwork)}</Badge> : null}
              </span>,
              one.channel ?? notAvailable,
              <span key="width" className="whitespace-nowrap">
                {one.bandwidth?.replace('MHz', ' MHz') ?? notAvailable}
              </span>,
              <span key="signal" className="whitespace-nowrap">
                {one.signal === null ? notAvailable : `${one.signal} ${text(messages.dbm)}`}
              </span>,
              one.security === 'None' ? text(messages.open) : (one.security ?? notAvailable),
              one.standards?.replaceAll(',', '/') ?? notAvailable,
              <span key="bssid" className="font-mono">
                {one.bssid ?? notAvailable}
              </span>,
            ],
          }))}
        />
      )}
    </div>
  );
}
