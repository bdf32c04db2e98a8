import { isOpen } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Device, DeviceRadio } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { radioMessages as messages } from './messages.ts';
import { type RadioForm, useRadioSettings } from './radio-settings.ts';
import { RadioSheet } from './radio-sheet.tsx';
import { Reveal } from './reveal.tsx';

interface CardProps {
  device: Device;
  radio: DeviceRadio;
  steeredBy: DeviceRadio | null;
  observedAt: string | null;
  /** A form that was begun elsewhere. */
  wanted: RadioForm | null;
  onClose: () => void;
}

/** A radio with its main network as observed, and its change as a task. */
export function RadioCard({ device, radio, steeredBy, observedAt, wanted, onClose }: CardProps) {
  const text = useText();
  const settings = useRadioSettings();
  const band = radio.frequency_band?.replace('GHz', ' GHz') ?? String(radio.idx);
  const edit = text(messages.edit, { band });
  const value = (field: keyof typeof settings & keyof DeviceRadio) => {
    const own = radio[field];
    return own === null ? null : settings[field].show(String(own));
  };
  const channel =
    radio.auto_channel_enable && radio.channel !== null
      ? text(messages.autoNow, { channel: radio.channel })
      : value('channel');
  const optional = (...fields: (keyof typeof settings & keyof DeviceRadio)[]) =>
    Object.fromEntries(
      fields.flatMap((field) => (radio[field] === null ? [] : [[settings[field].label, value(field)]])),
    );
  const shown = {
    [settings.ssid_name.label]: value('ssid_name'),
    [settings.enable.label]: value('enable'),
    [settings.channel.label]: channel,
    [settings.operating_channel_bandwidth.label]: value('operating_channel_bandwidth'),
    ...(radio.operating_channel_bandwidth === '40MHz' ? optional('extension_channel') : {}),
    [settings.operating_standard.label]: value('operating_standard'),
    [settings.power.label]: value('power'),
    [settings.security_mode.label]: value('security_mode'),
    ...(isOpen(radio.security_mode) ? {} : { [settings.encryption_mode.label]: value('encryption_mode') }),
    ...optional('hidden_ssid', 'isolation', 'wps', 'rekeying_interval'),
    // Only 5 GHz shares channels with radar.
    ...(radio.frequency_band === '5GHz' ? optional('dfs', 'dfs_state') : {}),
    [text(messages.bssid)]: radio.bssid,
  };
  return (
    <SettingsCard<RadioForm>
      title={band}
      device={device}
      kind="RadioSettings"
      operation="setRadio"
      group="radio"
      edit={edit}
      settings={settings}
      observed={radio}
      offered={wanted && { form: wanted, onClose }}
      isUnread={radio.enable === null && radio.channel === null}
      sheet={(sheet) => <RadioSheet {...{ device, radio, steeredBy, sheet }} />}
    >
      <ObservedList
        rows={Object.entries(shown).map(([label, own]) => ({
          label,
          value: own,
          mono: own !== null && own === radio.bssid,
        }))}
        observedAt={observedAt}
      >
        {radio.ssid_idx === null ? null : (
          <Reveal
            endpointId={device.endpointId}
            network={{ idx: radio.ssid_idx, security: radio.security_mode }}
          />
        )}
      </ObservedList>
    </SettingsCard>
  );
}
