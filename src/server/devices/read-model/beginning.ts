import type { Kysely } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';

/** Stored event about a device's state; `data` and `actor` are JSON. */
export interface StoredFact {
  pos: number;
  version: number;
  type: string;
  recordedAt: Date;
  actor: string;
  data: string;
}

/**
 * Reads the checkpoint of a device whose oldest events were erased, at the position of the last event that it replaces;
 * null: the stream is complete. Stored events up to there are about to be erased, and the checkpoint covers them.
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
