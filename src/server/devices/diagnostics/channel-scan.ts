import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { findDevice } from '../target.ts';
import { startTask } from '../tasks/start.ts';

export const channelScanHandlers = (services: DeviceServices): Pick<Handlers, 'scanWifiChannels'> => ({
  async scanWifiChannels(call) {
    const { endpointId, did } = call.body;
    const device = await findDevice(call.scope, { endpointId });
    if (did !== undefined && did !== device.did) throw new ApiError('nodata');
    const taskId = await startTask(services, call, 'WifiScanChannel', endpointId, {});
    //
    return { data: { sessionId: taskId, taskId, taskIds: [taskId] } };
  },
});
