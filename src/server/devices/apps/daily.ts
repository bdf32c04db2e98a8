import { countedApps, countedPaths, tellsApps } from '#domain/apps/counted.ts';
import { appPlatformOf } from '#domain/apps/platform.ts';
import type { Database } from '#server/core/database/database.ts';
import type { DailyPart } from '../engine/daily-readings.ts';
import type { DeviceModels } from '../models/queries/models.ts';
import { countedAppsOf, modelledDevice } from './read-model/known.ts';

/** Its apps, of a device whose model has some: written down where they are not those that are counted. */
export async function dailyApps(
  { database, models }: { database: Database; models: DeviceModels },
  endpointId: string,
): Promise<DailyPart[] | null> {
  const device = await modelledDevice(database.sql, endpointId);
  if (!device) return null;
  if (appPlatformOf((await models.of(device)).supportFeatures) === null) return [];
  const known = JSON.stringify(await countedAppsOf(database.sql, endpointId));
  return [
    {
      paths: countedPaths,
      newsIn(values) {
        const told = Object.entries(values).filter(([path]) => tellsApps(path));
        const at = new Date(0);
        const apps = countedApps(told.map(([path, value]) => ({ path, value, observed_at: at })));
        return JSON.stringify(apps) === known ? {} : Object.fromEntries(told);
      },
    },
  ];
}
