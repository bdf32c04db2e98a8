import type { ListedFields } from '#server/devices/list/rows.ts';
import { ScopedAlarms } from './queries/alarms.ts';

/** Reads the open alarms of listed devices. */
export const alarmFields: ListedFields = async (scope, endpointIds) => {
  const open = await scope.of(ScopedAlarms).openOf(endpointIds);
  return (endpointId) => ({ alarms: open.get(endpointId) ?? { critical: 0, warning: 0 } });
};
