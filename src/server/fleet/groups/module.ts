import type { ContentOrderPort } from '#server/content/port.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { groupsTables } from '#server/fleet/groups/stored.ts';
import { controlHandlers, type UpgradeGroup } from './controls.ts';
import { groupDemo } from './demo.ts';
import { groupHandlers } from './handlers.ts';
import { importHandlers } from './imports.ts';
import { locationHandlers } from './locations.ts';
import { groups, rooms, savedFilters } from './resources.ts';
import { roomHandlers } from './rooms.ts';

interface Needs extends CoreServices {
  contentOrders: ContentOrderPort;
  engine: TaskEngine;
  models: DeviceModels;
}

/** G07: groups, location groups and rooms. Memberships are facts in device streams. */
export const groupModule = <S>(upgradeGroup: (services: S) => UpgradeGroup): Module<Needs & S> => ({
  name: 'groups',
  demo: groupDemo,
  tables: groupsTables,
  resources: [groups, rooms, savedFilters],
  handlers: (services) => ({
    ...groupHandlers(services),
    ...roomHandlers(services),
    ...locationHandlers(services),
    ...importHandlers(services),
    ...controlHandlers(services, upgradeGroup(services)),
  }),
});
