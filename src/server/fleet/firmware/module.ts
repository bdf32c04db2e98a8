import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { FirmwareFiles } from '#server/fleet/firmware/files.ts';
import type { FirmwareKeys } from '#server/fleet/firmware/keys.ts';
import { firmwareTables } from '#server/fleet/firmware/stored.ts';
import type { Upgrades } from '#server/fleet/firmware/upgrades.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import { rolloutsTables } from '#server/fleet/rollouts/stored.ts';
import { rolloutStream } from '../rollouts/rollout-stream.ts';
import { waveStream } from '../rollouts/wave-stream.ts';
import { firmwareDemo } from './demo.ts';
import { fileHandlers, firmwarePurpose } from './file-handlers.ts';
import { firmwareFileStream } from './file-stream.ts';
import { keyHandlers } from './key-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { profileOrderHandlers } from './profile-orders.ts';
import { profileReadHandlers } from './profile-reads.ts';
import { comparedKeys } from './queries/compared-keys.ts';
import { upgradeRecordHandlers } from './record-handlers.ts';
import { upgradeHandlers } from './upgrade-handlers.ts';
import { upgradeStream } from './upgrade-stream.ts';

/** Maximum size of a firmware file, in bytes. */
const mostBytes = 2 * 1024 ** 3;

interface Needs extends CoreServices {
  firmwareKeys: FirmwareKeys;
  firmwareFiles: FirmwareFiles;
  models: DeviceModels;
  /** Part of an upgrade's file that has been downloaded, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
  upgrades: Upgrades;
  upgradeTimes: { soakMs: number; lostMs: number };
  devices: DeviceReader & SecretReader;
  rollouts: Rollouts;
}

/** Firmware files and the upgrade of devices (docs/product/firmware.md). */
export const firmwareModule: Module<Needs> = {
  name: 'firmware',
  demo: firmwareDemo,
  tables: { ...firmwareTables, ...rolloutsTables },
  streams: [firmwareFileStream, upgradeStream, rolloutStream, waveStream],
  compared: (database, log) => [comparedKeys(database, log)],
  handlers: (services) => ({
    ...fileHandlers(services),
    ...keyHandlers(services),
    ...upgradeHandlers(services),
    ...profileReadHandlers(services),
    ...profileHandlers(services),
    ...profileOrderHandlers(services),
    ...upgradeRecordHandlers(services),
  }),
  uploads: { [firmwarePurpose]: { permission: '/firmwares/edit', readers: '/firmwares', most: mostBytes } },
};
