import { useState } from 'react';
import { bands } from '#domain/radio/spectrum.ts';
import { type ScanEntry, scanResult } from '#web/entities/task/results.ts';
import type { Device, DeviceRadio } from '#web/features/devices/device/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Run } from '../../diagnostics/diagnosis.ts';
import { DiagnosisCard, type Starters } from '../../diagnostics/diagnosis-card.tsx';
import { useRecentRuns } from '../../diagnostics/recent.ts';
import { BandView } from './band-view.tsx';
import { messages } from './messages.ts';

interface ScanProps {
  device: Device;
  radios: readonly DeviceRadio[];
  /** Opens the form of the radio with the channel chosen. */
  onChannel: (radio: DeviceRadio, channel: number) => void;
}

function Found(props: ScanProps & { entries: readonly ScanEntry[]; found: number | null; run: Run }) {
  const { entries, found, radios, device, run, onChannel } = props;
  const text = useText();
  const dateTime = useDateTime();
  const there = bands.filter(
    (band) =>
      radios.some((radio) => radio.frequency_band === band) || entries.some((one) => one.band === band),
  );
  const [chosen, setChosen] = useState(there[0] ?? '2.4GHz');
  const band = there.find((one) => one === chosen) ?? there[0];
  if (!band) return <p className="text-dense text-secondary">{text(messages.none)}</p>;
  const own = radios.flatMap(({ ssid_name: name }) => name ?? []);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-dense text-secondary">
        {run.end ? text(messages.asOf, { time: dateTime(run.end.at) }) : null}{' '}
        {found !== null && found > entries.length
          ? text(messages.shown, { shown: entries.length, found })
          : null}
      </p>
      <Tabs
        label={text(messages.bands)}
        value={band}
        tabs={there.map((value) => ({
          value,
          label: text(messages.band, { band: value.replace('GHz', '') }),
          count: entries.filter((one) => one.band === value).length,
        }))}
        onChange={setChosen}
      >
        <BandView
          key={band}
          device={device}
          band={band}
          entries={entries}
          own={own}
          radio={radios.find((radio) => radio.frequency_band === band) ?? null}
          onChannel={onChannel}
        />
      </Tabs>
    </div>
  );
}

/** Networks around the device, and the channel on which it would be disturbed least (TN-056..TN-060, CL-069). */
export function ChannelScanCard(props: ScanProps) {
  const { device } = props;
  const runs = useRecentRuns(device.endpointId, 'WifiScanChannel');
  const [starters] = useState<Starters>(() => new Map());
  return (
    <DiagnosisCard
      kind="WifiScanChannel"
      {...{ device, starters, runs }}
      idle={messages.idle}
      form={null}
      params={() => ({})}
      result={(run) => (run.result ? <Found {...props} {...scanResult(run.result.data)} run={run} /> : null)}
    />
  );
}
