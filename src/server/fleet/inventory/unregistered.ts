import { cleanName } from '#domain/text/normal.ts';
import type { LifecycleFact } from '#machines/device-lifecycle/events.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { registrationInStock } from '#server/devices/read-model/registration-of.ts';
import type { BlockedDevices } from '#server/devices/registration/queries/blocked-devices.ts';
import { claimDeviceName } from '#server/devices/settings/queries/settings.ts';
import { moveDevices, namedDevices } from './moves.ts';
import { nameTaken, notUnregistered, notUnregisteredList, type Refusal } from './refusals.ts';
import { replaceImported } from './replace-imported.ts';
import { releaseNames } from './rows/queries/claims.ts';

type UnregisteredHandlers = Pick<Handlers, 'registerDevices' | 'decideUnregistered' | 'removeUnregistered'>;

interface Needs extends Pick<CoreServices, 'database' | 'log' | 'readModels'> {
  blocked: BlockedDevices;
  /** Ends a device's running session; its next connection must be admitted again. */
  endSession(endpointId: string): void;
}

/** Handlers for devices that connected without an import (TN-192..TN-194, A-107). */
export const unregisteredHandlers = (services: Needs): UnregisteredHandlers => ({
  async registerDevices({ body, ...call }) {
    const asked = new Map(body.devices.map((device) => [device.endpointId, device]));
    for (const opId of new Set(body.devices.map(({ opid }) => opid)))
      if (opId !== undefined && (await call.scope.of(ScopedDevices).operatorPath(opId)) === null)
        throw new ApiError('nodata');
    const data = await moveDevices(services, call, [...asked.keys()], async (device) => {
      if (device.device_status !== 'Unregistered') return { refused: notUnregistered };
      const { opid, deviceName, modelName } = asked.get(device.endpoint_id) ?? {};
      const opId = opid ?? call.caller.account.operator.opId;
      const name = deviceName === undefined ? undefined : cleanName(deviceName);
      if (name && !(await claimDeviceName(services.database.sql, opId, device.endpoint_id, name))) {
        if (asked.size > 1) return { refused: nameTaken };
        throw hintError('deviceconflict');
      }
      return {
        type: 'device.registered',
        data: {
          ...registrationInStock(device, opId),
          ...(name !== undefined && { deviceName: name }),
          ...(modelName !== undefined && { modelName: cleanName(modelName) }),
        },
      };
    });
    return { data };
  },

  async decideUnregistered({ body, ...call }) {
    const { actionType } = body;
    const named = await namedDevices(call.scope, body);
    if (actionType === 'registerAsImported') {
      const [only, ...others] = named;
      if (!only || others.length > 0)
        throw refusal([{ field: 'body.endpointIds', message: 'must be one device' }]);
      await replaceImported(services, call, only);
      return { data: { done: 1, refused: [] } };
    }
    const { opId } = call.caller.account.operator;
    const data = await moveDevices(services, call, named, (device): LifecycleFact | { refused: Refusal } => {
      switch (actionType) {
        case 'register':
          if (device.device_status !== 'Unregistered') return { refused: notUnregistered };
          return { type: 'device.registered', data: registrationInStock(device, opId) };
        case 'ignore':
          return { type: 'device.ignored', data: {} };
        case 'block':
          return { type: 'device.blocked', data: {} };
        case 'restore':
          return { type: 'device.restored', data: {} };
        default:
          return actionType satisfies never;
      }
    });
    if (actionType === 'block' || actionType === 'restore') await services.blocked.read();
    if (actionType === 'block') for (const endpointId of call.audit.targets) services.endSession(endpointId);
    return { data };
  },

  async removeUnregistered({ body, ...call }) {
    const named = await namedDevices(call.scope, body);
    const data = await moveDevices(services, call, named, ({ device_status }) =>
      device_status === 'Unregistered'
        ? { type: 'device.removed', data: {} }
        : { refused: notUnregisteredList },
    );
    await releaseNames(services.database.sql, call.audit.targets);
    return { data };
  },
});
