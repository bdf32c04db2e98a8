import type { Module } from '#server/core/module.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { controlHandlers, type UpgradeGroup } from './controls.ts';
import { groupHandlers } from './handlers.ts';
import { importHandlers } from './imports.ts';
import { locationHandlers } from './locations.ts';
import { groups, rooms, savedFilters } from './resources.ts';
import { roomHandlers } from './rooms.ts';

/** G07: groups, location groups and rooms. Memberships are facts of the streams of the devices. */
export const groupModule = (
  upgradeGroup: (services: DeviceServices) => UpgradeGroup,
): Module<DeviceServices> => ({
  name: 'groups',
  resources: [groups, rooms, savedFilters],
  handlers: (services) => ({
    ...groupHandlers(services),
    ...roomHandlers(services),
    ...locationHandlers(services),
    ...importHandlers(services),
    ...controlHandlers(services, upgradeGroup(services)),
  }),
});
