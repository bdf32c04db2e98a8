import { sql } from 'kysely';
import type { Outage, OutageCause } from '#machines/message/events.ts';
import { ScopedQueries } from './scope.ts';

/** Outage that lasts, as a scope sees it. */
export interface OpenOutage {
  outageId: string;
  cause: OutageCause;
  /** Name of the organisation or access point of the cause, or its value; null: it is outside of the scope. */
  name: string | null;
  /** Name of the organisation without users that it is in; null: that of the scope. */
  organisation: string | null;
  since: Date;
  /** Deployed devices that are offline since the outage began, and all with the cause, at the last count. */
  offline: number;
  total: number;
  countedAt: Date;
  /** User who looks after it. */
  assigned: OutageAssignee | null;
}

export interface OutageAssignee {
  accountId: string;
  name: string;
}

/**
 * Outages that last (docs/product/messages.md): those of the organisation of the scope, and those of organisations below it
 * without users. They are counted every 20 seconds, because counting them reads the devices.
 */
export class OpenOutages extends ScopedQueries {
  /** Lists those with devices that are still offline, those with the most first. */
  async list(): Promise<OpenOutage[]> {
    const { rows } = await sql<OpenOutage>`
      select f.outage_id as "outageId", f.cause, f.since, f.offline, f.total, f.counted_at as "countedAt",
        case when f.assigned_id is null then null
          else jsonb_build_object('accountId', f.assigned_id, 'name', f.assigned_name) end as assigned,
        case when o.op_path = ${this.opPath} then null else o.company_name end as organisation,
        case f.cause ->> 'kind'
          when 'organisation' then (select c.company_name from operator c
            where c.op_path = f.cause ->> 'value' and starts_with(c.op_path, ${this.opPath}))
          when 'accessPoint' then (select coalesce(d.device_name, d.endpoint_id) from device d join operator c using (op_id)
            where d.endpoint_id = f.cause ->> 'value' and starts_with(c.op_path, ${this.opPath}))
          else f.cause ->> 'value' end as name
      ${this.#from()} and f.offline > 0 order by f.offline desc, f.since, f.outage_id`.execute(
      this.database.sql,
    );
    return rows;
  }

  /** Finds an outage; null: there is none, or it is of another organisation. */
  async find(outageId: string): Promise<Pick<Outage, 'cause' | 'since' | 'within'> | null> {
    const { rows } = await sql<{ cause: OutageCause; since: Date; within: string }>`
      select f.cause, f.since, o.op_path as within ${this.#from()} and f.outage_id = ${outageId}`.execute(
      this.database.sql,
    );
    const [found] = rows;
    return found ? { ...found, since: found.since.toISOString() } : null;
  }

  /** Returns the organisation of an outage that lasts; null: there is none, or it is of another organisation. */
  async ownerOf(outageId: string): Promise<string | null> {
    const { rows } = await sql<{ op_id: string }>`
      select f.op_id ${this.#from()} and f.outage_id = ${outageId}`.execute(this.database.sql);
    return rows[0]?.op_id ?? null;
  }

  /** Changes the assignee; false: the outage is over, or `from` is not its assignee any more. */
  async assign(
    outageId: string,
    { to, from }: { to: OutageAssignee | null; from: string | null },
  ): Promise<boolean> {
    const { rows } = await sql`
      update outage set assigned_id = ${to?.accountId ?? null}, assigned_name = ${to?.name ?? null}
      where outage_id in (select f.outage_id ${this.#from()} and f.outage_id = ${outageId})
        and assigned_id is not distinct from ${from} returning outage_id`.execute(this.database.sql);
    return rows.length > 0;
  }

  #from() {
    return sql`from outage f join operator o using (op_id) join operator t on t.op_id = f.notified_op_id
      where f.ended_at is null and (o.op_path = ${this.opPath} or t.op_path = ${this.opPath})`;
  }
}
