import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setGuestWifiGuestWifisLimits } from '#api/limits.gen.ts';
import { guestOptions } from '#domain/radio/guests.ts';
import { isOpen, securityFlaws } from '#domain/radio/security.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { changedOf, SettingsCard, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import type { Device } from '../queries.ts';
import { flawMessages, guestMessages as messages, networkMessages as networks } from './messages.ts';
import type { DeviceGuest } from './queries.ts';
import { useRadioSettings } from './radio-settings.ts';
import { PassphraseField } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

const formOf = (guest: DeviceGuest) => ({
  enable: guest.enable ?? false,
  ssid: guest.ssid ?? '',
  ssid_adv_enable: guest.ssid_adv_enable ?? true,
  security_mode: guest.security_mode ?? '',
  encryption_mode: guest.encryption_mode ?? '',
  isolation: guest.isolation ?? false,
  key_pass_phrase: '',
});
type GuestForm = ReturnType<typeof formOf>;

interface CardProps {
  device: Device;
  guest: DeviceGuest;
  /** From 1: the card is Guest-1 (TN-073). */
  number: number;
  observedAt: string | null;
}

function GuestSheet({
  device,
  guest,
  title,
  sheet,
}: Omit<CardProps, 'number' | 'observedAt'> & { title: string; sheet: SettingsSheet<GuestForm> }) {
  const { endpointId } = device;
  const text = useText();
  const settings = useRadioSettings();
  const model = useModelOf()(device);
  const before = formOf(guest);
  const form = useSettingsForm(before, sheet.kept);
  const values = { ...before, ...useWatch({ control: form.control }) };
  // TN-075, RU-061
  const options = guestOptions(model, { ...guest, security_mode: values.security_mode });
  const [sure, setSure] = useState(false);
  const set = useCommand('setGuestWifi', { form });
  const turn = useCommand('enableGuestWifi', { form });
  const changeOf = (wanted: GuestForm) => {
    const { key_pass_phrase: key, encryption_mode: encryption, ...same } = changedOf(before, wanted);
    const open = isOpen(wanted.security_mode);
    return {
      ...same,
      ...(key && !open ? { key_pass_phrase: key } : {}),
      ...(encryption !== undefined && options.encryptions.length > 0 ? { encryption_mode: encryption } : {}),
    };
  };
  const check = (wanted: GuestForm) => {
    const change = changeOf(wanted);
    if (Object.keys(change).length === 0) return sheet.onClose();
    const flaws = securityFlaws(guest, change);
    for (const { field, problem } of flaws)
      if (field in wanted) form.setError(field as keyof GuestForm, { message: text(flawMessages[problem]) });
    if (flaws.length === 0) setSure(true);
  };
  const apply = async () => {
    setSure(false);
    const wanted = form.getValues();
    const { enable, ...change } = changeOf(wanted);
    const { idx } = guest;
    const onlyTurns = enable !== undefined && Object.keys(change).length === 0;
    const answer = onlyTurns
      ? await turn.run({ body: { endpointId, guestWifis: [{ idx, enable }] } })
      : await set.run({ body: { endpointId, guestWifis: [{ idx, ...changeOf(wanted) }] } });
    if (answer) sheet.onSent(answer.data, changeOf(wanted), wanted);
  };
  const choicesOf = (offered: readonly string[], own: string) =>
    [...new Set([...offered, own])]
      .filter(Boolean)
      .map((value) => ({ value, label: settings.security_mode.show(value) }));
  return (
    <>
      <EditSheet
        form={form}
        limits={setGuestWifiGuestWifisLimits}
        title={title}
        verb={text(messages.apply)}
        busy={set.busy || turn.busy}
        onSubmit={check}
        onClose={sheet.onClose}
      >
        <CheckField<GuestForm> name="enable" label={text(messages.turnOn)} />
        <TextField<GuestForm> name="ssid" label={settings.ssid_name.label} />
        {guest.ssid_adv_enable === null ? null : (
          <CheckField<GuestForm> name="ssid_adv_enable" label={text(messages.advertised)} />
        )}
        {guest.isolation === null ? null : (
          <CheckField<GuestForm> name="isolation" label={text(networks.isolate)} />
        )}
        {guest.security_mode === null ? null : (
          <SelectField<GuestForm>
            name="security_mode"
            label={settings.security_mode.label}
            choices={choicesOf(options.securityModes, before.security_mode)}
          />
        )}
        {guest.encryption_mode === null || options.encryptions.length === 0 ? null : (
          <SelectField<GuestForm>
            name="encryption_mode"
            label={settings.encryption_mode.label}
            choices={choicesOf(options.encryptions, before.encryption_mode)}
          />
        )}
        <PassphraseField<GuestForm>
          name="key_pass_phrase"
          mode={values.security_mode}
          before={before.security_mode}
        />
      </EditSheet>
      <WhoLeaves
        open={sure}
        device={device}
        of={{ ssids: [guest.ssid], bands: [guest.band] }}
        body={text(messages.changeHelp)}
        verb={text(messages.apply)}
        onConfirm={() => void apply()}
        onClose={() => setSure(false)}
      />
    </>
  );
}

/** A guest network as observed, and its change as a task (TN-073..TN-079). */
export function GuestCard({ device, guest, number, observedAt }: CardProps) {
  const text = useText();
  const radio = useRadioSettings();
  const band = guest.band?.replace('GHz', ' GHz') ?? '';
  const title = text(messages.name, { number, band });
  const edit = text(messages.edit, { number });
  const settings = {
    enable: { label: text(messages.state), show: radio.enable.show },
    ssid: radio.ssid_name,
    ssid_adv_enable: {
      label: text(networks.hidden),
      show: (value: string) => radio.hidden_ssid.show(String(value !== 'true')),
    },
    isolation: radio.isolation,
    security_mode: radio.security_mode,
    encryption_mode: radio.encryption_mode,
    key_pass_phrase: radio.key_pass_phrase,
  };
  const fields = (
    ['enable', 'ssid', 'security_mode', 'encryption_mode', 'ssid_adv_enable', 'isolation'] as const
  ).filter(
    (field) =>
      (field !== 'encryption_mode' || !isOpen(guest.security_mode)) &&
      (field !== 'isolation' || guest.isolation !== null),
  );
  const shownOf = (field: (typeof fields)[number]) => {
    const own = guest[field];
    return own === null ? null : settings[field].show(String(own));
  };
  return (
    <SettingsCard<GuestForm>
      title={title}
      device={device}
      kind="GuestWifi"
      operation="setGuestWifi"
      group="networks"
      edit={edit}
      settings={settings}
      observed={guest}
      isUnread={!guest.isInit}
      sheet={(sheet) => <GuestSheet device={device} guest={guest} title={edit} sheet={sheet} />}
    >
      <PropertyList>
        {fields.map((field) => (
          <Property key={field} label={settings[field].label}>
            <LiveValue value={shownOf(field)} observedAt={observedAt} />
          </Property>
        ))}
      </PropertyList>
    </SettingsCard>
  );
}
