import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setWanLimits } from '#api/limits.gen.ts';
import { formatUptime } from '#domain/display.ts';
import {
  type ConnectionType,
  connectionTypeOf,
  connectionTypesOf,
  hasIpv6,
  type WanChange,
  wanProblems,
} from '#domain/network/wan.ts';
import { rollbackMs } from '#domain/task-kinds.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { changedOf, SettingsCard, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import { useMoment } from '../past/moment.ts';
import { type Device, nameOf } from '../queries.ts';
import { messages, problemMessages } from './messages.ts';
import { type DeviceWan, networkQuery } from './queries.ts';

const formOf = ({ wan, connection_type: type }: DeviceWan) => ({
  connection_type: type ?? '',
  ip: wan.ip ?? '',
  mask: wan.mask ?? '',
  gateway: wan.gateway ?? '',
  dns1: wan.dns1 ?? '',
  dns2: wan.dns2 ?? '',
  mtu: wan.mtu,
  username: wan.username ?? '',
  password: '',
  ipv6_enable: wan.ipv6_enable ?? false,
  dhcpv6_enable: wan.dhcpv6_enable ?? false,
  ipv6_address: wan.ipv6_address ?? '',
  ipv6_gateway: wan.ipv6_gateway ?? '',
});
type WanForm = ReturnType<typeof formOf>;

const typeNames: Record<ConnectionType, typeof messages.typeDhcp> = {
  DHCP: messages.typeDhcp,
  PPPoE: messages.typePppoe,
  Static: messages.typeStatic,
};
const isType = (value: string): value is ConnectionType => Object.hasOwn(typeNames, value);

/** What the other choices of a form leave to be set: the rest is given by the other side, or is not there. */
function settable(form: WanForm, hasSix: boolean): (keyof WanForm)[] {
  const six: (keyof WanForm)[] = form.dhcpv6_enable
    ? ['ipv6_enable', 'dhcpv6_enable']
    : ['ipv6_enable', 'dhcpv6_enable', 'ipv6_address', 'ipv6_gateway'];
  return [
    'connection_type',
    'mtu',
    ...(form.connection_type === 'Static' ? (['ip', 'mask', 'gateway', 'dns1', 'dns2'] as const) : []),
    ...(form.connection_type === 'PPPoE' ? (['username', 'password'] as const) : []),
    ...(hasSix ? (form.ipv6_enable ? six : (['ipv6_enable'] as const)) : []),
  ];
}

/** What was changed, in the terms of the call. A new static connection names its whole address. */
function changeOf(before: WanForm, after: WanForm, hasSix: boolean): WanChange {
  const fields = settable(after, hasSix);
  const becomesStatic = after.connection_type === 'Static' && before.connection_type !== 'Static';
  const changed = becomesStatic
    ? { ...changedOf(before, after), ip: after.ip, mask: after.mask, gateway: after.gateway }
    : changedOf(before, after);
  const {
    connection_type: type,
    mtu,
    ...same
  } = Object.fromEntries(
    Object.entries(changed).filter(([field]) => fields.some((one) => one === field)),
  ) as Partial<WanForm>;
  return {
    ...same,
    ...(type !== undefined && isType(type) ? { connection_type: type } : {}),
    ...(mtu === undefined || mtu === null ? {} : { mtu }),
  };
}

/** Names of the settings, and the texts shown for their values. */
function useWanSettings() {
  const text = useText();
  const onOff = (value: string) => text(value === 'true' ? messages.on : messages.off);
  return {
    connection_type: {
      label: text(messages.type),
      show: (value: string) => (isType(value) ? text(typeNames[value]) : value),
    },
    ip: { label: text(messages.ip) },
    mask: { label: text(messages.mask) },
    gateway: { label: text(messages.gateway) },
    dns1: { label: text(messages.dns1) },
    dns2: { label: text(messages.dns2) },
    mtu: { label: text(messages.mtu) },
    username: { label: text(messages.username) },
    password: { label: text(messages.password) },
    ipv6_enable: { label: text(messages.ipv6), show: onOff },
    dhcpv6_enable: { label: text(messages.dhcpv6), show: onOff },
    ipv6_address: { label: text(messages.ipv6Address) },
    ipv6_gateway: { label: text(messages.ipv6Gateway) },
  };
}

interface WanSheetProps {
  device: Device;
  known: DeviceWan;
  sheet: SettingsSheet<WanForm>;
}

