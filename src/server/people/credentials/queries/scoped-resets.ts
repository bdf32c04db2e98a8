import { sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type ListedReset = Row<'password_reset'>;

/** Maximum number listed: more than any account has within a readable time. */
const listed = 20;

/** Password resets of users of the caller's operator, and of operators below it. */
export class ScopedPasswordResets extends ScopedQueries {
  /** Finds a reset; null if it does not exist or is out of scope. */
  async find(resetId: string): Promise<ListedReset | null> {
    const { rows } = await sql<ListedReset>`select p.* from password_reset p join operator o using (op_id)
      where p.reset_id = ${resetId} and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Lists an account's resets, newest first. */
  async ofAccount(accountId: string): Promise<ListedReset[]> {
    const { rows } = await sql<ListedReset>`select p.* from password_reset p join operator o using (op_id)
      where p.account_id = ${accountId} and starts_with(o.op_path, ${this.opPath})
      order by p.asked_at desc, p.reset_id limit ${listed}`.execute(this.database.sql);
    return rows;
  }
}
