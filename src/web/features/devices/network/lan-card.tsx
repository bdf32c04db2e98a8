import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setLanLimits } from '#api/limits.gen.ts';
import { formatUptime } from '#domain/display.ts';
import { type LanChange, lanProblems } from '#domain/network/lan.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { changedOf, SettingsCard, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import { useMoment } from '../past/moment.ts';
import { type Device, nameOf } from '../queries.ts';
import { Addresses } from './addresses.tsx';
import { messages, problemMessages } from './messages.ts';
import { type DeviceLan, networkQuery } from './queries.ts';

const formOf = ({ lan }: DeviceLan) => ({
  ip: lan.ip ?? '',
  mask: lan.mask ?? '',
  dhcp_enable: lan.dhcp_enable ?? false,
  min_address: lan.min_address ?? '',
  max_address: lan.max_address ?? '',
  lease_time: lan.lease_time,
  dns_servers: lan.dns_servers ?? '',
  domain_name: lan.domain_name ?? '',
});
type LanForm = ReturnType<typeof formOf>;

/** What was changed, in the terms of the call; the DHCP server's settings only while it is on. */
function changeOf(before: LanForm, after: LanForm): LanChange {
  const { lease_time: lease, ...changed } = changedOf(before, after);
  const { ip, mask, dhcp_enable: dhcp } = changed;
  if (!after.dhcp_enable)
    return {
      ...(ip === undefined ? {} : { ip }),
      ...(mask === undefined ? {} : { mask }),
      ...(dhcp === undefined ? {} : { dhcp_enable: dhcp }),
    };
  return { ...changed, ...(lease === undefined || lease === null ? {} : { lease_time: lease }) };
}

/** Names of the settings, and the texts shown for their values. */
function useLanSettings() {
  const text = useText();
  const { language } = useLanguage();
  return {
    ip: { label: text(messages.ip) },
    mask: { label: text(messages.mask) },
    dhcp_enable: {
      label: text(messages.dhcpServer),
      show: (value: string) => text(value === 'true' ? messages.on : messages.off),
    },
    min_address: { label: text(messages.first) },
    max_address: { label: text(messages.last) },
    lease_time: {
      label: text(messages.leaseTime),
      show: (value: string) =>
        Number(value) < 0 ? text(messages.forEver) : formatUptime(Number(value), language),
    },
    dns_servers: { label: text(messages.dnsServers) },
    domain_name: { label: text(messages.domain) },
  };
}

interface LanSheetProps {
  device: Device;
  known: DeviceLan;
  sheet: SettingsSheet<LanForm>;
}

function LanSheet({ device, known, sheet }: LanSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useLanSettings();
  const wan = useQuery(networkQuery(endpointId, 'wan', useMoment())).data?.wan;
  const before = formOf(known);
  const form = useSettingsForm(before, sheet.kept);
  const serves = useWatch({ control: form.control, name: 'dhcp_enable' });
  const [sure, setSure] = useState(false);
  const set = useCommand('setLan', { form });
  const apply = async () => {
    setSure(false);
    const wanted = form.getValues();
    const change = changeOf(before, wanted);
    const answer = await set.run({ body: { endpointId, ...change } });
    if (answer) sheet.onSent(answer.data, { ...change }, wanted);
  };
  const check = (wanted: LanForm) => {
    const change = changeOf(before, wanted);
    if (Object.keys(change).length === 0) return sheet.onClose();
    const problems = wan ? lanProblems(known.lan, change, wan) : [];
    for (const { field, problem } of problems)
      form.setError(field, { message: text(problemMessages[problem]) });
    if (problems.length > 0) return;
    return change.ip === undefined && change.mask === undefined ? apply() : setSure(true);
  };
  const field = (name: 'ip' | 'mask' | 'min_address' | 'max_address' | 'domain_name') => (
    <TextField<LanForm> name={name} label={settings[name].label} />
  );
  return (
    <>
      <EditSheet
        form={form}
        limits={setLanLimits}
        title={text(messages.editLan)}
        verb={text(messages.applyLan)}
        busy={set.busy}
        onSubmit={check}
        onClose={sheet.onClose}
      >
        {field('ip')}
        {field('mask')}
        <CheckField<LanForm> name="dhcp_enable" label={text(messages.dhcpServerOn)} />
        {serves ? (
          <>
            {field('min_address')}
            {field('max_address')}
            <NumberField<LanForm>
              name="lease_time"
              label={settings.lease_time.label}
              help={text(messages.leaseTimeHelp)}
            />
            <TextField<LanForm>
              name="dns_servers"
              label={settings.dns_servers.label}
              help={text(messages.dnsServersHelp)}
            />
            {field('domain_name')}
          </>
        ) : null}
      </EditSheet>
      <ConfirmDialog
        open={sure}
        title={text(messages.lanMoves)}
        body={text(messages.lanMovesHelp, { device: nameOf(device) })}
        verb={text(messages.applyLan)}
        danger
        onConfirm={() => void apply()}
        onClose={() => setSure(false)}
      />
    </>
  );
}

/** The home network as observed, its change as a task, and the addresses that are handed out (CL-075, CL-080). */
export function LanCard({ device, known }: { device: Device; known: DeviceLan }) {
  const text = useText();
  const settings = useLanSettings();
  const { lan, observedAt } = known;
  const fields = ['ip', 'mask', 'dhcp_enable'] as const;
  const served = ['min_address', 'max_address', 'lease_time', 'dns_servers', 'domain_name'] as const;
  const show = (field: keyof typeof settings) => {
    const own = lan[field];
    const setting = settings[field];
    return own === null ? null : 'show' in setting ? setting.show(String(own)) : String(own);
  };
  return (
    <SettingsCard<LanForm>
      title={text(messages.lan)}
      device={device}
      kind="LanSettings"
      operation="setLan"
      group="lan"
      edit={text(messages.editLan)}
      settings={settings}
      observed={lan}
      isUnread={lan.ip === null}
      sheet={(sheet) => <LanSheet device={device} known={known} sheet={sheet} />}
    >
      <PropertyList>
        {[...fields, ...(lan.dhcp_enable ? served : [])].map((field) => (
          <Property key={field} label={settings[field].label} mono={!('show' in settings[field])}>
            <LiveValue value={show(field)} observedAt={observedAt} />
          </Property>
        ))}
      </PropertyList>
      {lan.dhcp_enable ? <Addresses device={device} known={known} /> : null}
    </SettingsCard>
  );
}
