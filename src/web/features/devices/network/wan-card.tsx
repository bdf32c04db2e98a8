import { formatUptime } from '#domain/display.ts';
import { connectionTypeOf, hasIpv6 } from '#domain/network/wan.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { Device } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { messages, unidentifiedMessages } from './messages.ts';
import type { DeviceWan } from './queries.ts';
import { isUnidentified, Unidentified } from './unidentified.tsx';
import { useWanSettings, type WanForm } from './wan-settings.ts';
import { WanSheet } from './wan-sheet.tsx';

/** The uplink as observed, and its change as a task (CL-074, CL-079). */
export function WanCard({ device, known }: { device: Device; known: DeviceWan }) {
  const text = useText();
  const settings = useWanSettings();
  const rows = useRows(known);
  const { wan, connection_type: type } = known;
  const isUnknown = isUnidentified(known.interfaces, 'uplink');
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
      refusal={isUnknown ? text(unidentifiedMessages.blocked) : null}
      sheet={(sheet) => <WanSheet {...{ device, known, sheet }} />}
    >
      {isUnknown ? (
        <Unidentified of="uplink" interfaces={known.interfaces} />
      ) : (
        <ObservedList
          rows={rows.map(([label, value]) => ({
            label,
            value,
            mono: /^[0-9a-f.:/]+$/i.test(value ?? ''),
          }))}
          observedAt={known.observedAt}
        />
      )}
    </SettingsCard>
  );
}

/** Settings, and what the other side gave; both depend on how the device is connected. */
function useRows({ wan, connection_type: type }: DeviceWan): [string, string | null][] {
  const text = useText();
  const formats = useFormats();
  const { written } = useLanguage();
  const settings = useWanSettings();
  const status = { Up: text(messages.up), Down: text(messages.down) };
  const rows: [string, string | null][] = [
    [text(messages.status), wan.status && (Reflect.get(status, wan.status) ?? wan.status)],
    [settings.connection_type.label, type && settings.connection_type.show(type)],
    [settings.ip.label, wan.ip],
    [settings.mask.label, wan.mask],
    [settings.gateway.label, (type === 'DHCP' ? wan.dhcp_gateway : null) ?? wan.gateway],
    [settings.dns1.label, wan.dns1],
    [settings.dns2.label, wan.dns2],
    [settings.mtu.label, wan.mtu === null ? null : text(messages.bytes, { count: formats.number(wan.mtu) })],
    [text(messages.mac), wan.mac_address],
  ];
  if (type === 'DHCP') rows.push([text(messages.lease), formatUptime(wan.lease_time_remaining, written)]);
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
  return rows;
}
