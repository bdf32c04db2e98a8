import { type ConnectionType, connectionTypes, hasIpv6, type WanChange } from '#domain/network/wan.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Given } from '../settings/changed.ts';
import { messages } from './messages.ts';
import type { DeviceWan } from './queries.ts';

export const formOf = ({ wan, connection_type: type }: DeviceWan) => ({
  connection_type: type ?? ('' as const),
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
export type WanForm = ReturnType<typeof formOf>;

const ofType = {
  DHCP: [],
  PPPoE: ['username', 'password'],
  Static: ['ip', 'mask', 'gateway', 'dns1', 'dns2'],
} as const satisfies Record<ConnectionType, readonly (keyof WanForm)[]>;

/** The form hides settings that do not fit the device's type of connection (TN-083, RU-092, RU-093). */
export const hiddenOf =
  ({ wan }: DeviceWan) =>
  (form: WanForm): (keyof WanForm)[] => [
    ...connectionTypes.flatMap((type) => (type === form.connection_type ? [] : ofType[type])),
    ...(hasIpv6(wan) ? [] : (['ipv6_enable'] as const)),
    ...(hasIpv6(wan) && form.ipv6_enable ? [] : (['dhcpv6_enable'] as const)),
    ...(hasIpv6(wan) && form.ipv6_enable && !form.dhcpv6_enable
      ? []
      : (['ipv6_address', 'ipv6_gateway'] as const)),
  ];

/** A new static connection names its whole address. */
export const changeOf = (
  { connection_type: type, ...changed }: Given<WanForm>,
  { ip, mask, gateway }: WanForm,
): WanChange => ({
  ...changed,
  ...(type ? { connection_type: type } : {}),
  ...(type === 'Static' ? { ip, mask, gateway } : {}),
});

export const typeNames = {
  DHCP: messages.typeDhcp,
  PPPoE: messages.typePppoe,
  Static: messages.typeStatic,
} as const satisfies Record<ConnectionType, unknown>;

/** Names of the settings, and the texts shown for their values. */
export function useWanSettings() {
  const text = useText();
  const onOff = (value: string) => text(value === 'true' ? messages.on : messages.off);
  const isType = (value: string): value is ConnectionType => Object.hasOwn(typeNames, value);
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
