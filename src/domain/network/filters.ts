import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { normalMac } from '#domain/text/normal.ts';
import { ipv4, maskBits } from './ipv4.ts';
import type { FieldProblem } from './problem.ts';

export type FilterRow = SettingValues<'filters'>[number];

/** Protocol numbers of IANA; any other traffic is matched by address only. */
export const protocols = { any: -1, tcp: 6, udp: 17 } as const;
export type Protocol = keyof typeof protocols;

/** Traffic that is dropped (CL-088); without a mask, that of a single address. */
export interface IpFilter {
  source_ip?: string;
  source_mask?: string;
  dest_ip?: string;
  dest_mask?: string;
  protocol?: Protocol;
  dest_port?: number;
  description?: string;
}
/** A client that is blocked (CL-089). */
export interface MacFilter {
  mac_address: string;
  description?: string;
}

/** Maximum rows of each kind on a device. A router checks them for each packet; the data model sets no limit. */
export const mostFilters = { ip: 32, mac: 32 } as const;

export const isMacFilter = (row: FilterRow): boolean => row.mac_address !== null;

const allBits = '255.255.255.255';

/** Returns the matched traffic of a filter, for comparing two filters: the description does not count. */
const subjectOf = (filter: Omit<IpFilter, 'protocol'> & { protocol?: number }) =>
  [
    filter.source_ip ?? '',
    filter.source_ip ? (filter.source_mask ?? allBits) : '',
    filter.dest_ip ?? '',
    filter.dest_ip ? (filter.dest_mask ?? allBits) : '',
    filter.protocol ?? protocols.any,
    filter.dest_port ?? -1,
  ].join(' ');

/** Omits unreported values. */
const valuesOf = (row: FilterRow) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Parameters<
    typeof subjectOf
  >[0];

export const isSameIpFilter = (row: FilterRow, { protocol = 'any', ...filter }: IpFilter): boolean =>
  !isMacFilter(row) && subjectOf(valuesOf(row)) === subjectOf({ ...filter, protocol: protocols[protocol] });

export const isSameMacFilter = (row: FilterRow, { mac_address: mac }: MacFilter): boolean =>
  row.mac_address !== null && normalMac(row.mac_address) === normalMac(mac);

/** Validates IP filters: RU-092, TN-085. */
export function ipFilterProblems(
  rows: readonly FilterRow[],
  filter: IpFilter,
): FieldProblem<keyof IpFilter>[] {
  const problems: FieldProblem<keyof IpFilter>[] = [];
  for (const side of ['source', 'dest'] as const) {
    const [ip, mask] = [filter[`${side}_ip`], filter[`${side}_mask`]];
    if (ip && !ipv4(ip)) problems.push({ field: `${side}_ip`, problem: 'notAnAddress' });
    if (mask && mask !== allBits && maskBits(mask) === null)
      problems.push({ field: `${side}_mask`, problem: 'notAMask' });
    else if (mask && !ip) problems.push({ field: `${side}_ip`, problem: 'missing' });
  }
  if (!filter.source_ip && !filter.dest_ip) problems.push({ field: 'source_ip', problem: 'missing' });
  if (filter.dest_port !== undefined && (filter.protocol ?? 'any') === 'any')
    problems.push({ field: 'protocol', problem: 'missing' });
  if (rows.some((row) => isSameIpFilter(row, filter)))
    problems.push({ field: 'source_ip', problem: 'alreadyThere' });
  if (rows.filter((row) => !isMacFilter(row)).length >= mostFilters.ip)
    problems.push({ field: 'source_ip', problem: 'tooMany' });
  return problems.filter(({ field }, at) => problems.findIndex((one) => one.field === field) === at);
}

/** Validates MAC filters: TN-085; a duplicate MAC address is ER-033. */
export function macFilterProblems(
  rows: readonly FilterRow[],
  { mac_address: mac }: MacFilter,
): FieldProblem<keyof MacFilter>[] {
  if (!normalMac(mac)) return [{ field: 'mac_address', problem: 'notAMac' }];
  return rows.filter(isMacFilter).length >= mostFilters.mac
    ? [{ field: 'mac_address', problem: 'tooMany' }]
    : [];
}
