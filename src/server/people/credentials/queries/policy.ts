import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

interface Policy {
  op_id: string;
  company_name: string;
  require_two_factor: boolean;
  /** Name of the operator above that already requires it; null: none. */
  required_by: string | null;
}

/** Sign-in policies of operators in the caller's subtree. */
export class ScopedSignInPolicies extends ScopedQueries {
  /** Finds a policy; null if the operator does not exist or is out of scope. */
  async find(opId: string): Promise<Policy | null> {
    const { rows } = await sql<Policy>`
      select o.op_id, o.company_name, o.require_two_factor, (
        select p.company_name from operator p
        where p.require_two_factor and p.op_id <> o.op_id and starts_with(o.op_path, p.op_path)
        order by length(p.op_path) limit 1
      ) as required_by
      from operator o where o.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  async requireTwoFactor(db: Kysely<Tables>, opId: string, required: boolean): Promise<void> {
    await sql`update operator set require_two_factor = ${required}
      where op_id = ${opId} and starts_with(op_path, ${this.opPath})`.execute(db);
  }
}