/** TN-083, RU-092, RU-093: what can be set depends on how the device is connected. */
function WanSheet({ device, known, sheet }: WanSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useWanSettings();
  const lan = useQuery(networkQuery(endpointId, 'lan', useMoment())).data?.lan ?? null;
  const before = formOf(known);
  const form = useSettingsForm(before, sheet.kept);
  const values = { ...before, ...useWatch({ control: form.control }) };
  const six = hasIpv6(known.wan);
  const shown = settable(values, six);
  const [sure, setSure] = useState(false);
  const set = useCommand('setWan', { form });
  const check = (wanted: WanForm) => {
    const change = changeOf(before, wanted, six);
    if (Object.keys(change).length === 0) return sheet.onClose();
    const problems = wanProblems(known.wan, change, lan);
    for (const { field, problem } of problems)
      form.setError(field, { message: text(problemMessages[problem]) });
    if (problems.length === 0) setSure(true);
  };
  const apply = async () => {
    setSure(false);
    const wanted = form.getValues();
    const change = changeOf(before, wanted, six);
    const answer = await set.run({ body: { endpointId, ...change } });
    if (answer) sheet.onSent(answer.data, { ...change }, wanted);
  };
  const field = (name: 'ip' | 'mask' | 'gateway' | 'dns1' | 'dns2' | 'ipv6_address' | 'ipv6_gateway') =>
    shown.includes(name) ? <TextField<WanForm> name={name} label={settings[name].label} /> : null;
  return (
    <>
      <EditSheet
        form={form}
        limits={setWanLimits}
        title={text(messages.editWan)}
        verb={text(messages.applyWan)}
        busy={set.busy}
        onSubmit={check}
        onClose={sheet.onClose}
      >
        <SelectField<WanForm>
          name="connection_type"
          label={settings.connection_type.label}
          choices={connectionTypesOf(known.wan).map((type) => ({
            value: type,
            label: text(typeNames[type]),
          }))}
        />
        {field('ip')}
        {field('mask')}
        {field('gateway')}
        {field('dns1')}
        {field('dns2')}
        {shown.includes('username') ? (
          <TextField<WanForm> name="username" label={settings.username.label} />
        ) : null}
        {shown.includes('password') ? (
          <SecretField<WanForm> name="password" label={settings.password.label} />
        ) : null}
        <NumberField<WanForm> name="mtu" label={settings.mtu.label} />
        {six ? <CheckField<WanForm> name="ipv6_enable" label={text(messages.ipv6On)} /> : null}
        {shown.includes('dhcpv6_enable') ? (
          <CheckField<WanForm> name="dhcpv6_enable" label={settings.dhcpv6_enable.label} />
        ) : null}
        {field('ipv6_address')}
        {field('ipv6_gateway')}
      </EditSheet>
      <ConfirmDialog
        open={sure}
        title={text(known.takesBack ? messages.triedOut : messages.mayCutOff)}
        body={text(known.takesBack ? messages.triedOutHelp : messages.mayCutOffHelp, {
          device: nameOf(device),
          seconds: rollbackMs / 1000,
        })}
        verb={text(messages.applyWan)}
        danger={!known.takesBack}
        onConfirm={() => void apply()}
        onClose={() => setSure(false)}
      />
    </>
  );
}

/** The uplink as observed, and its change as a task (CL-074, CL-079). */
export function WanCard({ device, known }: { device: Device; known: DeviceWan }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useLanguage();
  const settings = useWanSettings();
  const { wan, connection_type: type, observedAt } = known;
  const value = (shown: string | number | null) => <LiveValue value={shown} observedAt={observedAt} />;
  const upDown = (state: string | null) =>
    state === 'Up' ? text(messages.up) : state === 'Down' ? text(messages.down) : state;
  const rows: [string, string | null][] = [
    [text(messages.status), upDown(wan.status)],
    [settings.connection_type.label, type && settings.connection_type.show(type)],
    [settings.ip.label, wan.ip],
    [settings.mask.label, wan.mask],
    [settings.gateway.label, (type === 'DHCP' ? wan.dhcp_gateway : null) ?? wan.gateway],
    [settings.dns1.label, wan.dns1],
    [settings.dns2.label, wan.dns2],
    [settings.mtu.label, wan.mtu === null ? null : text(messages.bytes, { count: formats.number(wan.mtu) })],
    [text(messages.mac), wan.mac_address],
  ];
  if (type === 'DHCP') rows.push([text(messages.lease), formatUptime(wan.lease_time_remaining, language)]);
  if (type === 'PPPoE')
    rows.push([settings.username.label, wan.username], [text(messages.pppStatus), wan.ppp_status]);
  rows.push([
    settings.ipv6_enable.label,
    hasIpv6(wan) ? settings.ipv6_enable.show(`${wan.ipv6_enable}`) : text(messages.ipv6None),
  ]);
  if (wan.ipv6_enable)
    rows.push(
      [settings.ipv6_address.label, wan.ipv6_address],
      [text(messages.ipv6Prefix), wan.ipv6_prefix],
      [settings.ipv6_gateway.label, wan.ipv6_gateway],
    );
  return (
    <SettingsCard<WanForm>
      title={text(messages.wan)}
      device={device}
      kind="WanSettings"
      operation="setWan"
      group="wan"
      edit={text(messages.editWan)}
      settings={settings}
      observed={{ ...wan, connection_type: type }}
      derived={(was) => ({ connection_type: connectionTypeOf({ ...wan, ...was }) })}
      isUnread={wan.status === null && wan.mtu === null}
      sheet={(sheet) => <WanSheet device={device} known={known} sheet={sheet} />}
    >
      <PropertyList>
        {rows.map(([label, shown]) => (
          <Property key={label} label={label} mono={/^[0-9a-f.:/]+$/i.test(shown ?? '')}>
            {value(shown)}
          </Property>
        ))}
      </PropertyList>
    </SettingsCard>
  );
}
