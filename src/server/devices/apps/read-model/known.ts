import type { Kysely } from 'kysely';
import type { CountedApp } from '#domain/apps/counted.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { ModelledDevice } from '../../models/queries/models.ts';

/**
 * Reads the values that a device's profile depends on, and the state of its conditional access; undefined: no such
 * device.
 */
export const modelledDevice = (
  db: Kysely<Tables>,
  endpointId: string,
): Promise<(ModelledDevice & { cas: string }) | undefined> =>
  db
    .selectFrom('device')
    .select(['endpoint_id', 'model_name', 'prod_class', 'cas'])
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();

/** Reads the apps that the device is counted with, by name. */
export const countedAppsOf = (db: Kysely<Tables>, endpointId: string): Promise<CountedApp[]> =>
  db
    .selectFrom('device_app')
    .select(['app_name as name', 'label', 'version', 'state'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('app_name')
    .execute();
