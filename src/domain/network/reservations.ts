import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { normalMac } from '#domain/text/normal.ts';
import { type Addressed, ipv4, isHostAddress, isHostOf, networkOf } from './ipv4.ts';
import type { FieldProblem } from './problem.ts';

export type ReservationRow = SettingValues<'reservations'>[number];

/** A client that always gets the same address. */
export interface Reservation {
  mac_address: string;
  ip: string;
}

/** Maximum reservations of a device; the data model sets no limit. */
export const mostReservations = 32;

export const isSameReservation = (row: ReservationRow, { mac_address: mac, ip }: Reservation): boolean =>
  row.mac_address !== null && normalMac(row.mac_address) === normalMac(mac) && row.ip === ip;

/** Validates a reservation (RU-092). `idx`: the changed row, whose present values are not duplicates. */
export function reservationProblems(
  rows: readonly ReservationRow[],
  lan: Addressed,
  { mac_address: mac, ip }: Reservation,
  idx: number | null = null,
): FieldProblem<keyof Reservation>[] {
  const others = rows.filter((row) => row.idx !== idx);
  const problems: FieldProblem<keyof Reservation>[] = [];
  const wanted = normalMac(mac);
  if (!wanted) problems.push({ field: 'mac_address', problem: 'notAMac' });
  else if (others.some((row) => row.mac_address !== null && normalMac(row.mac_address) === wanted))
    problems.push({ field: 'mac_address', problem: 'macReserved' });
  const address = ipv4(ip);
  const network = networkOf(lan.ip, lan.mask);
  if (!address) problems.push({ field: 'ip', problem: 'notAnAddress' });
  else if (!isHostAddress(address) || (network && !isHostOf(network, address)))
    problems.push({ field: 'ip', problem: network ? 'outsideNetwork' : 'notAHost' });
  else if (ip === lan.ip) problems.push({ field: 'ip', problem: 'isOwnAddress' });
  else if (others.some((row) => row.ip === ip)) problems.push({ field: 'ip', problem: 'addressReserved' });
  if (idx === null && rows.length >= mostReservations)
    problems.push({ field: 'mac_address', problem: 'tooManyReservations' });
  return problems.filter(({ field }, at) => problems.findIndex((one) => one.field === field) === at);
}
