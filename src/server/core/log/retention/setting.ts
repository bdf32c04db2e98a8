import { configuredType, retentionStream } from '#domain/erasure.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import type { EventLog } from '../log.ts';

/** Retention times; null: for ever. */
export interface RetentionDays {
  /** Days for ended streams. */
  days: number | null;
  /** Days for entries of the audit trail. */
  auditDays: number | null;
  /** Days for values that devices reported. */
  deviceDays: number | null;
}

/** Retention times with the time of the setting, from the log. */
export interface RetentionSetting extends RetentionDays {
  since: Date;
}

/** Reads the setting from the log; null: none was ever made. */
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
  // Settings of earlier versions covered only whole streams.
  const { days, auditDays = null, deviceDays = null }: Partial<RetentionDays> = JSON.parse(row.data);
  return { days: days ?? null, auditDays, deviceDays, since: row.recorded_at };
}

/** Appends the setting if it has changed. */
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
