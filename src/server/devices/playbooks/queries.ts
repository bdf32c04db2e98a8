import { type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** Reads open runs, which a start continues. */
export async function openRuns(database: Database): Promise<{ runId: string; endpointId: string }[]> {
  const rows = await database.sql
    .selectFrom('playbook_run')
    .select(['run_id', 'endpoint_id'])
    .where('terminal', '=', false)
    .execute();
  return rows.map((row) => ({ runId: row.run_id, endpointId: row.endpoint_id }));
}

export interface RunFilter {
  endpointId?: string | undefined;
  playbook?: string | undefined;
  /** Result of the run; `running`: not over yet. */
  result?: string | undefined;
  keyword?: string | undefined;
}

export type ListedRun = Row<'playbook_run'> & { device_name: string | null };

/**
 * Handlers' only access to playbook runs: those of devices that belonged to the caller's operator, or one below it,
 * when they were started.
 */
export class ScopedRuns extends ScopedQueries {
  async page(filter: RunFilter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<ListedRun>`select r.*, d.device_name ${where}
      order by r.started_at desc, r.run_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a run; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<ListedRun | null> {
    const { rows } = await sql<ListedRun>`
      select r.*, d.device_name ${this.#where({})} and r.run_id = ${id}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  #where({ endpointId, playbook, result, keyword }: RunFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (endpointId) conditions.push(sql`r.endpoint_id = ${endpointId}`);
    if (playbook) conditions.push(sql`r.playbook = ${playbook}`);
    if (result) conditions.push(result === 'running' ? sql`not r.terminal` : sql`r.outcome = ${result}`);
    if (keyword) {
      const part = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(sql`(lower(d.device_name) like ${part} or lower(r.endpoint_id) like ${part}
        or lower(r.account_name) like ${part})`);
    }
    return sql`from playbook_run r join operator o using (op_id) left join device d using (endpoint_id)
      where ${sql.join(conditions, sql` and `)}`;
  }
}
