import { useQuery } from '@tanstack/react-query';
import { setLanLimits } from '#api/limits.gen.ts';
import { type LanChange, lanProblems } from '#domain/network/lan.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useMoment } from '../device/moment.ts';
import { type Device, nameOf } from '../device/queries.ts';
import { refusals } from '../settings/refusals.ts';
import type { SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { formOf, type LanForm, ofDhcpServer, useLanSettings } from './lan-settings.ts';
import { messages, problemMessages } from './messages.ts';
import { type DeviceLan, networkQuery } from './queries.ts';

interface LanSheetProps {
  device: Device;
  known: DeviceLan;
  sheet: SettingsSheet<LanForm>;
}

export function LanSheet({ device, known, sheet }: LanSheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useLanSettings();
  const wan = useQuery(networkQuery(endpointId, 'wan', useMoment())).data?.wan;
  const change = useSettingsChange({
    sheet,
    operation: 'setLan',
    limits: setLanLimits,
    before: formOf(known),
    hidden: (values) => (values.dhcp_enable ? [] : ofDhcpServer),
    changeOf: (changed): LanChange => changed,
    problems: (lan) => (wan ? refusals(lanProblems(known.lan, lan, wan), problemMessages) : []),
    confirmWhen: ({ ip, mask }) => ip !== undefined || mask !== undefined,
    input: (lan) => ({ body: { endpointId, ...lan } }),
  });
  const field = (name: Exclude<keyof LanForm, 'dhcp_enable' | 'lease_time'>, help?: string) => (
    <TextField<LanForm> name={name} label={settings[name].label} help={help} />
  );
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.applyLan)}>
        {field('ip')}
        {field('mask')}
        <CheckField<LanForm> name="dhcp_enable" label={text(messages.dhcpServerOn)} />
        {change.values.dhcp_enable ? (
          <>
            {field('min_address')}
            {field('max_address')}
            <NumberField<LanForm>
              name="lease_time"
              label={settings.lease_time.label}
              help={text(messages.leaseTimeHelp)}
            />
            {field('dns_servers', text(messages.dnsServersHelp))}
            {field('domain_name')}
          </>
        ) : null}
      </EditSheet>
      <ConfirmDialog
        {...change.confirmProps}
        title={text(messages.lanMoves)}
        body={text(messages.lanMovesHelp, { device: nameOf(device) })}
        verb={text(messages.applyLan)}
        danger
      />
    </>
  );
}
