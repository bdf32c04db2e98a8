import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { withoutUntouched } from '#domain/untouched.ts';
import {
  type Addressed,
  ipv4,
  isHostAddress,
  isHostOf,
  isIpv6,
  maskBits,
  networkOf,
  overlap,
} from './ipv4.ts';
import type { FieldProblem } from './problem.ts';

export type Wan = SettingValues<'wan'>;
export const connectionTypes = ['DHCP', 'PPPoE', 'Static'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

/** Requested changes of the uplink, by API name (CL-074). Absent settings stay. */
export interface WanChange {
  connection_type?: ConnectionType;
  ip?: string;
  mask?: string;
  gateway?: string;
  dns1?: string;
  dns2?: string;
  mtu?: number;
  username?: string;
  password?: string;
  ipv6_enable?: boolean;
  dhcpv6_enable?: boolean;
  ipv6_address?: string;
  ipv6_gateway?: string;
}

/** Returns the address mode of the uplink; null: not reported. */
export function connectionTypeOf(wan: Pick<Wan, 'dhcp_enable' | 'ppp_enable'>): ConnectionType | null {
  if (wan.ppp_enable) return 'PPPoE';
  if (wan.dhcp_enable) return 'DHCP';
  return wan.dhcp_enable === null && wan.ppp_enable === null ? null : 'Static';
}

/**
 * Returns the address modes that the device's data model supports (RU-093); without DHCP and PPP clients only static
 * addresses.
 */
export const connectionTypesOf = (wan: Wan): ConnectionType[] =>
  connectionTypes.filter(
    (type) =>
      type === 'Static' ||
      (type === 'DHCP' && wan.dhcp_enable !== null) ||
      (type === 'PPPoE' && wan.ppp_enable !== null),
  );

/** Tells if the device has IPv6: a device that does not report it has only IPv4 (RU-093). */
export const hasIpv6 = (wan: Wan): boolean => wan.ipv6_capable === true && wan.ipv6_enable !== null;

/** MTU in bytes: the minimum of IPv4 (RFC 791), and the maxima of Ethernet and PPPoE (RFC 2516). */
const leastMtu = 576;
const mostMtu = { DHCP: 1500, Static: 1500, PPPoE: 1492 };

/** Validates a change (RU-092, RU-093); `lan` is the network behind the device, null: none. */
export const wanProblems = (
  now: Wan,
  change: WanChange,
  lan: Addressed | null,
): FieldProblem<keyof WanChange>[] =>
  withoutUntouched(allProblems(now, change, lan), allProblems(now, {}, lan), change);

function allProblems(now: Wan, change: WanChange, lan: Addressed | null): FieldProblem<keyof WanChange>[] {
  const problems: FieldProblem<keyof WanChange>[] = [];
  const add = (field: keyof WanChange, problem: FieldProblem<keyof WanChange>['problem']) => {
    if (!problems.some((known) => known.field === field)) problems.push({ field, problem });
  };
  const type = change.connection_type ?? connectionTypeOf(now) ?? 'Static';
  if (change.connection_type && !connectionTypesOf(now).includes(type))
    add('connection_type', 'typeNotPossible');
  for (const field of ['ip', 'gateway', 'dns1', 'dns2'] as const) {
    const value = change[field];
    const address = ipv4(value);
    if (value && !address) add(field, 'notAnAddress');
    else if (address && !isHostAddress(address)) add(field, 'notAHost');
  }
  if (change.mask !== undefined && maskBits(change.mask) === null) add('mask', 'notAMask');
  // Other connection types receive these values from the network.
  if (type === 'Static') {
    const next = { ip: now.ip, mask: now.mask, gateway: now.gateway, ...change };
    for (const field of ['ip', 'mask', 'gateway'] as const) if (!next[field]) add(field, 'missing');
    const network = networkOf(next.ip, next.mask);
    const [address, gateway] = [ipv4(next.ip), ipv4(next.gateway)];
    if (network && address && !isHostOf(network, address)) add('ip', 'notAHost');
    if (network && gateway && !isHostOf(network, gateway)) add('gateway', 'outsideNetwork');
    if (next.ip && next.ip === next.gateway) add('gateway', 'isOwnAddress');
    const home = lan && networkOf(lan.ip, lan.mask);
    if (network && home && overlap(network, home)) add('ip', 'overlapsOther');
  }
  if (change.mtu !== undefined && (change.mtu < leastMtu || change.mtu > mostMtu[type]))
    add('mtu', 'outOfRange');
  if (type === 'PPPoE' && !(change.username ?? now.username)) add('username', 'missing');
  for (const field of ['ipv6_enable', 'dhcpv6_enable', 'ipv6_address', 'ipv6_gateway'] as const) {
    const value = change[field];
    if (value === undefined) continue;
    if (!hasIpv6(now) && value !== false && value !== '') add(field, 'ipv4Only');
    if (typeof value === 'string' && value !== '' && !isIpv6(value)) add(field, 'notIpv6');
  }
  return problems;
}

/** Returns the change with the parameters that its connection type implies. */
export function wanSettings({ connection_type: type, ...change }: WanChange, now: Wan) {
  if (!type) return change;
  return {
    connection_type: type,
    ...(now.dhcp_enable === null ? {} : { dhcp_enable: type === 'DHCP' }),
    ...(now.ppp_enable === null ? {} : { ppp_enable: type === 'PPPoE' }),
    ...change,
  };
}
