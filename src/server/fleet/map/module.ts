import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { mapTables } from '#server/fleet/map/stored.ts';
import { mapHandlers } from './handlers.ts';

/** Devices on a map. */
export const mapModule: Module<CoreServices> = {
  name: 'map',
  tables: mapTables,
  handlers: () => mapHandlers,
};
