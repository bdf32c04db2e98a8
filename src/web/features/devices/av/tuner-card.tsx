import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { ActionDialog } from '../device/action-dialog.tsx';
import { actionEntries, useBlockedReason } from '../device/device-actions.ts';
import { LiveValue } from '../device/page/live-value.tsx';
import { messages as detailMessages } from '../device/page/messages.ts';
import type { Device } from '../device/queries.ts';
import { messages } from './messages.ts';
import { Meter } from './meter.tsx';
import type { DeviceAv } from './queries.ts';

type TunerAction = 'ChannelScan' | 'LNBSettings';

/** From `good` on a satellite picture is stable; below `fair` it breaks up in rain. */
const toneOf = (value: number, good: number, fair: number) =>
  value >= good ? 'success' : value >= fair ? 'notice' : 'danger';

/** TN-136..TN-141: what the tuner receives, and its LNB settings. */
export function TunerCard({ device, known }: { device: Device; known: DeviceAv }) {
  const { tuner, observedAt } = known;
  const { lnbSettings } = device;
  const text = useText();
  const formats = useFormats();
  const blockedReason = useBlockedReason();
  const [pending, setPending] = useState<TunerAction | null>(null);
  const live = (value: string | number | null, unit?: string) => (
    <LiveValue value={value} observedAt={observedAt} {...(unit === undefined ? {} : { unit })} />
  );
  const button = (action: TunerAction) => (
    <Button blocked={blockedReason(action, [device])} onClick={() => setPending(action)}>
      {text(actionEntries[action].label)}
    </Button>
  );
  const { frequency, polarization, signal_strength: strength, signal_quality: quality } = tuner;
  const number = !tuner.current_channel ? '' : `${tuner.current_channel} `;
  const channel = `${number}${tuner.current_channel_name ?? ''}`.trim();
  const polarizations: Record<string, string> = {
    Horizontal: text(messages.horizontal),
    Vertical: text(messages.vertical),
  };
  return (
    <Card
      title={text(messages.tuner)}
      actions={
        <div className="flex flex-wrap items-center gap-2 py-1.5">
          {button('LNBSettings')}
          {button('ChannelScan')}
        </div>
      }
    >
      <PropertyList columns={1}>
        <Property label={text(messages.signal)}>
          <LiveValue value={tuner.locked === null ? null : String(tuner.locked)} observedAt={observedAt}>
            <Badge tone={tuner.locked ? 'success' : 'danger'}>
              {text(tuner.locked ? messages.locked : messages.notLocked)}
            </Badge>
          </LiveValue>
        </Property>
        <Property label={text(messages.strength)}>
          {strength === null ? (
            live(null)
          ) : (
            <Meter
              label={text(messages.strength)}
              value={strength}
              least={-80}
              most={-20}
              unit="dBm"
              tone={toneOf(strength, -60, -70)}
            />
          )}
        </Property>
        <Property label={text(messages.quality)}>
          {quality === null ? (
            live(null)
          ) : (
            <Meter
              label={text(messages.quality)}
              value={quality}
              least={0}
              most={100}
              unit="%"
              tone={toneOf(quality, 60, 40)}
            />
          )}
        </Property>
        <Property label={text(messages.snr)}>{live(tuner.snr, 'dB')}</Property>
        <Property label={text(messages.frequency)}>
          {live(frequency === null ? null : formats.number(frequency / 1000), 'MHz')}
        </Property>
        <Property label={text(messages.polarization)}>
          {live(polarization && (polarizations[polarization] ?? polarization))}
        </Property>
        <Property label={text(messages.symbolRate)}>
          {live(tuner.symbol_rate === null ? null : formats.number(tuner.symbol_rate), 'kSym/s')}
        </Property>
        <Property label={text(messages.modulation)}>{live(tuner.modulation)}</Property>
        <Property label={text(messages.channel)}>{live(channel === '' ? null : channel)}</Property>
        <Property label={text(messages.channels)}>{live(tuner.channels)}</Property>
        <Property label={text(detailMessages.lnb)}>
          {live(lnbSettings?.type ? `${lnbSettings.type} ${formatText(lnbSettings.value)}` : null)}
        </Property>
        <Property label={text(detailMessages.googleAccount)}>
          {formatText(
            device.googleSignedIn === null
              ? null
              : text(device.googleSignedIn ? detailMessages.googleSignedIn : detailMessages.googleSignedOut),
          )}
        </Property>
      </PropertyList>
      {pending ? (
        <ActionDialog
          pending={{ action: pending, devices: [device] }}
          onClose={() => setPending(null)}
          onDone={() => setPending(null)}
        />
      ) : null}
    </Card>
  );
}
