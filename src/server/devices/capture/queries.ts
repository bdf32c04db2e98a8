import { type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** Reads open consents, which a start continues. */
export async function openConsents(database: Database): Promise<{ consentId: string; endpointId: string }[]> {
  const rows = await database.sql
    .selectFrom('consent')
    .select(['consent_id', 'endpoint_id'])
    .where('terminal', '=', false)
    .execute();
  return rows.map((row) => ({ consentId: row.consent_id, endpointId: row.endpoint_id }));
}

/** Reads consents that had ended by then and still have pictures, oldest first; at most a thousand. */
export async function consentsWithPictures(database: Database, before: Date): Promise<string[]> {
  const rows = await database.sql
    .selectFrom('consent')
    .select('consent_id')
    .where('terminal', '=', true)
    .where('finished_at', '<=', before)
    .whereRef('erased', '<', 'pictures')
    .orderBy('finished_at')
    .limit(1_000)
    .execute();
  return rows.map((row) => row.consent_id);
}

export type ListedConsent = Row<'consent'> & { device_name: string | null };

export interface ConsentFilter {
  endpointId?: string | undefined;
  state?: string[] | undefined;
  keyword?: string | undefined;
}

/**
 * Handlers' only access to consents: those of devices that belonged to the caller's operator, or one below it, when
 * they were requested.
 */
export class ScopedConsents extends ScopedQueries {
  async page(filter: ConsentFilter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<ListedConsent>`select c.*, d.device_name ${where}
      order by c.requested_at desc, c.consent_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a consent; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<ListedConsent | null> {
    const { rows } = await sql<ListedConsent>`
      select c.*, d.device_name ${this.#where({})} and c.consent_id = ${id}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  #where({ endpointId, state, keyword }: ConsentFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (endpointId) conditions.push(sql`c.endpoint_id = ${endpointId}`);
    if (state) conditions.push(sql`c.state in (${sql.join(state)})`);
    if (keyword) {
      const part = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(
        sql`(lower(c.question) like ${part} or lower(c.account_name) like ${part} or lower(c.endpoint_id) like ${part}
          or lower(d.device_name) like ${part})`,
      );
    }
    return sql`from consent c join operator o using (op_id) left join device d using (endpoint_id)
      where ${sql.join(conditions, sql` and `)}`;
  }
}
