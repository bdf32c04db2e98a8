import { type ReactNode, useEffect } from 'react';
import { setRadioRadiosLimits } from '#api/limits.gen.ts';
import { forcesAuto, radioOptions } from '#domain/radio/limits.ts';
import { securityFlaws } from '#domain/radio/security.ts';
import { isLeading } from '#domain/radio/steering.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import type { Device, DeviceRadio } from '../device/queries.ts';
import { givenOf } from '../settings/changed.ts';
import { refusals } from '../settings/refusals.ts';
import type { SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import {
  flawMessages,
  radioMessages as messages,
  networkMessages as networks,
  stationMessages,
} from './messages.ts';
import { atPassphrase, limitsWithKey } from './passphrase.ts';
import { auto, formOf, hiddenOf, type RadioForm, settingsOf, useRadioSettings } from './radio-settings.ts';
import { Decided, PassphraseField, RadiusFields } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

interface RadioSheetProps {
  device: Device;
  radio: DeviceRadio;
  /** Settings of 5 GHz, if all bands have them (RU-059); null if each has its own. */
  steeredBy: DeviceRadio | null;
  sheet: SettingsSheet<RadioForm>;
}

/** TN-062..TN-064: what can be chosen depends on what else is chosen. */
export function RadioSheet({ device, radio, steeredBy, sheet }: RadioSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useRadioSettings();
  const model = useModelOf()(device);
  const before = formOf(radio);
  const withForm = (form: RadioForm) => ({ ...radio, ...settingsOf(givenOf(form)) });
  const change = useSettingsChange({
    sheet,
    operation: 'setRadio',
    limits: ({ key_pass_phrase: key }) => limitsWithKey(setRadioRadiosLimits, key),
    before,
    hidden: (form) => hiddenOf(radio, form, radioOptions(model, withForm(form)).encryptions),
    changeOf: settingsOf,
    problems: (wanted) => refusals(atPassphrase(securityFlaws(radio, wanted)), flawMessages),
    input: (wanted) => ({ body: { endpointId, radios: [{ idx: radio.idx, ...wanted }] } }),
  });
  const { form, values, isShown } = change;
  const options = radioOptions(model, withForm(values));
  const forced = forcesAuto(withForm(values));
  const { setValue } = form;
  useEffect(() => {
    // RU-049
    if (forced) setValue('channel', auto, { shouldDirty: true });
  }, [forced, setValue]);
  const isTuned = (['operating_standard', 'operating_channel_bandwidth', 'extension_channel'] as const).some(
    (field) => values[field] !== before[field],
  );
  const select = (name: Exclude<keyof RadioForm, 'enable'>, offered: readonly unknown[], help?: string) => {
    const own = String(before[name] ?? '');
    if (own === '' || !isShown(name)) return null;
    // The current value stays a choice, unless another choice rules it out.
    const kept = isTuned && (name === 'channel' || name === 'operating_channel_bandwidth') ? [] : [own];
    const all = [...new Set([...offered.map(String), ...(offered.length > 0 ? kept : [])])];
    const choices = all.map((value) => ({ value, label: settings[name].show(value) }));
    return (
      <SelectField<RadioForm>
        name={name}
        label={settings[name].label}
        choices={choices}
        {...(help ? { help } : {})}
      />
    );
  };
  const steered = steeredBy && !isLeading(radio) ? steeredBy : null;
  /** The field itself, or what 5 GHz decides. */
  const shared = (name: 'ssid_name' | 'security_mode' | 'encryption_mode', field: ReactNode) =>
    steered ? (
      <Decided
        label={settings[name].label}
        value={settings[name].show(radio[name] ?? '')}
        why={text(networks.steered)}
      />
    ) : (
      field
    );
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.apply)}>
        <CheckField<RadioForm> name="enable" label={text(messages.turnOn)} />
        {select('operating_standard', options.standards)}
        {select('operating_channel_bandwidth', options.widths)}
        {select('extension_channel', options.extensions, text(messages.extensionHelp))}
        {select('channel', [...(options.autoChannel ? [auto] : []), ...options.channels])}
        {select('power', options.powers)}
        {isShown('ssid_name') ? (
          <>
            <h3 className="mt-2 border-stroke border-t pt-4 text-dense font-medium">
              {text(stationMessages.network)}
            </h3>
            {steeredBy && !steered ? (
              <p className="text-caption text-secondary">{text(networks.leads)}</p>
            ) : null}
            {shared(
              'ssid_name',
              <TextField<RadioForm> name="ssid_name" label={settings.ssid_name.label} keepsBlanks />,
            )}
            {isShown('hidden_ssid') ? (
              <CheckField<RadioForm> name="hidden_ssid" label={text(networks.hide)} />
            ) : null}
          </>
        ) : null}
        {shared('security_mode', select('security_mode', options.securityModes))}
        {isShown('encryption_mode')
          ? shared('encryption_mode', select('encryption_mode', options.encryptions))
          : null}
        {steered ? null : (
          <PassphraseField<RadioForm>
            name="key_pass_phrase"
            mode={values.security_mode}
            before={before.security_mode}
          />
        )}
        <RadiusFields mode={values.security_mode} />
        {isShown('rekeying_interval') ? (
          <NumberField<RadioForm>
            name="rekeying_interval"
            label={settings.rekeying_interval.label}
            help={text(networks.rekeyingHelp)}
          />
        ) : null}
        {isShown('wps') ? <CheckField<RadioForm> name="wps" label={text(networks.wpsOn)} /> : null}
        {isShown('isolation') ? (
          <CheckField<RadioForm> name="isolation" label={text(networks.isolation)} />
        ) : null}
      </EditSheet>
      <WhoLeaves
        {...change.confirmProps}
        device={device}
        onTrial
        of={steeredBy && !steered ? {} : { bands: [radio.frequency_band] }}
        verb={text(messages.apply)}
      />
    </>
  );
}
