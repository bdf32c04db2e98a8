import { sql } from 'kysely';
import type { ProvisioningKind } from '#machines/provisioning/events.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { provisioned, sumPath } from '../../provisioned.ts';
import { governed } from './governed.ts';

export type ProvisioningRow = Row<'provisioning'> & {
  kind: ProvisioningKind;
  /** Reason that boxes do not get it although it is on; the next field: since when. Null: they get it. */
  hold_reason: HoldReason | null;
  hold_since: Date | null;
  /** True: the item was deleted since, so boxes cannot fetch it. */
  item_deleted: boolean;
};
/** Choice of an organisation above, with that one's name. */
export type InheritedRow = ProvisioningRow & { company_name: string };
export type HoldReason = 'account' | 'permission' | 'organisation';

const withHold = sql`
  select p.*, h.reason as hold_reason, h.since as hold_since,
    not exists (select 1 from content_item i where i.item_id = p.item_id and i.deleted_at is null)
      and not exists (select 1 from metadata_set m where m.set_id = p.item_id and m.deleted_at is null)
      as item_deleted
  from provisioning p left join provisioning_hold h
    on p.enabled and h.provisioning_id = p.provisioning_id and h.version = p.version`;

/** Provisioned content of the caller's organisations. */
export class ScopedProvisionings extends ScopedQueries {
  async of(opId: string): Promise<ProvisioningRow[]> {
    const { rows } = await sql<ProvisioningRow>`
      ${withHold} join operator o using (op_id)
      where p.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    return rows;
  }

  async find(serviceTaskId: string): Promise<ProvisioningRow | null> {
    const { rows } = await sql<ProvisioningRow>`
      ${withHold} join operator o using (op_id)
      where p.service_task_id = ${serviceTaskId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  /** Finds the choice from above that an organisation's boxes get while its own of this kind is off; null: none. */
  async inherited(opId: string, kind: ProvisioningKind): Promise<InheritedRow | null> {
    const { rows } = await sql<InheritedRow>`
      select w.*, above.company_name
      from (${withHold}) w
        join ${governed(kind, opId, 'off')} g using (provisioning_id)
        join operator above on above.op_id = w.op_id
        join operator o on o.op_id = g.op_id
      where g.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0] ?? null;
  }
}

export async function enabledProvisionings({ sql: db }: Database): Promise<ProvisioningRow[]> {
  const { rows } = await sql<ProvisioningRow>`
    ${withHold} where p.enabled order by p.provisioning_id`.execute(db);
  return rows;
}

/**
 * Finds boxes that this choice governs, are online and report another item, at most `limit`. `among` null: all boxes.
 */
export async function boxesToSend(
  { sql: db }: Database,
  { provisioning_id: id, op_id: opId, kind, sha256, version }: ProvisioningRow,
  { among, now, limit }: { among: readonly string[] | null; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    select d.endpoint_id
    from device_value s join device d using (endpoint_id)
      join ${governed(kind, opId)} g on g.op_id = d.op_id and g.provisioning_id = ${id}
      join device_state st on st.endpoint_id = d.endpoint_id
      left join provisioning_turn t on t.endpoint_id = d.endpoint_id and t.kind = ${kind}
    where s.path = ${sumPath(kind)} and s.value <> ${sha256}
      and st.online and st.device_status = 'Deployed'
      and (${among === null} or d.endpoint_id = any(${[...(among ?? [])]}::text[]))
      and (t.provisioning_id is distinct from ${id} or t.version <> ${version} or t.next_at <= ${now})
      and not exists (
        select 1 from task k
        where k.endpoint_id = d.endpoint_id and k.kind = ${provisioned[kind].taskKind} and not k.terminal)
    order by d.endpoint_id limit ${limit}`.execute(db);
  return rows.map((row) => row.endpoint_id);
}

/** Stores the reason that boxes do not get it from now on; null: they get it again. */
export async function setHold(
  { sql: db }: Database,
  { provisioning_id: id, version }: ProvisioningRow,
  { reason, now }: { reason: HoldReason | null; now: Date },
): Promise<void> {
  if (reason === null)
    await db
      .deleteFrom('provisioning_hold')
      .where('provisioning_id', '=', id)
      .where('version', '=', version)
      .execute();
  else
    await sql`
      insert into provisioning_hold (provisioning_id, version, reason, since)
      values (${id}, ${version}, ${reason}, ${now})
      on conflict (provisioning_id) do update set
        version = excluded.version, reason = excluded.reason, since = excluded.since`.execute(db);
}

/** Sets the next attempt for a box: ten minutes later, twice as long after each, at most six hours. */
export async function takeTurn(
  { sql: db }: Database,
  { provisioning_id: id, kind, version }: ProvisioningRow,
  endpointId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into provisioning_turn as t (endpoint_id, kind, provisioning_id, version, attempts, next_at)
    values (${endpointId}, ${kind}, ${id}, ${version}, 1, ${now}::timestamptz + interval '10 minutes')
    on conflict (endpoint_id, kind) do update set
      provisioning_id = excluded.provisioning_id, version = excluded.version,
      attempts = case when t.provisioning_id = ${id} and t.version = ${version} then t.attempts + 1 else 1 end,
      next_at = ${now}::timestamptz + case when t.provisioning_id = ${id} and t.version = ${version}
        then interval '1 minute' * least(360, 10 * power(2, least(t.attempts, 10))) else interval '10 minutes' end`.execute(
    db,
  );
}
