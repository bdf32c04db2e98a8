import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { modelClasses } from '#server/devices/models/queries/models.ts';
import { foldDevice } from '#server/devices/read-model/fold.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import { eventsUntil } from './read.ts';

/** Rebuilds the row of a device as it was at a moment; null: it was not registered yet. */
export async function deviceAt(
  db: Kysely<Tables>,
  endpointId: string,
  time: Date,
): Promise<FoldedDevice | null> {
  const classes = await modelClasses(db);
  const events = await eventsUntil(db, endpointId, { time });
  return events.reduce<FoldedDevice | null>((before, { type, version, data, recordedAt, actor }) => {
    const reported = {
      streamId: `device:${endpointId}`,
      type,
      version,
      recordedAt: recordedAt.toISOString(),
      actor: JSON.parse(actor),
      // A redacted event has no values.
      data: { values: {}, parameters: {}, ...JSON.parse(data) },
    };
    return foldDevice(before, reported, classes);
  }, null);
}
