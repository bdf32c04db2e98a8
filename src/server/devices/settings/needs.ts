import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader, TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';

/** What a change of settings works with: the task, what the device reports, and what its model can do. */
export interface SettingNeeds extends Pick<CoreServices, 'now'> {
  engine: TaskEngine;
  devices: DeviceReader & SecretReader;
  models: DeviceModels;
}
