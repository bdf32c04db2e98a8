import { notAvailable } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField } from '#web/resource/form/fields.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { SettingsCard, type SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import { uplinkMessages as messages, networkMessages as networks, stationMessages } from './messages.ts';
import type { DeviceEndpoint } from './queries.ts';
import { WhoLeaves } from './who-leaves.tsx';

const formOf = ({ enable }: DeviceEndpoint) => ({ enable: enable ?? true });
type UplinkForm = ReturnType<typeof formOf>;

interface CardProps {
  device: Device;
  uplink: DeviceEndpoint;
  observedAt: string | null;
}

interface SheetProps extends Omit<CardProps, 'observedAt'> {
  sheet: SettingsSheet<UplinkForm>;
}

function UplinkSheet({ device, uplink, sheet }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const before = formOf(uplink);
  const change = useSettingsChange({
    sheet,
    operation: 'enableEndpoint',
    limits: {},
    before,
    changeOf: (changed) => changed,
    input: ({ enable = before.enable }) => ({ body: { endpointId, idx: uplink.idx, enable } }),
  });
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.apply)}>
        <CheckField<UplinkForm> name="enable" label={text(messages.turnOn)} />
      </EditSheet>
      <WhoLeaves
        {...change.confirmProps}
        device={device}
        onTrial
        of={{}}
        title={text(messages.sure)}
        body={text(messages.sureHelp, { device: nameOf(device) })}
        verb={text(messages.apply)}
      />
    </>
  );
}

/** The uplink of an extender: the Wi-Fi in which it is a client itself (CL-066, CL-067). */
export function UplinkCard({ device, uplink, observedAt }: CardProps) {
  const text = useText();
  const formats = useFormats();
  const onOff = (value: string) => text(value === 'true' ? networks.on : networks.off);
  const rate = (kilobits: number | null) =>
    kilobits === null ? notAvailable : formats.number(kilobits / 1000);
  const rates =
    uplink.downlink_rate === null && uplink.uplink_rate === null
      ? null
      : text(stationMessages.rateValues, { down: rate(uplink.downlink_rate), up: rate(uplink.uplink_rate) });
  const { enable, signal_strength: signal } = uplink;
  const rows = [
    { label: text(messages.state), value: enable === null ? null : onOff(String(enable)) },
    { label: text(messages.network), value: uplink.ssid_name },
    {
      label: text(stationMessages.signal),
      value: signal === null ? null : text(stationMessages.dbm, { value: signal }),
    },
    { label: text(stationMessages.rates), value: rates },
    { label: text(stationMessages.mac), value: uplink.mac_address, mono: true },
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
      <ObservedList rows={rows} observedAt={observedAt} />
    </SettingsCard>
  );
}
