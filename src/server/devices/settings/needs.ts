import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader, TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';

/** Services for settings changes: tasks, device values and model capabilities. */
export interface SettingNeeds extends Pick<CoreServices, 'now'> {
  engine: TaskEngine;
  devices: DeviceReader & SecretReader;
  models: DeviceModels;
}
