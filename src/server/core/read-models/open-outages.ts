import { sql } from 'kysely';
import type { OutageCause } from '#machines/message/events.ts';
import { awayInOutage, underCause } from './outage-cause.ts';
import { ScopedQueries } from './scope.ts';

/** Outage that lasts, as a scope sees it. */
export interface OpenOutage {
  outageId: string;
  cause: OutageCause;
  /** Name of the organisation or access point of the cause, or its value; null: it is outside of the scope. */
  name: string | null;
  since: Date;
  /** Deployed devices of the scope that are offline since the outage began, and all with the cause. */
  offline: number;
  total: number;
}

interface Row {
  outage_id: string;
  cause: OutageCause;
  since: Date;
  name: string | null;
}

/** Outages that last (docs/product/messages.md), as they were found for the organisation of the scope. */
export class OpenOutages extends ScopedQueries {
  /** Lists those with devices that are still offline, those with the most first. */
  async list(): Promise<OpenOutage[]> {
    const found = await Promise.all(
      (await this.#rows()).map(async ({ outage_id: outageId, ...row }) => ({
        outageId,
        ...row,
        ...(await this.#counts(row)),
      })),
    );
    return found
      .filter(({ offline }) => offline > 0)
      .sort((one, other) => other.offline - one.offline || one.since.getTime() - other.since.getTime());
  }

  /** Finds an outage; null: there is none, or it is of another organisation. */
  async find(outageId: string): Promise<Pick<OpenOutage, 'cause' | 'since'> | null> {
    return (await this.#rows()).find((row) => row.outage_id === outageId) ?? null;
  }

  async #rows(): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select f.outage_id, f.cause, f.since, case f.cause ->> 'kind'
        when 'organisation' then (select c.company_name from operator c
          where c.op_path = f.cause ->> 'value' and starts_with(c.op_path, ${this.opPath}))
        when 'accessPoint' then (select coalesce(d.device_name, d.endpoint_id) from device d join operator c using (op_id)
          where d.endpoint_id = f.cause ->> 'value' and starts_with(c.op_path, ${this.opPath}))
        else f.cause ->> 'value' end as name
      from outage f join operator o using (op_id)
      where f.ended_at is null and o.op_path = ${this.opPath}`.execute(this.database.sql);
    return rows;
  }

  async #counts({ cause, since }: Pick<Row, 'cause' | 'since'>): Promise<{ offline: number; total: number }> {
    const outage = { cause, since: since.toISOString() };
    const { rows } = await sql<{ offline: number; total: number }>`
      select count(*)::int as total, (count(*) filter (where ${awayInOutage(outage)}))::int as offline
      from device d join operator o on o.op_id = d.op_id and starts_with(o.op_path, ${this.opPath})
      where d.device_status = 'Deployed' and ${underCause(cause)}`.execute(this.database.sql);
    return rows[0] ?? { offline: 0, total: 0 };
  }
}
