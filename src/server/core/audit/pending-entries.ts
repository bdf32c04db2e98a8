import type { Kysely } from 'kysely';
import type { Actor } from '#domain/logged-event.ts';
import type { AuditRecord } from '#server/core/audit/record.ts';
import type { Database, Tables } from '#server/core/database/database.ts';

/** Audit entry that is not appended yet: a row of the outbox, which the append deletes by its slot. */
export interface PendingAuditEntry {
  slot: string;
  actor: Actor;
  record: AuditRecord;
}

const kind = 'audit';

export const auditStream = ({ id }: Actor): string => `audit:${id}`;

/** Adds an entry in the transaction of the change that it records: both are stored, or neither. */
export async function addPendingAuditEntry(
  trx: Kysely<Tables>,
  logId: string,
  { slot, actor, record }: PendingAuditEntry,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('es_effect')
    .values({
      log_id: logId,
      effect_id: `${kind}:${slot}`,
      stream_id: auditStream(actor),
      kind,
      slot,
      params: JSON.stringify({ actor, record }),
      due_at: at,
    })
    .execute();
}

/** Reads entries pending since before this time, oldest first; null: all pending ones. */
export async function pendingAuditEntries(
  { sql }: Database,
  logId: string,
  before: Date | null,
): Promise<PendingAuditEntry[]> {
  const rows = await sql
    .selectFrom('es_effect')
    .select(['slot', 'params'])
    .where('log_id', '=', logId)
    .where('kind', '=', kind)
    .$if(before !== null, (query) => query.where('due_at', '<', before ?? new Date(0)))
    .orderBy('due_at')
    .execute();
  return rows.map(({ slot, params }) => ({ slot, ...JSON.parse(params) }));
}
