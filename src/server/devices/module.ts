import { isSetTopBox } from '#domain/models.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { appsTables } from '#server/devices/apps/stored.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import type { RemoteKeys } from '#server/devices/capture/keys.ts';
import { deviceStream } from '#server/devices/engine/device-stream.ts';
import type { DeviceReader, SecretReader, TaskEngine } from '#server/devices/engine/port.ts';
import { listTables } from '#server/devices/list/stored.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { PastProjection } from '#server/devices/past/read-model.ts';
import { pastTables } from '#server/devices/past/stored.ts';
import type { Playbooks } from '#server/devices/playbooks/playbooks.ts';
import type { DeviceFollowers } from '#server/devices/read-model/follower.ts';
import { DeviceProjection } from '#server/devices/read-model/read-model.ts';
import { readModelTables } from '#server/devices/read-model/stored.ts';
import type { SqlIdentities } from '#server/devices/registration/queries/identities.ts';
import { registrationTables } from '#server/devices/registration/stored.ts';
import type { SqlDeviceSecrets } from '#server/devices/settings/queries/device-secrets.ts';
import { settingsTables } from '#server/devices/settings/stored.ts';
import { TopologyProjection } from '#server/devices/topology/read-model.ts';
import { topologyTables } from '#server/devices/topology/stored.ts';
import { appChangingHandlers } from './apps/changing.ts';
import { type AppsBroughtTo, appReadingHandlers } from './apps/reading.ts';
import { deviceScreenHandlers } from './capture/screen-handlers.ts';
import { pictureUploads } from './capture/uploads.ts';
import { deviceDetailHandlers } from './detail/handlers.ts';
import { channelScanHandlers } from './diagnostics/channel-scan.ts';
import { diagnosticHandlers } from './diagnostics/handlers.ts';
import { deviceListHandlers } from './list/handlers.ts';
import type { DeviceList } from './list/rows.ts';
import { modelPictures } from './models/picture-files.ts';
import { devicePastHandlers } from './past/handlers.ts';
import { deviceHistoryHandlers, type UpgradesByTask } from './past/history.ts';
import { devicePlaybookHandlers } from './playbooks/handlers.ts';
import { deviceIdentityHandlers } from './registration/identity.ts';
import { deviceFilterHandlers } from './settings/filters.ts';
import { deviceGuestWifiHandlers } from './settings/guest-wifi.ts';
import { deviceSettingHandlers } from './settings/handlers.ts';
import { deviceNetworkHandlers } from './settings/network.ts';
import { remoteConnectionHandlers } from './settings/remote-connection.ts';
import { deviceReservationHandlers } from './settings/reservations.ts';
import { revealHandlers } from './settings/reveal.ts';
import { deviceSetTopHandlers } from './settings/set-top.ts';
import { deviceWifiHandlers } from './settings/wifi.ts';
import { findDevice } from './target.ts';
import { deviceActionHandlers } from './tasks/action-handlers.ts';
import { topologyHandlers } from './topology/handlers.ts';

interface DeviceParts {
  /** Returns followers that are updated together with device rows. */
  followers(): DeviceFollowers;
  list: DeviceList;
  upgradesByTask: UpgradesByTask;
  appsBroughtTo: AppsBroughtTo;
}

interface Needs extends CoreServices {
  consents: Consents;
  /**
   * Also subscribes to these values of the watched device until the last viewer leaves: its Wi-Fi, or set-top box
   * parameters.
   */
  watchBeside(endpointId: string, what: 'monitored' | 'setTop'): Promise<void>;
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
  identities: SqlIdentities;
  engine: TaskEngine;
  deviceSecrets: Pick<SqlDeviceSecrets, 'of'>;
  keys: RemoteKeys;
  playbooks: Playbooks;
}

/** Devices: their list, and everything that reads or changes one of them. */
export const deviceModule = ({
  followers,
  list,
  upgradesByTask,
  appsBroughtTo,
}: DeviceParts): Module<Needs> => ({
  name: 'devices',
  tables: {
    ...appsTables,
    ...readModelTables,
    ...listTables,
    ...pastTables,
    ...registrationTables,
    ...settingsTables,
    ...topologyTables,
  },
  streams: [deviceStream],
  projections: () => [new DeviceProjection(followers()), new TopologyProjection(), new PastProjection()],
  routes: async (app, { consents, database }) => {
    await pictureUploads(app, consents);
    modelPictures(app, database);
  },
  handlers: (services) => ({
    ...deviceListHandlers(services, list),
    ...deviceDetailHandlers(services),
    ...deviceWatchHandlers(services),
    ...deviceIdentityHandlers(services),
    ...deviceSettingHandlers(services),
    ...deviceNetworkHandlers(services),
    ...deviceFilterHandlers(services),
    ...remoteConnectionHandlers(services),
    ...deviceReservationHandlers(services),
    ...deviceWifiHandlers(services),
    ...deviceGuestWifiHandlers(services),
    ...revealHandlers(services),
    ...deviceScreenHandlers(services),
    ...deviceSetTopHandlers(services),
    ...appReadingHandlers(services, appsBroughtTo),
    ...appChangingHandlers(services),
    ...deviceActionHandlers(services),
    ...diagnosticHandlers(services),
    ...channelScanHandlers(services),
    ...topologyHandlers(services),
    ...devicePlaybookHandlers(services),
    ...deviceHistoryHandlers(services, upgradesByTask),
    ...devicePastHandlers(),
  }),
});

type WatchHandlers = Pick<Handlers, 'subscribeRTD' | 'unsubscribeRTD' | 'setMonitoring'>;

/** Handlers for viewing a device: its changes go to the viewing client's live socket (CL-017..CL-019). */
const deviceWatchHandlers = ({ live, watchBeside }: Needs): WatchHandlers => ({
  async subscribeRTD({ body, scope, caller, audit }) {
    const { endpoint_id: endpointId, ...device } = await findDevice(scope, body);
    audit.about(endpointId);
    // The paths are added before the viewer, so that the device gets one subscription instead of a replaced one.
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
