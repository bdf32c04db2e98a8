import { Readings, tableOf } from '#domain/device-parameters/readings.ts';
import { readSettings, settingPaths } from '#domain/device-parameters/settings.ts';
import { isSameReservation, type Reservation, type ReservationRow } from '#domain/network/reservations.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DeviceCommand } from './device-command.ts';

interface Asked {
  add?: Reservation;
  /** What row `idx` is to hold instead of `was`. */
  change?: Reservation & { idx: number; was: Reservation };
  remove?: Reservation & { idx: number };
}

const valuesOf = ({ mac_address: mac, ip }: Reservation) => ({ Chaddr: mac, Yiaddr: ip });

const rowsOf = (reported: Record<string, string>): ReservationRow[] =>
  readSettings('reservations', new Readings(Object.entries(reported)));

/** That of the home network's pool; unnamed, so that nothing is sent, where the device does not say which that is. */
const tableIn = (reported: Record<string, string>): string =>
  new Readings(Object.entries(reported)).tableOf('reservationMac') ?? `${tableOf('reservationMac')}*.`;

const isRow = (row: ReservationRow, { idx, ...held }: Reservation & { idx: number }) =>
  row.idx === idx && isSameReservation(row, held);

/**
 * Adds, changes or removes the address that a client always gets. A row that meanwhile holds another reservation is left alone:
 * it is not removed, and changing it writes to a row that the device does not have, which it refuses.
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
