import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setRadioRadiosLimits } from '#api/limits.gen.ts';
import { forcesAuto, radioOptions } from '#domain/radio/limits.ts';
import { isEnterprise, isOpen, securityFlaws } from '#domain/radio/security.ts';
import { isLeading } from '#domain/radio/steering.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { changedOf, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import type { Device, DeviceRadio } from '../queries.ts';
import { flawMessages, radioMessages as messages, networkMessages as networks } from './messages.ts';
import { auto, formOf, type RadioForm, settingsOf, useRadioSettings } from './radio-settings.ts';
import { Decided, PassphraseField, RadiusFields } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

interface SheetProps {
  device: Device;
  radio: DeviceRadio;
  /** What 5 GHz has, where all bands have it (RU-059); null where each has its own. */
  steeredBy: DeviceRadio | null;
  title: string;
  sheet: SettingsSheet<RadioForm>;
}

/** What means nothing with the other choices: it is not shown, and not sent. */
function meaningless(
  { security_mode: mode, operating_channel_bandwidth: width }: RadioForm,
  encryptions: number,
) {
  const radius = ['radius_server_addr', 'radius_server_port', 'radius_server_secret'] as const;
  return [
    ...(width === '40MHz' ? [] : (['extension_channel'] as const)),
    ...(encryptions > 0 ? [] : (['encryption_mode'] as const)),
    ...(isOpen(mode) || isEnterprise(mode) ? (['key_pass_phrase'] as const) : []),
    ...(isEnterprise(mode) ? [] : radius.flatMap((field) => [field, `secondary_${field}` as const])),
  ];
}

/** TN-062..TN-064: what can be chosen depends on what else is chosen. */
export function RadioSheet({ device, radio, steeredBy, title, sheet }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useRadioSettings();
  const model = useModelOf()(device);
  const before = formOf(radio);
  const form = useSettingsForm(before, sheet.kept);
  const values = { ...before, ...useWatch({ control: form.control }) };
  const next = { ...radio, ...settingsOf(values) };
  const options = radioOptions(model, next);
  const forced = forcesAuto(next);
  const { setValue } = form;
  const [sure, setSure] = useState(false);
  useEffect(() => {
    // RU-049
    if (forced) setValue('channel', auto, { shouldDirty: true });
  }, [forced, setValue]);
  const isWide = values.operating_channel_bandwidth === '40MHz';
  const set = useCommand('setRadio', { form });
  const changeOf = (wanted: RadioForm) => {
    const hidden = meaningless(wanted, options.encryptions.length);
    const changed = Object.entries(changedOf(before, wanted)).filter(([field]) =>
      hidden.every((one) => one !== field),
    );
    return settingsOf(Object.fromEntries(changed));
  };
  const check = (wanted: RadioForm) => {
    const change = changeOf(wanted);
    if (Object.keys(change).length === 0) return sheet.onClose();
    const flaws = securityFlaws(radio, change);
    for (const { field, problem } of flaws)
      if (field in wanted) form.setError(field as keyof RadioForm, { message: text(flawMessages[problem]) });
    if (flaws.length === 0) setSure(true);
  };
  const apply = async () => {
    setSure(false);
    const wanted = form.getValues();
    const change = changeOf(wanted);
    const answer = await set.run({ body: { endpointId, radios: [{ idx: radio.idx, ...change }] } });
    if (answer) sheet.onSent(answer.data, change, wanted);
  };
  const isTuned = (['operating_standard', 'operating_channel_bandwidth', 'extension_channel'] as const).some(
    (field) => values[field] !== before[field],
  );
  const select = (name: Exclude<keyof RadioForm, 'enable'>, offered: readonly unknown[], help?: string) => {
    const own = String(before[name] ?? '');
    if (own === '') return null;
    // What it has already stays possible, unless another choice takes it away.
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
      <EditSheet
        form={form}
        limits={setRadioRadiosLimits}
        title={title}
        verb={text(messages.apply)}
        busy={set.busy}
        onSubmit={check}
        onClose={sheet.onClose}
      >
        <CheckField<RadioForm> name="enable" label={text(messages.turnOn)} />
        {select('operating_standard', options.standards)}
        {select('operating_channel_bandwidth', options.widths)}
        {isWide ? select('extension_channel', options.extensions, text(messages.extensionHelp)) : null}
        {select('channel', [...(options.autoChannel ? [auto] : []), ...options.channels])}
        {select('power', options.powers)}
        {radio.ssid_name === null ? null : (
          <>
            <h3 className="mt-2 border-stroke border-t pt-4 text-dense font-medium">{text(networks.main)}</h3>
            {steeredBy && !steered ? (
              <p className="text-caption text-secondary">{text(networks.leads)}</p>
            ) : null}
            {shared('ssid_name', <TextField<RadioForm> name="ssid_name" label={settings.ssid_name.label} />)}
            {radio.hidden_ssid === null ? null : (
              <CheckField<RadioForm> name="hidden_ssid" label={text(networks.hide)} />
            )}
          </>
        )}
        {shared('security_mode', select('security_mode', options.securityModes))}
        {options.encryptions.length > 0
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
        {radio.rekeying_interval === null || isOpen(values.security_mode) ? null : (
          <NumberField<RadioForm>
            name="rekeying_interval"
            label={settings.rekeying_interval.label}
            help={text(networks.rekeyingHelp)}
          />
        )}
        {radio.wps === null || isOpen(values.security_mode) || isEnterprise(values.security_mode) ? null : (
          <CheckField<RadioForm> name="wps" label={text(networks.wpsOn)} />
        )}
        {radio.isolation === null ? null : (
          <CheckField<RadioForm> name="isolation" label={text(networks.isolate)} />
        )}
      </EditSheet>
      <WhoLeaves
        open={sure}
        device={device}
        onTrial
        of={steeredBy && !steered ? {} : { bands: [radio.frequency_band] }}
        verb={text(messages.apply)}
        onConfirm={() => void apply()}
        onClose={() => setSure(false)}
      />
    </>
  );
}
