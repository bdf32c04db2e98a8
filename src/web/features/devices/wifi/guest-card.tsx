import { isOpen } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Device } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { observedRows } from '../settings/setting.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { type GuestForm, useGuestSettings } from './guest-settings.ts';
import { GuestSheet } from './guest-sheet.tsx';
import { guestMessages as messages } from './messages.ts';
import type { DeviceGuest } from './queries.ts';
import { Reveal } from './reveal.tsx';

interface GuestCardProps {
  device: Device;
  guest: DeviceGuest;
  /** From 1: the card is Guest-1 (TN-073). */
  number: number;
  observedAt: string | null;
}

/** A guest network as observed, and its change as a task (TN-073..TN-079). */
export function GuestCard({ device, guest, number, observedAt }: GuestCardProps) {
  const text = useText();
  const settings = useGuestSettings();
  const band = guest.band?.replace('GHz', ' GHz') ?? '';
  const shown = [
    ...(['enable', 'ssid', 'security_mode'] as const),
    ...(isOpen(guest.security_mode) ? [] : (['encryption_mode'] as const)),
    'ssid_adv_enable' as const,
    ...(guest.isolation === null ? [] : (['isolation'] as const)),
  ];
  return (
    <SettingsCard<GuestForm>
      title={text(messages.name, { number, band })}
      device={device}
      kind="GuestWifi"
      operation="setGuestWifi"
      group="networks"
      edit={text(messages.edit, { number })}
      settings={settings}
      observed={guest}
      isUnread={!guest.isInit}
      sheet={(sheet) => <GuestSheet {...{ device, guest, sheet }} />}
    >
      <ObservedList rows={observedRows(settings, guest, shown)} observedAt={observedAt}>
        <Reveal endpointId={device.endpointId} network={{ idx: guest.idx, security: guest.security_mode }} />
      </ObservedList>
    </SettingsCard>
  );
}
