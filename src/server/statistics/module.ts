import type { Module } from '#server/core/module.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { actionLogHandlers } from './action-logs/handlers.ts';
import { alarmStream } from './alarms/alarm-stream.ts';
import { alarmHandlers } from './alarms/handlers.ts';
import { appStatHandlers } from './apps/handlers.ts';
import { countHandlers } from './counts/handlers.ts';
import { ActionDayProjection } from './counts/read-model/action-days.ts';
import { resourceHandlers } from './resources/handlers.ts';

/** What happened, how devices are, and counts by day. */
export const statisticsModule: Module<DeviceServices> = {
  name: 'statistics',
  streams: [alarmStream],
  projections: () => [new ActionDayProjection()],
  handlers: (services) => ({
    ...actionLogHandlers(services),
    ...resourceHandlers(services),
    ...alarmHandlers(services),
    ...countHandlers(services),
    ...appStatHandlers(services),
  }),
};
