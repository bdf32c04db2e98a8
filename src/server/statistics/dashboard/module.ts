import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { dashboardTables } from '#server/statistics/dashboard/stored.ts';
import { dashboardActivityHandlers } from './activity-handlers.ts';
import { dashboardHandlers } from './handlers.ts';
import { dashboardHistoryHandlers } from './history-handlers.ts';
import { dashboardPlaceHandlers } from './place-handlers.ts';

/** G19: the counts of the start page. The projection of devices updates them (read-model/). */
export const dashboardModule: Module<CoreServices> = {
  name: 'dashboard',
  tables: dashboardTables,
  handlers: (services) => ({
    ...dashboardHandlers(services),
    ...dashboardPlaceHandlers(services),
    ...dashboardHistoryHandlers(services),
    ...dashboardActivityHandlers(services),
  }),
};
