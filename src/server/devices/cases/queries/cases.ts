import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface CaseFilter {
  state?: string | undefined;
  taskId?: string | undefined;
  /** Part of the title, or an id. */
  keyword?: string | undefined;
}

export interface ListedCase extends Row<'case_file'> {
  company_name: string;
}

/** Handlers' only access to cases: those of the caller's operator and of those below it. */
export class ScopedCases extends ScopedQueries {
  async page(
    filter: CaseFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ListedCase[]; total: number }> {
    const where = this.#where(filter);
    const { rows } = await sql<ListedCase>`
      select c.*, o.company_name from case_file c join operator o on o.op_id = c.op_id
      where ${where} order by c.updated_at desc, c.case_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from case_file c join operator o on o.op_id = c.op_id where ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a case; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(caseId: string): Promise<ListedCase | null> {
    const { rows } = await sql<ListedCase>`
      select c.*, o.company_name from case_file c join operator o on o.op_id = c.op_id
      where c.case_id = ${caseId} and ${this.#where({})}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  #where({ state, taskId, keyword }: CaseFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (state !== undefined) conditions.push(sql`c.state = ${state}`);
    if (taskId !== undefined) conditions.push(sql`c.task_ids @> array[${taskId}]::text[]`);
    if (keyword)
      conditions.push(sql`(strpos(lower(c.title), ${keyword.toLowerCase()}) > 0 or c.case_id = ${keyword})`);
    return sql.join(conditions, sql` and `);
  }
}

/** Finds the account with this address, if it may read the cases of organisation `opId`. */
export async function readerOfCase(
  db: Database['sql'],
  opId: string,
  email: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select a.account_id as id, a.name from account a
    join operator his on his.op_id = a.op_id join role r using (role_key)
    join operator o on o.op_id = ${opId} and starts_with(o.op_path, his.op_path)
    where a.email = ${email} and a.status = 'Running' and not a.deleted
      and ${operations.getCase.permission} = any(r.permissions)`.execute(db);
  return rows[0] ?? null;
}
