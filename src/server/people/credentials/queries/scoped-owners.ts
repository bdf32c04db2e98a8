import { sql } from 'kysely';
import type { Account } from '#server/core/http/session.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';

/** Accounts whose credentials a caller may reset: those of their operator, and of operators below it. */
export class ScopedOwners extends ScopedQueries {
  /** Finds an account; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(accountId: string): Promise<Account | null> {
    const { rows } = await sql<{ account_id: string }>`
      select a.account_id from account a join operator o using (op_id)
      where a.account_id = ${accountId} and not a.deleted and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ? accountById(this.database.sql, rows[0].account_id) : null;
  }
}
