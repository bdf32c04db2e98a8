import { sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** Organisations at or below the caller's. */
export class ScopedOperators extends ScopedQueries {
  async has(opId: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from operator where op_id = ${opId} and starts_with(op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows.length > 0;
  }
}
