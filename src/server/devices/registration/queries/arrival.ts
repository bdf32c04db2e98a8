import { type Kysely, sql } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import { productClasses } from '#domain/models.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import type { DeviceRegistration, FoundDevice, LifecycleFact } from '#machines/device-lifecycle/events.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';
import { identityIn } from '#usp/endpoint-id.ts';

/** Whether a device is in a list, or will be at once: it was registered or found, and not removed since. */
export async function isKnown(db: Kysely<Tables>, endpointId: string): Promise<boolean> {
  const row = await db
    .selectFrom('device')
    .select('endpoint_id')
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return row !== undefined || isAboutToBeListed(db, endpointId);
}

/** A device that counts as imported though no list has it; null: it does not. */
export type Imported = (endpointId: string) => DeviceRegistration | null;

/** What the connection of a device adds to its life; null: nothing. */
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

/** For the moment between the fact and the list that follows it. */
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
 * A device that was not imported is listed with the root operator, whose administrators decide about it. Its model comes with
 * the first values that it reports; until then only what its endpoint id says is known.
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
