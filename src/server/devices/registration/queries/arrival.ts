import { type Kysely, sql } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import { productClasses } from '#domain/models.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import type { DeviceRegistration, FoundDevice, LifecycleFact } from '#machines/device-lifecycle/events.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';
import { identityIn } from '#usp/endpoint-id.ts';

/** Tells if a device is listed, or will be at once: it was registered or found, and not removed since. */
export async function isKnown(db: Kysely<Tables>, endpointId: string): Promise<boolean> {
  const row = await db
    .selectFrom('device')
    .select('endpoint_id')
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return row !== undefined || isAboutToBeListed(db, endpointId);
}

/** Returns the registration of a device that counts as imported without being listed; null: it does not. */
export type Imported = (endpointId: string) => DeviceRegistration | null;

/** Returns the life cycle fact that a device's connection causes; null: none. */
export const arrivals =
  ({ sql: db }: Pick<Database, 'sql'>, imported: Imported) =>
  async (endpointId: string): Promise<LifecycleFact | null> => {
    const row = await db
      .selectFrom('device')
      .select(['device_status', 'awaited'])
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    if (row) {
      const asks = row.awaited && row.device_status === 'Inventory';
      return asks ? { type: 'device.activationRequested', data: { by: 'device' } } : null;
    }
    if (await isAboutToBeListed(db, endpointId)) return null;
    const registration = imported(endpointId);
    if (registration) return { type: 'device.registered', data: registration };
    const root = await db
      .selectFrom('operator')
      .select('op_id')
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    return { type: 'device.found', data: foundDevice(endpointId, root.op_id) };
  };

const listing = ['device.registered', 'device.found', 'device.removed', checkpointType] as const;

/** Checks the log, for the moment between the fact and the updated list. */
async function isAboutToBeListed(db: Kysely<Tables>, endpointId: string): Promise<boolean> {
  const last = await eventsOfStream(db, `device:${endpointId}`)
    .select(['type', 'data'])
    .where('type', '=', sql<string>`any(${[...listing]}::text[])`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.type === 'device.removed') return false;
  if (last.type !== checkpointType) return true;
  const { registered }: DeviceCheckpoint = JSON.parse(last.data);
  return registered !== null;
}

/**
 * Builds a device that was not imported: it is listed with the root operator, whose administrators decide about it. Its
 * model follows with its first reported values; until then its endpoint id is the only source.
 */
export function foundDevice(endpointId: string, opId: string): FoundDevice {
  const { oui, productClass, serialNumber } = identityIn(endpointId);
  return {
    opId,
    modelName: 'Unknown',
    prodClass: productClasses.find((name) => name === productClass) ?? 'APROUTER',
    ...(oui && { manufacturerOui: oui }),
    ...(serialNumber && { deviceSn: serialNumber }),
  };
}
