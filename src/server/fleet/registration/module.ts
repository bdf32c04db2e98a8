import type { Module } from '#server/core/module.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { deviceRegistrationHandlers } from './handlers.ts';
import { deviceRowHandlers } from './rows.ts';

/** What a device is registered with: its name, its organisation, its place. */
export const registrationModule: Module<DeviceServices> = {
  name: 'registration',
  handlers: (services) => ({
    ...deviceRegistrationHandlers(services),
    ...deviceRowHandlers(services),
  }),
};
