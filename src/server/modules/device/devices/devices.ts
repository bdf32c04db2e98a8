import { isSetTopBox } from '#domain/models.ts';
import { deviceStream } from '#server/engine/device-stream.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { AuditProjection } from '#server/projections/audit/project.ts';
import { DeviceProjection } from '#server/projections/devices/project.ts';
import { HandoverProjection } from '#server/projections/handovers/project.ts';
import { PastProjection } from '#server/projections/past/project.ts';
import { TopologyProjection } from '#server/projections/topology/project.ts';
import type { Module } from '../../module.ts';
import { appChangingHandlers } from './apps/changing.ts';
import { appReadingHandlers } from './apps/reading.ts';
import { channelScanHandlers } from './channel-scan.ts';
import { deviceDetailHandlers } from './detail.ts';
import { diagnosticHandlers } from './diagnostics.ts';
import { deviceFilterHandlers } from './filters.ts';
import { deviceGuestWifiHandlers } from './guest-wifi.ts';
import { deviceHandoverHandlers } from './handovers.ts';
import { deviceHistoryHandlers } from './history.ts';
import { deviceIdentityHandlers } from './identity.ts';
import { deviceListHandlers } from './list.ts';
import { deviceNetworkHandlers } from './network.ts';
import { devicePastHandlers } from './past.ts';
import { devicePlaybookHandlers } from './playbooks.ts';
import { deviceRegistrationHandlers } from './registration.ts';
import { remoteConnectionHandlers } from './remote-connection.ts';
import { deviceReservationHandlers } from './reservations.ts';
import { deviceRowHandlers } from './rows.ts';
import { deviceScreenHandlers } from './screen.ts';
import { deviceSetTopHandlers } from './set-top.ts';
import { deviceSettingHandlers } from './settings.ts';
import { findDevice } from './target.ts';
import { deviceActionHandlers } from './tasks.ts';
import { topologyHandlers } from './topology.ts';
import { deviceWifiHandlers } from './wifi.ts';

/** Devices: their list, and everything that is read from one of them or done to it. */
export const deviceModule: Module = {
  name: 'devices',
  streams: [deviceStream],
  projections: (database) => [
    new DeviceProjection(database),
    new AuditProjection(),
    new TopologyProjection(),
    new PastProjection(),
    new HandoverProjection(),
  ],
  handlers: (services) => ({
    ...deviceListHandlers(services),
    ...deviceDetailHandlers(services),
    ...deviceWatchHandlers(services),
    ...deviceRegistrationHandlers(services),
    ...deviceRowHandlers(services),
    ...deviceIdentityHandlers(services),
    ...deviceSettingHandlers(services),
    ...deviceNetworkHandlers(services),
    ...deviceFilterHandlers(services),
    ...remoteConnectionHandlers(services),
    ...deviceReservationHandlers(services),
    ...deviceWifiHandlers(services),
    ...deviceGuestWifiHandlers(services),
    ...deviceScreenHandlers(services),
    ...deviceSetTopHandlers(services),
    ...appReadingHandlers(services),
    ...appChangingHandlers(services),
    ...deviceActionHandlers(services),
    ...diagnosticHandlers(services),
    ...channelScanHandlers(services),
    ...topologyHandlers(services),
    ...devicePlaybookHandlers(services),
    ...deviceHistoryHandlers(),
    ...devicePastHandlers(),
    ...deviceHandoverHandlers(services),
  }),
};

type WatchHandlers = Pick<Handlers, 'subscribeRTD' | 'unsubscribeRTD' | 'setMonitoring'>;

/** A client looks at a device: its changes go to that client's live socket (CL-017..CL-019). */
const deviceWatchHandlers = ({ live, watchBeside }: Services): WatchHandlers => ({
  async subscribeRTD({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId, ...device } = await findDevice(scope, body);
    audit.about(endpointId);
    // First what is asked for, then for whom: one subscription on the device instead of one that is replaced at once.
    if (isSetTopBox(device.model_name, device.prod_class)) await watchBeside(endpointId, 'setTop');
    await live.watch(caller.clientId, endpointId);
    return { data: {} };
  },

  async unsubscribeRTD({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    await live.unwatch(caller.clientId, endpointId);
    return { data: {} };
  },

  async setMonitoring({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    await live.watch(caller.clientId, endpointId);
    await watchBeside(endpointId, 'monitored');
    return { data: {} };
  },
});
