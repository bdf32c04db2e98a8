import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { CoreServices } from '#server/core/services.ts';
import { findDevice } from '#server/devices/target.ts';
import { deviceRegistrationHandlers } from './handlers.ts';

/**
 * Device rows of `device/device` and `device/provisioning` (CL-399, CL-402), written as registrations
 * (docs/decisions/241).
 */
export function deviceRowHandlers(
  services: Pick<CoreServices, 'database' | 'log' | 'readModels'>,
): Pick<Handlers, 'updateAdminDevice' | 'updateDeviceProvisioning' | 'deleteDeviceProvisionings'> {
  const { setDeviceName, allocateDevice } = deviceRegistrationHandlers(services);
  return {
    async updateAdminDevice({ params, body, ...call }) {
      const { endpointId } = params;
      const { deviceName, opId } = body;
      if (deviceName !== undefined) refuseWithout(call.caller, 'setDeviceName');
      if (opId !== undefined) {
        refuseWithout(call.caller, 'allocateDevice');
        await allocateDevice({ ...call, params: {}, body: { endpointId, opid: opId } });
      }
      if (deviceName !== undefined)
        await setDeviceName({ ...call, params: {}, body: { endpointId, deviceName } });
      return { data: {} };
    },

    async updateDeviceProvisioning({ params, body, ...call }) {
      refuseWithout(call.caller, 'allocateDevice');
      await allocateDevice({ ...call, params: {}, body: { endpointId: params.endpointId, opid: body.opId } });
      return { data: {} };
    },

    // "Deployment rejected moves a device to Inventory" (002 §4).
    async deleteDeviceProvisionings({ body, ...call }) {
      refuseWithout(call.caller, 'allocateDevice');
      const requested = [];
      for (const endpointId of body.ids) {
        const device = await findDevice(call.scope, { endpointId });
        if (device.device_status !== 'Requested') throw new ApiError('nodata');
        requested.push({ endpointId, opid: device.op_id });
      }
      for (const device of requested) await allocateDevice({ ...call, params: {}, body: device });
      return { data: {} };
    },
  };
}
