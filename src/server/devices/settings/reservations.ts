import { type Reservation, type ReservationRow, reservationProblems } from '#domain/network/reservations.ts';
import { normalMac } from '#domain/text/normal.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { findDeviceFor } from '../target.ts';
import type { TaskCall } from '../tasks/start.ts';
import { change } from './change.ts';
import { refuseNetwork } from './network.ts';
import { settingsTogether } from './reading.ts';

type ReservationHandlers = Pick<Handlers, 'addReservation' | 'changeReservation' | 'deleteReservation'>;

const kind = 'AddressReservation';

interface Needs {
  models: DeviceModels;
  engine: TaskEngine;
}

/** Address reservations of a home network; they are read with the network itself (CL-080). */
export const deviceReservationHandlers = (services: Needs): ReservationHandlers => {
  const known = async (call: TaskCall, endpointId: string) => {
    await findDeviceFor(services, kind, call.scope, endpointId);
    return (await settingsTogether(call.scope, { endpointId }, ['lan', 'reservations'])).values;
  };
  return {
    async addReservation(call) {
      const { endpointId, ...wanted } = call.body;
      const { lan, reservations } = await known(call, endpointId);
      refuseNetwork(reservationProblems(reservations, lan, wanted));
      return change(services, call, kind, endpointId, { was: {}, wanted: { add: written(wanted) } });
    },

    async changeReservation(call) {
      const { endpointId, idx, ...wanted } = call.body;
      const { lan, reservations } = await known(call, endpointId);
      const was = heldBy(reservations, idx);
      refuseNetwork(reservationProblems(reservations, lan, wanted, idx));
      return change(services, call, kind, endpointId, {
        was: { change: { idx, ...was } },
        wanted: { change: { idx, ...written(wanted), was } },
      });
    },

    async deleteReservation(call) {
      const { endpointId, idx } = call.body;
      const { reservations } = await known(call, endpointId);
      const reservation = { idx, ...heldBy(reservations, idx) };
      return change(services, call, kind, endpointId, {
        was: { reservation },
        wanted: { remove: reservation },
      });
    },
  };
};

/** Finds a reported row; throws `nodata` if there is none. */
function heldBy(rows: readonly ReservationRow[], idx: number) {
  const row = rows.find((one) => one.idx === idx);
  if (!row) throw new ApiError('nodata');
  return { mac_address: row.mac_address ?? '', ip: row.ip ?? '' };
}

const written = ({ mac_address: mac, ip }: Reservation) => ({ mac_address: normalMac(mac) ?? mac, ip });
