// Generated from openapi/ by `npm run generate`. Do not edit.
import type { resources } from './operations.gen.ts';

/** Properties that a change of a row may name, but not change. */
export const fixedFields: { [Name in keyof typeof resources]?: readonly string[] } = {
  AlarmRule: ['opId', 'metric', 'parameter', 'direction'],
  Group: ['opId'],
  Organisation: ['opType', 'pOpid'],
  Room: ['opId'],
  SavedFilter: ['opId', 'keyword', 'activeType', 'activeFlag', 'online', 'everConnected', 'offlineMinutes', 'uiLockEnable', 'modelName', 'gid', 'roomId', 'alarms', 'cas'],
};
