import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { changeStream } from './change-stream.ts';
import { appProfilesDemo } from './demo.ts';
import { appProfileHandlers } from './profile-handlers.ts';
import { appProfileOrderHandlers, type OrderNeeds } from './profile-orders.ts';
import { appProfileReadHandlers } from './profile-reads.ts';
import { changeRecordHandlers } from './record-handlers.ts';
import { appProfilesTables } from './stored.ts';

/** App profiles: an app is brought to many devices, or taken from them, in waves (docs/product/apps.md). */
export const appProfileModule: Module<CoreServices & OrderNeeds> = {
  name: 'app profiles',
  demo: appProfilesDemo,
  tables: appProfilesTables,
  streams: [changeStream],
  handlers: (services) => ({
    ...appProfileReadHandlers(services),
    ...appProfileHandlers(services),
    ...appProfileOrderHandlers(services),
    ...changeRecordHandlers(services),
  }),
};
