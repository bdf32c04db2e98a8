import type { Module } from '#server/core/module.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { actionLogHandlers } from './action-logs/handlers.ts';
import { alarmStream } from './alarms/alarm-stream.ts';
import { alarmHandlers } from './alarms/handlers.ts';
import { resourceHandlers } from './resources/handlers.ts';

/** What happened, how devices are, and counts by day. */
export const statisticsModule: Module<DeviceServices> = {
  name: 'statistics',
  streams: [alarmStream],
  handlers: (services) => ({
    ...actionLogHandlers(services),
    ...resourceHandlers(services),
    ...alarmHandlers(services),
  }),
};
