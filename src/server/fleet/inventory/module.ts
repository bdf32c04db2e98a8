import type { Module } from '#server/core/module.ts';
import type { DeviceList } from '#server/devices/list/rows.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { commonHandlers } from './commons.ts';
import { lifecycleHandlers } from './handlers.ts';
import { inventoryListHandlers } from './lists.ts';
import { DeviceNumberProjection } from './numbers/read-model.ts';
import { outsideHandlers } from './outside.ts';
import { unregisteredHandlers } from './unregistered.ts';

/** G06: stock, activation, devices that were not imported, and those outside of their service area. */
export const inventoryModule = (list: DeviceList): Module<DeviceServices> => ({
  name: 'inventory',
  projections: () => [new DeviceNumberProjection()],
  handlers: (services) => ({
    ...lifecycleHandlers(services),
    ...inventoryListHandlers(services, list),
    ...unregisteredHandlers(services),
    ...commonHandlers(services),
    ...outsideHandlers(services, list),
  }),
});
