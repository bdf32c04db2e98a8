import { countedApps, countedPaths, tellsApps } from '#domain/apps/counted.ts';
import { appPlatformOf } from '#domain/apps/platform.ts';
import {
  conditionalAccessIn,
  conditionalAccessPaths,
  tellsConditionalAccess,
} from '#domain/av/conditional-access.ts';
import type { Database } from '#server/core/database/database.ts';
import type { DailyPart } from '../engine/daily-readings.ts';
import type { DeviceModels } from '../models/queries/models.ts';
import { countedAppsOf, modelledDevice } from './read-model/known.ts';

/**
 * Returns the parts that are read of a device once a day: apps if its model has some, and the conditional access of a
 * set-top box. A device leaves out what it does not have. Null: the device is not known yet.
 */
export async function dailyParts(
  { database, models }: { database: Database; models: DeviceModels },
  endpointId: string,
): Promise<DailyPart[] | null> {
  const device = await modelledDevice(database.sql, endpointId);
  if (!device) return null;
  const hasApps = appPlatformOf((await models.of(device)).supportFeatures) !== null;
  return [
    ...(hasApps ? [appsOtherThan(await countedAppsOf(database.sql, endpointId))] : []),
    ...(device.prod_class === 'STB' ? [conditionalAccessOtherThan(device.cas)] : []),
  ];
}

function appsOtherThan(known: object): DailyPart {
  return {
    paths: countedPaths,
    newsIn(values) {
      const reported = Object.entries(values).filter(([path]) => tellsApps(path));
      const at = new Date(0);
      const apps = countedApps(reported.map(([path, value]) => ({ path, value, observed_at: at })));
      return JSON.stringify(apps) === JSON.stringify(known) ? {} : Object.fromEntries(reported);
    },
  };
}

function conditionalAccessOtherThan(known: string): DailyPart {
  return {
    paths: conditionalAccessPaths,
    newsIn(values) {
      const state = conditionalAccessIn(values);
      if (state === null || state === known) return {};
      return Object.fromEntries(Object.entries(values).filter(([path]) => tellsConditionalAccess(path)));
    },
  };
}
