import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** Opt-outs of viewing statistics, of the devices in the caller's scope. */
export class ScopedOptOuts extends ScopedQueries {
  /** Returns the time since which a device is left out by its present organisation; null: it is counted. */
  async since(endpointId: string): Promise<Date | null> {
    const { rows } = await sql<{ since: Date }>`
      select v.since from viewing_opt_out v join device d using (endpoint_id, op_id) join operator o using (op_id)
      where endpoint_id = ${endpointId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0]?.since ?? null;
  }

  /** Counts the deployed set-top boxes that are left out. `provinces`: names in lower case, '' for none; null: all. */
  async boxes(provinces: readonly string[] | null = null): Promise<number> {
    const inProvince =
      provinces === null ? sql`true` : sql`lower(coalesce(d.province, '')) = any(${[...provinces]}::text[])`;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n
      from viewing_opt_out v join device d using (endpoint_id, op_id) join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and d.device_status = 'Deployed' and ${inProvince}`.execute(
      this.database.sql,
    );
    return rows[0]?.n ?? 0;
  }
}

/** Leaves a device out from this time on; an earlier opt-out stays as it is. */
export async function optOut(
  tx: Transaction<Tables>,
  { endpointId, opId, since }: { endpointId: string; opId: string; since: Date },
): Promise<void> {
  await sql`insert into viewing_opt_out (endpoint_id, op_id, since) values (${endpointId}, ${opId}, ${since})
    on conflict do nothing`.execute(tx);
}

export async function withdrawOptOut(
  tx: Transaction<Tables>,
  { endpointId, opId }: { endpointId: string; opId: string },
): Promise<void> {
  await sql`delete from viewing_opt_out where endpoint_id = ${endpointId} and op_id = ${opId}`.execute(tx);
}

/** Ends the opt-outs of removed devices that were recorded until their removal. */
export async function endOptOuts(
  db: Kysely<Tables>,
  removed: readonly { endpoint_id: string; before: Date }[],
): Promise<void> {
  for (const { endpoint_id: endpointId, before } of removed)
    await sql`delete from viewing_opt_out where endpoint_id = ${endpointId} and since <= ${before}`.execute(
      db,
    );
}
