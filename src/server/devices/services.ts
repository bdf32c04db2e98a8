import type { Player } from '#domain/case/page.ts';
import type { caseMachine } from '#machines/case/machine.ts';
import type { ContentOrderPort } from '#server/content/delivery/port.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import type { FirmwareFiles } from '#server/fleet/firmware/files.ts';
import type { FirmwareKeys } from '#server/fleet/firmware/keys.ts';
import type { Upgrades } from '#server/fleet/firmware/upgrades.ts';
import type { AreaChecks } from '#server/fleet/inventory/queries/area-checks.ts';
import type { InventoryUploads } from '#server/fleet/inventory/uploads/uploads.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import type { Alarms } from '#server/statistics/alarms/alarms.ts';
import type { Consents } from './capture/consents.ts';
import type { RemoteKeys } from './capture/keys.ts';
import type { DeviceReader, SecretReader, TaskEngine } from './engine/port.ts';
import type { DeviceModels } from './models/queries/models.ts';
import type { Playbooks } from './playbooks/playbooks.ts';
import type { BlockedDevices } from './registration/blocked.ts';
import type { SqlIdentities } from './registration/queries/identities.ts';
import type { SqlDeviceSecrets } from './settings/queries/device-secrets.ts';

export interface DeviceServices extends CoreServices {
  engine: TaskEngine;
  devices: DeviceReader & SecretReader;
  /** What devices were given and do not disclose. */
  deviceSecrets: Pick<SqlDeviceSecrets, 'of'>;
  consents: Consents;
  keys: RemoteKeys;
  playbooks: Playbooks;
  uploads: InventoryUploads;
  alarms: Alarms;
  areaChecks: Pick<AreaChecks, 'begin'>;
  firmwareFiles: FirmwareFiles;
  firmwareKeys: FirmwareKeys;
  /** What commands bring to set-top boxes. */
  contentOrders: ContentOrderPort;
  upgrades: Upgrades;
  rollouts: Rollouts;
  /** How far the download of an upgrade is, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
  /** Milliseconds that an upgraded device must stay up. */
  upgradeTimes: { soakMs: number; lostMs: number };
  models: DeviceModels;
  identities: SqlIdentities;
  blocked: BlockedDevices;
  /** Ends the session that a device has now; the door decides about its next one. */
  endSession(endpointId: string): void;
  caseStreams: StreamRepository<typeof caseMachine>;
  /** What makes a case's file replay itself; null where it is not built. */
  player: Player | null;
  /** From now on the watched device is asked for these values too, until the last viewer leaves: of its Wi-Fi, or of a set-top box. */
  watchBeside(endpointId: string, what: 'monitored' | 'setTop'): Promise<void>;
}
