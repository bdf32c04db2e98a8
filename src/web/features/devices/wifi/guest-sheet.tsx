import { setGuestWifiGuestWifisLimits } from '#api/limits.gen.ts';
import { guestOptions } from '#domain/radio/guests.ts';
import { keyOf, securityFlaws } from '#domain/radio/security.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import type { Device } from '../device/queries.ts';
import { refusals } from '../settings/refusals.ts';
import type { SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { formOf, type GuestForm, hiddenOf, useGuestSettings } from './guest-settings.ts';
import { flawMessages, guestMessages as messages, networkMessages as networks } from './messages.ts';
import { atPassphrase, limitsWithKey } from './passphrase.ts';
import type { DeviceGuest } from './queries.ts';
import { PassphraseField } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

interface GuestSheetProps {
  device: Device;
  guest: DeviceGuest;
  sheet: SettingsSheet<GuestForm>;
}

export function GuestSheet({ device, guest, sheet }: GuestSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useGuestSettings();
  const model = useModelOf()(device);
  const before = formOf(guest);
  // TN-075, RU-061
  const optionsOf = ({ security_mode }: GuestForm) => guestOptions(model, { ...guest, security_mode });
  const change = useSettingsChange({
    sheet,
    operation: ({ enable, ...others }: { enable?: boolean }) =>
      enable !== undefined && Object.keys(others).length === 0 ? 'enableGuestWifi' : 'setGuestWifi',
    limits: ({ key_pass_phrase: key }) => limitsWithKey(setGuestWifiGuestWifisLimits, key),
    before,
    hidden: (values) => hiddenOf(guest, values, optionsOf(values).encryptions),
    changeOf: ({ key_pass_phrase: key, ...same }) => ({ ...same, ...(key === undefined ? {} : keyOf(key)) }),
    problems: (wanted) => refusals(atPassphrase(securityFlaws(guest, wanted)), flawMessages),
    input: (wanted) => ({ body: { endpointId, guestWifis: [{ idx: guest.idx, ...wanted }] } }),
  });
  const { values, isShown } = change;
  const select = (name: 'security_mode' | 'encryption_mode', offered: readonly string[]) =>
    isShown(name) ? (
      <SelectField<GuestForm>
        name={name}
        label={settings[name].label}
        choices={[...new Set([...offered, before[name]])]
          .filter(Boolean)
          .map((value) => ({ value, label: settings[name].show(value) }))}
      />
    ) : null;
  const { securityModes, encryptions } = optionsOf(values);
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.apply)}>
        <CheckField<GuestForm> name="enable" label={text(messages.turnOn)} />
        <TextField<GuestForm> name="ssid" label={settings.ssid.label} keepsBlanks />
        {isShown('ssid_adv_enable') ? (
          <CheckField<GuestForm> name="ssid_adv_enable" label={text(messages.advertised)} />
        ) : null}
        {isShown('isolation') ? (
          <CheckField<GuestForm> name="isolation" label={text(networks.isolation)} />
        ) : null}
        {select('security_mode', securityModes)}
        {select('encryption_mode', encryptions)}
        <PassphraseField<GuestForm>
          name="key_pass_phrase"
          mode={values.security_mode}
          before={before.security_mode}
        />
      </EditSheet>
      <WhoLeaves
        {...change.confirmProps}
        device={device}
        of={{ ssids: [guest.ssid], bands: [guest.band] }}
        body={text(messages.changeHelp)}
        verb={text(messages.apply)}
      />
    </>
  );
}
