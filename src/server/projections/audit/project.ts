import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Json } from '#machines/json.ts';
import type { Tables } from '#server/store/database.ts';
import type { Projection } from '../runner.ts';
import { upsertRows } from '../upsert.ts';

/** Data of an `audit.recorded` event (docs/decisions/031). */
export type AuditRecord = {
  operation: string;
  method: string;
  reads: boolean;
  targets: string[];
  result: string;
  /** Of the caller; events of earlier versions are without it. */
  address?: string;
  taskIds: string[];
  oldValue: Json;
  newValue: Json;
  /** Operator whose people may read the two values; null: whoever sees all targets. Events of earlier versions are without it. */
  valuesOf?: string | null;
};

/** Who did what to which device, from the `audit:*` streams. */
export class AuditProjection implements Projection {
  readonly name = 'audit';
  readonly version = 2;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate audit_entry, audit_target`.execute(trx);
  }

  /** Reading is in the log for the auditor; the history of a device shows what was done to it. */
  wants(event: LoggedEvent): boolean {
    if (event.type !== 'audit.recorded') return false;
    const { reads, targets } = event.data as AuditRecord;
    return !reads && targets.length > 0;
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const entries = [];
    const targets = [];
    for (const event of events) {
      if (!this.wants(event)) continue;
      const record = event.data as AuditRecord;
      entries.push({
        pos: event.pos,
        operation: record.operation,
        reads: record.reads,
        account_id: event.actor.id,
        account_name: event.actor.name,
        result: record.result,
        recorded_at: event.recordedAt,
        task_ids: JSON.stringify(record.taskIds),
        old_value: JSON.stringify(record.oldValue),
        new_value: JSON.stringify(record.newValue),
        values_of: record.valuesOf ?? null,
      });
      for (const endpoint_id of new Set(record.targets)) targets.push({ endpoint_id, pos: event.pos });
    }
    await upsertRows(trx, 'audit_entry', ['pos'], entries);
    if (targets.length === 0) return;
    await sql`insert into audit_target (endpoint_id, pos)
      select endpoint_id, pos from jsonb_populate_recordset(null::audit_target, ${JSON.stringify(targets)}::jsonb)
      on conflict do nothing`.execute(trx);
  }
}
