import { isOpen } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import { guestMessages as messages, networkMessages as networks } from './messages.ts';
import type { DeviceGuest } from './queries.ts';
import { useRadioSettings } from './radio-settings.ts';

export const formOf = (guest: DeviceGuest) => ({
  enable: guest.enable ?? false,
  ssid: guest.ssid ?? '',
  ssid_adv_enable: guest.ssid_adv_enable ?? true,
  security_mode: guest.security_mode ?? '',
  encryption_mode: guest.encryption_mode ?? '',
  isolation: guest.isolation ?? false,
  key_pass_phrase: '',
});
export type GuestForm = ReturnType<typeof formOf>;

/** Fields that the network does not report, or that do not apply to its security mode. */
export const hiddenOf = (
  guest: DeviceGuest,
  { security_mode: mode }: GuestForm,
  encryptions: readonly string[],
): (keyof GuestForm)[] => [
  ...(['ssid_adv_enable', 'isolation', 'security_mode', 'encryption_mode'] as const).filter(
    (field) => guest[field] === null,
  ),
  ...(encryptions.length > 0 ? [] : (['encryption_mode'] as const)),
  ...(isOpen(mode) ? (['key_pass_phrase'] as const) : []),
];

/** Names of the settings, and the texts shown for their values. */
export function useGuestSettings() {
  const text = useText();
  const radio = useRadioSettings();
  return {
    enable: { label: text(messages.state), show: radio.enable.show },
    ssid: radio.ssid_name,
    security_mode: radio.security_mode,
    encryption_mode: radio.encryption_mode,
    ssid_adv_enable: {
      label: text(networks.hidden),
      show: (value: string) => radio.hidden_ssid.show(String(value !== 'true')),
    },
    isolation: radio.isolation,
    key_pass_phrase: radio.key_pass_phrase,
    pre_shared_key: radio.pre_shared_key,
  };
}
