import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceList } from '#server/devices/list/rows.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { BlockedDevices } from '#server/devices/registration/queries/blocked-devices.ts';
import type { AreaChecks } from '#server/fleet/inventory/queries/area-checks.ts';
import { inventoryTables } from '#server/fleet/inventory/stored.ts';
import { commonHandlers } from './commons.ts';
import { lifecycleHandlers } from './handlers.ts';
import { inventoryListHandlers } from './lists.ts';
import { DeviceNumberProjection } from './numbers/read-model.ts';
import { outsideHandlers } from './outside.ts';
import { unregisteredHandlers } from './unregistered.ts';

interface Needs extends CoreServices {
  blocked: BlockedDevices;
  /** Ends a device's running session; its next connection must be admitted again. */
  endSession(endpointId: string): void;
  models: DeviceModels;
  areaChecks: Pick<AreaChecks, 'begin'>;
}

/** G06: stock, activation, devices that were not imported, and those outside of their service area. */
export const inventoryModule = (list: DeviceList): Module<Needs> => ({
  name: 'inventory',
  tables: inventoryTables,
  projections: () => [new DeviceNumberProjection()],
  handlers: (services) => ({
    ...lifecycleHandlers(services),
    ...inventoryListHandlers(services, list),
    ...unregisteredHandlers(services),
    ...commonHandlers(services),
    ...outsideHandlers(services, list),
  }),
});
