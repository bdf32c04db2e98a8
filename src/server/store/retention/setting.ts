import { configuredType, retentionStream } from '#domain/erasure.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '../database.ts';
import { VersionConflict } from '../errors.ts';
import type { EventLog } from '../log.ts';

/** Since when events are kept for how long, as the log has it. */
export interface RetentionSetting {
  /** Null: for ever. */
  days: number | null;
  since: Date;
}

/** Null where no retention was ever set. */
export async function settingInLog({ sql }: Database, logId: string): Promise<RetentionSetting | null> {
  const row = await sql
    .selectFrom('es_event')
    .select(['data', 'recorded_at'])
    .where('log_id', '=', logId)
    .where('stream_id', '=', retentionStream.id)
    .where('type', '=', configuredType)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { days: JSON.parse(row.data).days, since: row.recorded_at } : null;
}

/** Appends the setting where it is another one than before. */
export async function rememberDays(database: Database, log: EventLog, days: number | null): Promise<void> {
  for (;;) {
    const [stream] = await log.streams([retentionStream.id]);
    const known = await settingInLog(database, log.logId);
    if ((known?.days ?? null) === days) return;
    try {
      await log.append([
        {
          streamId: retentionStream.id,
          kind: retentionStream.kind,
          machineVersion: '1',
          expectedVersion: stream?.version ?? 0,
          events: [{ type: configuredType, data: { days }, actor: serverActor('retention') }],
        },
      ]);
      return;
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
