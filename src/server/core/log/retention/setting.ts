import { configuredType, retentionStream } from '#domain/erasure.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import type { EventLog } from '../log.ts';

/** How long events are kept; null: for ever. */
export interface RetentionDays {
  /** Streams that are over. */
  days: number | null;
  /** Entries of the audit trail. */
  auditDays: number | null;
  /** Values that devices reported. */
  deviceDays: number | null;
}

/** The same with since when, as the log has it. */
export interface RetentionSetting extends RetentionDays {
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
  if (!row) return null;
  // A setting of earlier versions was of whole streams alone.
  const { days, auditDays = null, deviceDays = null }: Partial<RetentionDays> = JSON.parse(row.data);
  return { days: days ?? null, auditDays, deviceDays, since: row.recorded_at };
}

/** Appends the setting where it is another one than before. */
export async function rememberDays(database: Database, log: EventLog, kept: RetentionDays): Promise<void> {
  const { days, auditDays, deviceDays } = kept;
  for (;;) {
    const [stream] = await log.streams([retentionStream.id]);
    const known = await settingInLog(database, log.logId);
    if (
      (known?.days ?? null) === days &&
      (known?.auditDays ?? null) === auditDays &&
      (known?.deviceDays ?? null) === deviceDays
    )
      return;
    try {
      await log.append([
        {
          streamId: retentionStream.id,
          kind: retentionStream.kind,
          machineVersion: '1',
          expectedVersion: stream?.version ?? 0,
          events: [
            { type: configuredType, data: { days, auditDays, deviceDays }, actor: serverActor('retention') },
          ],
        },
      ]);
      return;
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
