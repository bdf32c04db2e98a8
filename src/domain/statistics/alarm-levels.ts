import type { AlarmLevels } from '#machines/alarm/events.ts';
import type { ResourceMetric } from './resources.ts';

/** Default levels. */
export const usualLevels: AlarmLevels = { warning: 80, critical: 95, margin: 5 };

/** Levels of an organisation for all models (empty), or for one. */
export interface SetLevels extends AlarmLevels {
  opId: string;
  opPath: string;
  modelName: string;
  metric: ResourceMetric;
}

/**
 * Returns the row that applies to a device: of the nearest organisation upwards with a row, its model's before that for
 * all models.
 */
export function levelsOf<L extends SetLevels>(
  rows: readonly L[],
  device: { opPath: string; modelName: string },
  metric: ResourceMetric,
): L | null {
  const nearest = rows
    .filter((row) => row.metric === metric && device.opPath.startsWith(row.opPath))
    .filter(({ modelName }) => modelName === '' || modelName === device.modelName)
    .toSorted((a, b) => b.opPath.length - a.opPath.length || b.modelName.length - a.modelName.length);
  return nearest[0] ?? null;
}
