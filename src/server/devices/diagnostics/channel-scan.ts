import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { findDevice } from '../target.ts';
import { startTask } from '../tasks/start.ts';

interface Needs {
  models: DeviceModels;
  engine: TaskEngine;
}

export const channelScanHandlers = (services: Needs): Pick<Handlers, 'scanWifiChannels'> => ({
  async scanWifiChannels(call) {
    const { endpointId, did } = call.body;
    const device = await findDevice(call.scope, { endpointId });
    if (did !== undefined && did !== device.did) throw new ApiError('nodata');
    const taskId = await startTask(services, call, 'WifiScanChannel', endpointId, {});
    //
    return { data: { sessionId: taskId, taskId, taskIds: [taskId] } };
  },
});
