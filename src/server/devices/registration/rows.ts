import type { Handlers } from '#server/core/http/call.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { deviceRegistrationHandlers } from './handlers.ts';

/** Devices written as rows of `device/device` and `device/provisioning` (CL-399, CL-402): by their registration (docs/decisions/241). */
export function deviceRowHandlers(
  services: DeviceServices,
): Pick<Handlers, 'updateAdminDevice' | 'updateDeviceProvisioning'> {
  const { setDeviceName, allocateDevice } = deviceRegistrationHandlers(services);
  return {
    async updateAdminDevice({ params, body, ...call }) {
      refuseWithout(call.caller, 'setDeviceName');
      await setDeviceName({ ...call, params: {}, body: { ...body, endpointId: params.endpointId } });
      return { data: {} };
    },

    async updateDeviceProvisioning({ params, body, ...call }) {
      refuseWithout(call.caller, 'allocateDevice');
      await allocateDevice({ ...call, params: {}, body: { endpointId: params.endpointId, opid: body.opId } });
      return { data: {} };
    },
  };
}
