import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { deviceRegistrationHandlers } from './handlers.ts';
import { deviceRowHandlers } from './rows.ts';

/** Registration of a device: its name, its organisation, its place. */
export const registrationModule: Module<CoreServices> = {
  name: 'registration',
  handlers: (services) => ({
    ...deviceRegistrationHandlers(services),
    ...deviceRowHandlers(services),
  }),
};
