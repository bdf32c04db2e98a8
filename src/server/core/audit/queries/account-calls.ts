import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type AccountCallRow = Row<'account_call'>;

/** Adds to the stored counts. All rows are one parameter, since an hour of many accounts is thousands of rows. */
export async function addAccountCalls(db: Kysely<Tables>, rows: readonly AccountCallRow[]): Promise<void> {
  await sql`
    insert into account_call (hour, account_id, operation, result, object, address, calls, first_at, last_at)
    select hour, account_id, operation, result, object, address, calls, first_at, last_at
    from jsonb_populate_recordset(null::account_call, ${JSON.stringify(rows)}::jsonb)
    on conflict (hour, account_id, operation, result, object, address) do update set
      calls = account_call.calls + excluded.calls,
      first_at = least(account_call.first_at, excluded.first_at),
      last_at = greatest(account_call.last_at, excluded.last_at)`.execute(db);
}

export async function forgetAccountCalls(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('account_call').where('hour', '<', before).execute();
}

export interface AccountCallFilter {
  accountId?: string | undefined;
  object?: string | undefined;
  /** Kind of calls; absent: both. */
  kind?: 'refused' | 'read' | undefined;
}

/** Refused calls and reads by accounts of the caller's operator, and of those below it. */
export class ScopedAccountCalls extends ScopedQueries {
  async page(
    filter: AccountCallFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: (AccountCallRow & { account_name: string })[]; total: number }> {
    const found = sql`from account_call c join account a using (account_id) join operator o using (op_id)
      where ${this.#where(filter)}`;
    const { rows } = await sql<AccountCallRow & { account_name: string }>`
      select c.*, a.name as account_name ${found}
      order by c.hour desc, c.last_at desc, c.account_id, c.operation, c.result, c.object, c.address
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  #where({ accountId, object, kind }: AccountCallFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (accountId !== undefined) conditions.push(sql`c.account_id = ${accountId}`);
    if (object !== undefined) conditions.push(sql`c.object = ${object}`);
    if (kind !== undefined)
      conditions.push(kind === 'read' ? sql`c.result = 'success'` : sql`c.result <> 'success'`);
    return sql.join(conditions, sql` and `);
  }
}
