import type { ModelProfile } from '#domain/models.ts';
import { forcesAuto, radioOptions } from '#domain/radio/limits.ts';
import { isEnterprise, isOpen, keyOf } from '#domain/radio/security.ts';
import { withVisibleBlanks } from '#domain/text/blanks.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { DeviceRadio } from '../device/queries.ts';
import type { Given } from '../settings/changed.ts';
import { radioMessages as messages, networkMessages as networks } from './messages.ts';

/** The choice that leaves a channel to the device. */
export const auto = 'Auto';

export const formOf = (radio: DeviceRadio) => ({
  enable: radio.enable ?? true,
  operating_standard: radio.operating_standard ?? '',
  operating_channel_bandwidth: radio.operating_channel_bandwidth ?? '',
  extension_channel: radio.extension_channel ?? '',
  channel: radio.auto_channel_enable ? auto : String(radio.channel ?? ''),
  power: String(radio.power ?? ''),
  ssid_name: radio.ssid_name ?? '',
  hidden_ssid: radio.hidden_ssid ?? false,
  security_mode: radio.security_mode ?? '',
  encryption_mode: radio.encryption_mode ?? '',
  key_pass_phrase: '',
  radius_server_addr: radio.radius_server_addr ?? '',
  radius_server_port: radio.radius_server_port,
  radius_server_secret: '',
  secondary_radius_server_addr: radio.secondary_radius_server_addr ?? '',
  secondary_radius_server_port: radio.secondary_radius_server_port,
  secondary_radius_server_secret: '',
  rekeying_interval: radio.rekeying_interval,
  wps: radio.wps ?? false,
  isolation: radio.isolation ?? false,
});
export type RadioForm = ReturnType<typeof formOf>;

/** The form with a channel chosen, which needs a side of its own for the second channel of 40 MHz (RU-049). */
export function formWith(model: ModelProfile, radio: DeviceRadio, channel: number): RadioForm {
  const form = formOf(radio);
  if (!forcesAuto(radio)) return { ...form, channel: String(channel) };
  const sides = ['AboveControlChannel', 'BelowControlChannel'];
  const extension = sides.find((side) =>
    radioOptions(model, { ...radio, extension_channel: side }).channels.includes(channel),
  );
  return { ...form, channel: String(channel), extension_channel: extension ?? form.extension_channel };
}

/** Fields that do not apply to the other choices, or that the device does not report. */
export function hiddenOf(
  radio: DeviceRadio,
  form: RadioForm,
  encryptions: readonly string[],
): (keyof RadioForm)[] {
  const { security_mode: mode, operating_channel_bandwidth: width } = form;
  const radius = ['radius_server_addr', 'radius_server_port', 'radius_server_secret'] as const;
  return [
    ...(['ssid_name', 'hidden_ssid', 'rekeying_interval', 'wps', 'isolation'] as const).filter(
      (field) => radio[field] === null,
    ),
    ...(width === '40MHz' ? [] : (['extension_channel'] as const)),
    ...(encryptions.length > 0 ? [] : (['encryption_mode'] as const)),
    ...(isOpen(mode) ? (['rekeying_interval'] as const) : []),
    ...(isOpen(mode) || isEnterprise(mode) ? (['key_pass_phrase', 'wps'] as const) : []),
    ...(isEnterprise(mode) ? [] : radius.flatMap((field) => [field, `secondary_${field}` as const])),
  ];
}

/** A form, or what was changed in it, in the terms of the call. */
export const settingsOf = ({ channel, power, key_pass_phrase: key, ...same }: Given<RadioForm>) => ({
  ...same,
  ...(key === undefined ? {} : keyOf(key)),
  ...(power === undefined ? {} : { power: Number(power) }),
  ...(channel === undefined
    ? {}
    : channel === auto
      ? { auto_channel_enable: true }
      : { auto_channel_enable: false, channel: Number(channel) }),
});

/** Names of the settings, and the texts shown for their values. */
export function useRadioSettings() {
  const text = useText();
  const words = {
    [auto]: text(messages.auto),
    AboveControlChannel: text(messages.above),
    BelowControlChannel: text(messages.below),
    None: text(messages.openNetwork),
    true: text(networks.on),
    false: text(networks.off),
  };
  const show = (value: string): string => Reflect.get(words, value) ?? value;
  const yesNo = (value: string) => text(value === 'true' ? networks.yes : networks.no);
  return {
    enable: { label: text(messages.enable), show },
    operating_standard: {
      label: text(messages.operating_standard),
      show: (value: string) => `802.11 ${value.replaceAll(',', '/')}`,
    },
    operating_channel_bandwidth: {
      label: text(messages.operating_channel_bandwidth),
      show: (value: string) => show(value.replace('MHz', ' MHz')),
    },
    extension_channel: { label: text(messages.extension_channel), show },
    auto_channel_enable: { label: text(messages.autoChannel), show },
    channel: { label: text(messages.channel), show },
    power: {
      label: text(messages.power),
      show: (value: string) => (value === '-1' ? words.Auto : text(messages.percent, { value })),
    },
    ssid_name: { label: text(messages.ssid_name), show: withVisibleBlanks },
    hidden_ssid: { label: text(networks.hidden), show: yesNo },
    security_mode: { label: text(messages.security_mode), show },
    encryption_mode: { label: text(messages.encryption_mode), show },
    key_pass_phrase: { label: text(networks.passphrase), show },
    pre_shared_key: { label: text(networks.passphrase), show },
    radius_server_addr: { label: text(networks.radius), show },
    radius_server_port: { label: text(networks.radiusPort), show },
    radius_server_secret: { label: text(networks.radiusSecret), show },
    secondary_radius_server_addr: { label: text(networks.radius2), show },
    secondary_radius_server_port: { label: text(networks.radiusPort2), show },
    secondary_radius_server_secret: { label: text(networks.radiusSecret2), show },
    rekeying_interval: {
      label: text(networks.rekeying),
      show: (value: string) => (value === '0' ? text(networks.never) : text(networks.seconds, { value })),
    },
    wps: { label: text(networks.wps), show },
    isolation: { label: text(networks.isolation), show },
    dfs: { label: text(networks.dfs), show },
    dfs_state: {
      label: text(networks.dfsState),
      show: (value: string) =>
        value === 'Active' ? text(networks.dfsActive) : value === 'Idle' ? text(networks.dfsIdle) : value,
    },
  };
}
