import { useQuery } from '@tanstack/react-query';
import { setWanLimits } from '#api/limits.gen.ts';
import { connectionTypesOf, wanProblems } from '#domain/network/wan.ts';
import { rollbackMs } from '#domain/task-kinds/kind.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { useMoment } from '../device/moment.ts';
import { type Device, nameOf } from '../device/queries.ts';
import { refusals } from '../settings/refusals.ts';
import type { SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { messages, problemMessages } from './messages.ts';
import { type DeviceWan, networkQuery } from './queries.ts';
import { changeOf, formOf, hiddenOf, typeNames, useWanSettings, type WanForm } from './wan-settings.ts';

interface WanSheetProps {
  device: Device;
  known: DeviceWan;
  sheet: SettingsSheet<WanForm>;
}

export function WanSheet({ device, known, sheet }: WanSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useWanSettings();
  const lan = useQuery(networkQuery(endpointId, 'lan', useMoment())).data?.lan ?? null;
  const change = useSettingsChange({
    sheet,
    operation: 'setWan',
    limits: setWanLimits,
    before: formOf(known),
    hidden: hiddenOf(known),
    changeOf,
    problems: (wan) => refusals(wanProblems(known.wan, wan, lan), problemMessages),
    input: (wan) => ({ body: { endpointId, ...wan } }),
  });
  const field = (name: Exclude<keyof WanForm, 'connection_type' | 'mtu' | 'password'>) =>
    change.isShown(name) ? <TextField<WanForm> name={name} label={settings[name].label} /> : null;
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.applyWan)}>
        <SelectField<WanForm>
          name="connection_type"
          label={settings.connection_type.label}
          choices={connectionTypesOf(known.wan).map((value) => ({ value, label: text(typeNames[value]) }))}
        />
        {field('ip')}
        {field('mask')}
        {field('gateway')}
        {field('dns1')}
        {field('dns2')}
        {field('username')}
        {change.isShown('password') ? (
          <SecretField<WanForm> name="password" label={settings.password.label} />
        ) : null}
        <NumberField<WanForm> name="mtu" label={settings.mtu.label} />
        {change.isShown('ipv6_enable') ? (
          <CheckField<WanForm> name="ipv6_enable" label={text(messages.ipv6On)} />
        ) : null}
        {change.isShown('dhcpv6_enable') ? (
          <CheckField<WanForm> name="dhcpv6_enable" label={settings.dhcpv6_enable.label} />
        ) : null}
        {field('ipv6_address')}
        {field('ipv6_gateway')}
      </EditSheet>
      <ConfirmDialog
        {...change.confirmProps}
        title={text(known.takesBack ? messages.triedOut : messages.mayCutOff)}
        body={text(known.takesBack ? messages.triedOutHelp : messages.mayCutOffHelp, {
          device: nameOf(device),
          seconds: rollbackMs / 1000,
        })}
        verb={text(messages.applyWan)}
        danger={!known.takesBack}
      />
    </>
  );
}
