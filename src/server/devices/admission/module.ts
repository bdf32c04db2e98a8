import type { IdentityPolicy } from '#domain/device-identity.ts';
import type { AdmissionOrder } from '#machines/admission/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Body, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import type { Admissions } from './admissions.ts';
import { readNetwork } from './matches.ts';
import { rootOperatorId } from './queries/admissions.ts';
import { admissions, refusedDevices } from './resources.ts';
import { admissionTables } from './stored.ts';
import { admissionStream } from './stream.ts';

/** Settings with which devices connect. */
export interface DeviceAccess {
  /** Address of the device port, for devices. */
  url: string;
  identity: IdentityPolicy;
  /** Unregistered devices that may come from one address in an hour; null: any number. */
  adoptPerHour: number | null;
}

/** Settings of a demo on one machine. */
export const demoAccess: DeviceAccess = {
  url: 'ws://localhost:8081/usp',
  identity: 'claimed',
  adoptPerHour: null,
};

interface Needs extends CoreServices {
  admissions: Pick<Admissions, 'begin' | 'close'>;
  deviceAccess: DeviceAccess;
}

type AdmissionHandlers = Pick<
  Handlers,
  'openAdmission' | 'closeAdmission' | 'getDeviceConnection' | TimelineOperation<'Admission'>
>;

const dayMs = 86_400_000;

const handlers = ({ admissions: desk, deviceAccess, ...services }: Needs): AdmissionHandlers => ({
  async openAdmission({ body, caller, audit }) {
    const opId = await rootOperatorId(services.database.sql);
    if (caller.account.operator.opId !== opId) throw new ApiError('roleerr');
    const order = orderOf(body, opId);
    const { devices, most, validMs } = order;
    if (devices.by === 'device') audit.about(devices.endpointId);
    audit.changed(null, { ...devices, most, minutes: validMs / 60_000 });
    return { data: { admissionId: await desk.begin(order, caller.actor) } };
  },

  async closeAdmission({ params: { admissionId }, caller, scope, audit }) {
    const found = await scope.of(admissions).find(admissionId);
    if (!found) throw await missingStream(services.log, `${admissionStream.kind}:${admissionId}`);
    audit.changed({ state: found.state }, { state: 'closed' });
    if (!(await desk.close(admissionId, caller.actor))) throw new ApiError('nodata');
    return { data: {} };
  },

  async getDeviceConnection({ caller }) {
    const mayAdmit = caller.account.operator.opId === (await rootOperatorId(services.database.sql));
    return { data: { ...deviceAccess, controllerId: waymarkControllerId, mayAdmit } };
  },

  ...streamHandlers('Admission', admissionStream, services, {
    find: (scope, id) => scope.of(admissions).find(id),
    file: { row: (row) => row },
  }),
});

function orderOf(body: Body<'openAdmission'>, opId: string): AdmissionOrder {
  const { endpointId, fingerprint = null, network, oui = null, productClass = null, most, minutes } = body;
  if (endpointId !== undefined)
    return { opId, devices: { by: 'device', endpointId, fingerprint }, most: 1, validMs: dayMs };
  const read = readNetwork(network ?? '');
  if (!read) throw refusal([{ field: 'body.network', message: 'is not a network, or too wide' }]);
  const devices = {
    by: 'network' as const,
    network: read.network,
    oui: oui?.toUpperCase() ?? null,
    productClass,
  };
  return { opId, devices, most: most ?? 1, validMs: (minutes ?? 1) * 60_000 };
}

/** Devices at the port that are not registered: the refused ones, and leave for them to connect. */
export const admissionModule: Module<Needs> = {
  name: 'admission',
  tables: admissionTables,
  streams: [admissionStream],
  resources: [refusedDevices, admissions],
  handlers,
};
