import type { Module } from '../../module.ts';
import { appChangingHandlers } from './changing.ts';
import { appReadingHandlers } from './reading.ts';

/** Apps on a device (G13). */
export const deviceAppModule: Module = {
  name: 'device apps',
  handlers: (services) => ({ ...appReadingHandlers(services), ...appChangingHandlers(services) }),
};
