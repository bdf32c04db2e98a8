import type { Kysely } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';

/** An event as it is stored, where it tells what a device was; `data` and `actor` are JSON. */
export interface StoredFact {
  pos: number;
  version: number;
  type: string;
  recordedAt: Date;
  actor: string;
  data: string;
}

/**
 * The checkpoint of a device whose beginning was erased, in the place of the last event that it replaces; null if the
 * stream is whole. Events up to there that are still stored are about to be erased, and covered by it.
 */
export async function beginningOf(db: Kysely<Tables>, endpointId: string): Promise<StoredFact | null> {
  const row = await eventsOfStream(db, `device:${endpointId}`)
    .select(['actor', 'data'])
    .where('type', '=', checkpointType)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { position, version, at }: DeviceCheckpoint = JSON.parse(row.data);
  return { ...row, type: checkpointType, pos: position, version, recordedAt: new Date(at) };
}
