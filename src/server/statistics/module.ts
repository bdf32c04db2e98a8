import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Alarms } from '#server/statistics/alarms/alarms.ts';
import { alarmsTables } from '#server/statistics/alarms/stored.ts';
import { countsTables } from '#server/statistics/counts/stored.ts';
import { resourcesTables } from '#server/statistics/resources/stored.ts';
import { viewingTables } from '#server/statistics/viewing/stored.ts';
import { actionLogHandlers } from './action-logs/handlers.ts';
import { alarmStream } from './alarms/alarm-stream.ts';
import { alarmDemo } from './alarms/demo.ts';
import { alarmHandlers } from './alarms/handlers.ts';
import { alarmRules } from './alarms/resource.ts';
import { appStatHandlers } from './apps/handlers.ts';
import { collectionHandlers } from './collections/handlers.ts';
import type { AggregateRuns } from './collections/runs.ts';
import { collectionsTables } from './collections/stored.ts';
import { aggregateRunStream } from './collections/stream.ts';
import { countHandlers } from './counts/handlers.ts';
import { ActionDayProjection } from './counts/read-model/action-days.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { televisionDemo } from './television/demo.ts';
import { televisionHandlers } from './television/handlers.ts';
import { viewingOptOutHandlers } from './viewing/opt-out-handlers.ts';

interface Needs extends CoreServices {
  alarms: Alarms;
  aggregateRuns: AggregateRuns;
}

/** Action log, alarms, and counts by day. */
export const statisticsModule: Module<Needs> = {
  name: 'statistics',
  tables: { ...countsTables, ...alarmsTables, ...resourcesTables, ...viewingTables, ...collectionsTables },
  streams: [alarmStream, aggregateRunStream],
  resources: [alarmRules],
  demo: [...alarmDemo, ...televisionDemo],
  projections: () => [new ActionDayProjection()],
  handlers: (services) => ({
    ...actionLogHandlers(services),
    ...resourceHandlers(services),
    ...alarmHandlers(services),
    ...countHandlers(services),
    ...appStatHandlers(services),
    ...televisionHandlers(services),
    ...viewingOptOutHandlers(services),
    ...collectionHandlers(services),
  }),
};
