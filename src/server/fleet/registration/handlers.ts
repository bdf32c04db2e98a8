import { cleanName } from '#domain/text/normal.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { registrationInStock, registrationOf } from '#server/devices/read-model/registration-of.ts';
import { claimDeviceName } from '#server/devices/settings/queries/settings.ts';
import { findDevice } from '#server/devices/target.ts';
import { moveDevices, namedDevices, nameThatMoves } from '#server/fleet/inventory/moves.ts';
import { nameTaken, staysInUse } from '#server/fleet/inventory/refusals.ts';
import { releaseNames } from '#server/fleet/inventory/rows/queries/claims.ts';
import { untilCurrent } from '#server/fleet/inventory/rows/until-current.ts';

type RegistrationHandlers = Pick<Handlers, 'setDeviceName' | 'listAllocationTargets' | 'allocateDevice'>;

/** Changes a device's registration: its name and its organisation. The device itself is not informed. */
export const deviceRegistrationHandlers = (
  services: Pick<CoreServices, 'database' | 'log' | 'readModels'>,
): RegistrationHandlers => ({
  async setDeviceName(call) {
    const deviceName = cleanName(call.body.deviceName);
    await register(services, call, ({ device_name: oldName }) => {
      call.audit.changed({ deviceName: oldName }, { deviceName });
      return { deviceName };
    });
    return { data: {} };
  },

  async listAllocationTargets({ scope }) {
    const rows = await scope.of(ScopedDevices).operators(mostTargets);
    return {
      data: rows.map(({ op_id: opId, company_name: companyName, parent_name: parentName }) => ({
        opId,
        companyName,
        parentName,
      })),
    };
  },

  /** CL-159, TN-183. Also registers an unregistered device. */
  async allocateDevice({ body: { opid: opId, ...named }, ...call }) {
    if ((await call.scope.of(ScopedDevices).operatorPath(opId)) === null) throw new ApiError('nodata');
    const wanted = { opId, deviceStatus: 'Inventory' as const };
    const endpointIds = await namedDevices(call.scope, named);
    const came = { opIds: new Set<string>(), statuses: new Set<string>() };
    const unnamed = new Set<string>();
    const data = await moveDevices(services, call, endpointIds, async (device) => {
      const { endpoint_id: endpointId, op_id: from, device_status: deviceStatus } = device;
      const name = from === opId ? device.device_name : nameThatMoves(device);
      if (name === null) unnamed.add(endpointId);
      if (deviceStatus === 'Deployed') return { refused: staysInUse };
      // Names are unique within an operator (RU-083).
      if (name && !(await claimDeviceName(services.database.sql, opId, endpointId, name))) {
        if (endpointIds.length > 1) return { refused: nameTaken };
        throw hintError('deviceconflict');
      }
      came.opIds.add(from);
      came.statuses.add(deviceStatus);
      call.audit.changed({ opId: oneOrAll(came.opIds), deviceStatus: oneOrAll(came.statuses) }, wanted);
      if (deviceStatus === 'Unregistered')
        return { type: 'device.registered', data: registrationInStock(device, opId) };
      return { type: 'device.allocated', data: { opId, from } };
    });
    await releaseNames(
      services.database.sql,
      call.audit.targets.filter((endpointId) => unnamed.has(endpointId)),
    );
    return { data };
  },
});

/** Returns a single value, or all values of several devices; each device's own is in its stream. */
const oneOrAll = (values: ReadonlySet<string>): string | string[] => {
  const [first = '', ...others] = values;
  return others.length === 0 ? first : [first, ...others];
};

const mostTargets = 500;
const mostTries = 20;

interface RegistrationCall {
  body: { endpointId?: string; did?: string };
  scope: Scope;
  caller: Caller;
  audit: AuditNote;
}

/**
 * Registers a device and settles when the list shows it. A registration is stored as a whole, so the decision is
 * repeated if the device's stream has moved meanwhile: otherwise two people at once would undo each other's change.
 */
async function register(
  { database, log, readModels }: Pick<CoreServices, 'database' | 'log' | 'readModels'>,
  { body, scope, caller, audit }: RegistrationCall,
  decide: (device: ListedDevice) => Partial<DeviceRegistration>,
): Promise<void> {
  const { endpoint_id: endpointId } = await findDevice(scope, body);
  audit.about(endpointId);
  const streamId = `device:${endpointId}`;
  for (let tries = 1; ; tries++) {
    const [stream] = await log.streams([streamId]);
    await untilCurrent(readModels, (await log.head()).pos);
    const device = await findDevice(scope, { endpointId });
    const wanted = { ...registrationOf(device), ...decide(device) };
    const { opId, deviceName } = wanted;
    // Names are unique within an operator (RU-083).
    if (deviceName && !(await claimDeviceName(database.sql, opId, endpointId, deviceName)))
      throw hintError('deviceconflict');
    try {
      const [appended] = await log.append([
        {
          streamId,
          kind: 'device',
          machineVersion: '1',
          expectedVersion: stream?.version ?? 0,
          events: [{ type: 'device.registered', data: wanted as unknown as JsonObject, actor: caller.actor }],
        },
      ]);
      return await readModels.reached(appended?.pos ?? 0);
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
    }
  }
}
