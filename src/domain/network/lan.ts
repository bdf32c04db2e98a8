import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { withoutUntouched } from '#domain/untouched.ts';
import {
  type Addressed,
  ipv4,
  isHostAddress,
  isHostOf,
  maskBits,
  networkOf,
  numberOf,
  overlap,
} from './ipv4.ts';
import type { FieldProblem } from './problem.ts';

export type Lan = SettingValues<'lan'>;

/** Requested changes of the home network and its DHCP server, by API name (CL-075). Absent settings stay. */
export interface LanChange {
  ip?: string;
  mask?: string;
  dhcp_enable?: boolean;
  min_address?: string;
  max_address?: string;
  /** Lease time in seconds; -1: unlimited (TR-181 `LeaseTime`). */
  lease_time?: number;
  /** Up to four addresses, separated by commas. */
  dns_servers?: string;
  domain_name?: string;
}

const leastLease = 120;
const mostLease = 365 * 86_400;
const mostDnsServers = 4;

/** Validates a change (RU-092); `wan` is the network on the other side. */
export const lanProblems = (now: Lan, change: LanChange, wan: Addressed): FieldProblem<keyof LanChange>[] =>
  withoutUntouched(allProblems(now, change, wan), allProblems(now, {}, wan), change);

function allProblems(now: Lan, change: LanChange, wan: Addressed): FieldProblem<keyof LanChange>[] {
  const problems: FieldProblem<keyof LanChange>[] = [];
  const add = (field: keyof LanChange, problem: FieldProblem<keyof LanChange>['problem']) => {
    if (!problems.some((known) => known.field === field)) problems.push({ field, problem });
  };
  for (const field of Object.keys(change) as (keyof LanChange)[])
    if (now[field] === null && field !== 'dns_servers' && field !== 'domain_name') add(field, 'notSupported');
  const next = { ...now, ...change };
  if (change.mask !== undefined && maskBits(change.mask) === null) add('mask', 'notAMask');
  for (const field of ['ip', 'min_address', 'max_address'] as const)
    if (change[field] !== undefined && !ipv4(change[field])) add(field, 'notAnAddress');
  const network = networkOf(next.ip, next.mask);
  const own = ipv4(next.ip);
  if (network && own && !(isHostAddress(own) && isHostOf(network, own))) add('ip', 'notAHost');
  const uplink = networkOf(wan.ip, wan.mask);
  if (network && uplink && overlap(network, uplink)) add('ip', 'overlapsOther');
  // A disabled server assigns nothing: its range is checked only when it is enabled.
  if (next.dhcp_enable && network) {
    const [first, last] = [ipv4(next.min_address), ipv4(next.max_address)];
    if (first && !isHostOf(network, first)) add('min_address', 'outsideNetwork');
    if (last && !isHostOf(network, last)) add('max_address', 'outsideNetwork');
    if (first && last && own) {
      if (numberOf(first) > numberOf(last)) add('max_address', 'poolReversed');
      else if (numberOf(first) <= numberOf(own) && numberOf(own) <= numberOf(last))
        add('min_address', 'poolHasRouter');
    }
  }
  const { lease_time: lease, dns_servers: dns } = change;
  if (lease !== undefined && lease !== -1 && (lease < leastLease || lease > mostLease))
    add('lease_time', 'outOfRange');
  const servers = dns ? dns.split(',').map((one) => one.trim()) : [];
  if (servers.length > mostDnsServers) add('dns_servers', 'outOfRange');
  if (servers.some((one) => !ipv4(one))) add('dns_servers', 'notAnAddress');
  return problems;
}
