import { useState } from 'react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { SettingsCard, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import { type Device, nameOf } from '../queries.ts';
import { uplinkMessages as messages, networkMessages as networks, stationMessages } from './messages.ts';
import type { DeviceEndpoint } from './queries.ts';
import { WhoLeaves } from './who-leaves.tsx';

interface UplinkForm {
  enable: boolean;
}

interface CardProps {
  device: Device;
  uplink: DeviceEndpoint;
  observedAt: string | null;
}

function UplinkSheet({
  device,
  uplink,
  sheet,
}: Omit<CardProps, 'observedAt'> & { sheet: SettingsSheet<UplinkForm> }) {
  const { endpointId } = device;
  const text = useText();
  const before = { enable: uplink.enable ?? true };
  const form = useSettingsForm<UplinkForm>(before, sheet.kept);
  const [sure, setSure] = useState<UplinkForm | null>(null);
  const set = useCommand('enableEndpoint', { form });
  const apply = async (wanted: UplinkForm) => {
    setSure(null);
    const answer = await set.run({ body: { endpointId, idx: uplink.idx, enable: wanted.enable } });
    if (answer) sheet.onSent(answer.data, { ...wanted }, wanted);
  };
  return (
    <>
      <EditSheet
        form={form}
        limits={{}}
        title={text(messages.edit)}
        verb={text(messages.apply)}
        busy={set.busy}
        onSubmit={(wanted) => {
          if (wanted.enable === before.enable) return sheet.onClose();
          setSure(wanted);
        }}
        onClose={sheet.onClose}
      >
        <CheckField<UplinkForm> name="enable" label={text(messages.turnOn)} />
      </EditSheet>
      <WhoLeaves
        open={sure !== null}
        device={device}
        onTrial
        of={{}}
        title={text(messages.sure)}
        body={text(messages.sureHelp, { device: nameOf(device) })}
        verb={text(messages.apply)}
        onConfirm={() => void (sure && apply(sure))}
        onClose={() => setSure(null)}
      />
    </>
  );
}

/** The uplink of an extender: the Wi-Fi in which it is a client itself (CL-066, CL-067). */
export function UplinkCard({ device, uplink, observedAt }: CardProps) {
  const text = useText();
  const formats = useFormats();
  const onOff = (value: string) => text(value === 'true' ? networks.on : networks.off);
  const rate = (kilobits: number | null) => (kilobits === null ? '–' : formats.number(kilobits / 1000));
  const rates =
    uplink.downlink_rate === null && uplink.uplink_rate === null
      ? null
      : text(stationMessages.rateValues, { down: rate(uplink.downlink_rate), up: rate(uplink.uplink_rate) });
  const rows: [string, string | null][] = [
    [text(messages.state), uplink.enable === null ? null : onOff(String(uplink.enable))],
    [text(messages.network), uplink.ssid_name],
    [
      text(stationMessages.signal),
      uplink.signal_strength === null ? null : text(stationMessages.dbm, { value: uplink.signal_strength }),
    ],
    [text(stationMessages.rates), rates],
    [text(stationMessages.mac), uplink.mac_address],
  ];
  return (
    <SettingsCard<UplinkForm>
      title={text(messages.title)}
      device={device}
      kind="WifiEndpoint"
      operation="enableEndpoint"
      group="endpoint"
      edit={text(messages.edit)}
      settings={{ enable: { label: text(messages.state), show: onOff } }}
      observed={uplink}
      isUnread={uplink.enable === null}
      sheet={(sheet) => <UplinkSheet device={device} uplink={uplink} sheet={sheet} />}
    >
      <PropertyList>
        {rows.map(([label, value]) => (
          <Property key={label} label={label} mono={value !== null && value === uplink.mac_address}>
            <LiveValue value={value} observedAt={observedAt} />
          </Property>
        ))}
      </PropertyList>
    </SettingsCard>
  );
}
