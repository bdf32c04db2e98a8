import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { AuditRecord } from '#server/core/audit/record.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';

const isEntry = (event: LoggedEvent): boolean =>
  event.type === 'audit.recorded' && !(event.data as AuditRecord).reads;

/**
 * Returns the row of an entry; null for other events: reads are in the log alone, since viewing a list leaves an event
 * each time.
 */
export const auditEntryOf = (event: LoggedEvent) =>
  isEntry(event) ? entryOf(event, event.data as AuditRecord) : null;

const entryOf = (event: LoggedEvent, record: AuditRecord) => ({
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
  address: record.address ?? null,
  op_id: record.operator ?? null,
  chosen: record.chosen ?? false,
  preview: record.preview ?? null,
  objects: JSON.stringify(record.objects ?? []),
});

/** Audit entries from the `audit:*` streams. */
export class AuditProjection implements Projection {
  readonly name = 'audit';
  readonly version = 3;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate audit_entry, audit_target, audit_object, audit_scope`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return isEntry(event);
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const entries = [];
    const targets = [];
    const objects = [];
    for (const event of events) {
      if (!this.wants(event)) continue;
      const record = event.data as AuditRecord;
      entries.push(entryOf(event, record));
      for (const endpoint_id of new Set(record.targets)) targets.push({ endpoint_id, pos: event.pos });
      for (const object_id of new Set([...(record.objects ?? []), ...record.taskIds]))
        objects.push({ object_id, pos: event.pos });
    }
    await upsertRows(trx, 'audit_entry', ['pos'], entries);
    if (targets.length > 0)
      await sql`insert into audit_target (endpoint_id, pos)
        select endpoint_id, pos from jsonb_populate_recordset(null::audit_target, ${JSON.stringify(targets)}::jsonb)
        on conflict do nothing`.execute(trx);
    if (objects.length > 0)
      await sql`insert into audit_object (object_id, pos)
        select object_id, pos from jsonb_populate_recordset(null::audit_object, ${JSON.stringify(objects)}::jsonb)
        on conflict do nothing`.execute(trx);
    await this.#scope(
      trx,
      entries.map(({ pos }) => pos),
    );
  }

  /**
   * Stores the organisations that may see these entries. Devices, accounts and organisations belong where they did when
   * the entry was projected; an entry of earlier versions was made in its caller's own organisation.
   */
  async #scope(trx: Transaction<Tables>, positions: number[]): Promise<void> {
    await sql`
      with entry as (select * from audit_entry where pos = any(${positions}::bigint[]))
      insert into audit_scope (op_id, pos, concerned, operation, refused)
      select s.op_id, s.pos, s.concerned, e.operation, e.refused from (
        select coalesce(e.op_id, a.op_id) as op_id, e.pos, false as concerned from entry e left join account a on a.account_id = e.account_id
        union select e.values_of, e.pos, true from entry e
        union select d.op_id, e.pos, true from entry e join audit_target t using (pos) join device d using (endpoint_id)
        union select a.op_id, e.pos, true from entry e join audit_object x using (pos) join account a on a.account_id = x.object_id
        union select o.op_id, e.pos, true from entry e join audit_object x using (pos) join operator o on o.op_id = x.object_id
      ) s join entry e using (pos) where s.op_id is not null
      on conflict do nothing`.execute(trx);
  }
}
