import { Readings, tableOf } from '#domain/device-parameters/readings.ts';
import { readSettings, settingPaths } from '#domain/device-parameters/settings.ts';
import { isSameReservation, type Reservation, type ReservationRow } from '#domain/network/reservations.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DeviceCommand } from './device-command.ts';

interface Asked {
  add?: Reservation;
  /** New values of row `idx`, which must still hold `was`. */
  change?: Reservation & { idx: number; was: Reservation };
  remove?: Reservation & { idx: number };
}

const valuesOf = ({ mac_address: mac, ip }: Reservation) => ({ Chaddr: mac, Yiaddr: ip });

const rowsOf = (reported: Record<string, string>): ReservationRow[] =>
  readSettings('reservations', new Readings(Object.entries(reported)));

/**
 * Returns the reservation table of the home network's pool; a wildcard path, so that nothing is sent, if the device
 * does not report which it is.
 */
const tableIn = (reported: Record<string, string>): string =>
  new Readings(Object.entries(reported)).tableOf('reservationMac') ?? `${tableOf('reservationMac')}*.`;

const isRow = (row: ReservationRow, { idx, ...held }: Reservation & { idx: number }) =>
  row.idx === idx && isSameReservation(row, held);

/**
 * Adds, changes or removes a client's reserved address. A row that holds another reservation by now is not removed, and
 * a change then writes to a row that the device does not have, which it refuses.
 */
export const addressReservation: DeviceCommand = {
  call: (params) => {
    const { add, change, remove } = asked(params);
    const paths = settingPaths('reservations');
    if (change)
      return {
        kind: 'settings',
        paths,
        writes: (reported) => {
          const { idx, was, ...wanted } = change;
          const rows = rowsOf(reported);
          const isThere = rows.some((row) => isRow(row, { idx, ...was }) || isRow(row, { idx, ...wanted }));
          const row = `${tableIn(reported)}${isThere ? idx : '*'}.`;
          return Object.fromEntries(
            Object.entries(valuesOf(wanted)).map(([name, value]) => [`${row}${name}`, value]),
          );
        },
      };
    return {
      kind: 'rows',
      paths,
      adds: (reported) =>
        add && !rowsOf(reported).some((row) => isSameReservation(row, add))
          ? [{ objPath: tableIn(reported), values: { Enable: 'true', ...valuesOf(add) } }]
          : [],
      removes: (reported) =>
        rowsOf(reported)
          .filter((row) => remove && isRow(row, remove))
          .map(({ idx }) => `${tableIn(reported)}${idx}.`),
    };
  },
  read: (reported, params) => {
    const { add, change, remove } = asked(params);
    const rows = rowsOf(reported);
    const wanted = add ?? change;
    const done = wanted
      ? rows.some((row) => isSameReservation(row, wanted))
      : !rows.some((row) => remove && isRow(row, remove));
    if (done) return { ok: true, result: { reservations: rows.map((row) => ({ ...row })) } };
    return {
      ok: false,
      message: wanted
        ? 'the reservation is not among those that the device reports'
        : 'the device still reports the reservation',
    };
  },
};

const asked = (params: JsonObject) => params as Asked;
