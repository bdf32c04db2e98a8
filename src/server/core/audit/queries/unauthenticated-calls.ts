import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type UnauthenticatedCallRow = Row<'unauthenticated_call'>;

/** Adds to the stored counts. */
export async function addUnauthenticatedCalls(
  db: Kysely<Tables>,
  rows: readonly UnauthenticatedCallRow[],
): Promise<void> {
  await db
    .insertInto('unauthenticated_call')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['hour', 'operation', 'result', 'address']).doUpdateSet({
        calls: sql`unauthenticated_call.calls + excluded.calls`,
        first_at: sql`least(unauthenticated_call.first_at, excluded.first_at)`,
        last_at: sql`greatest(unauthenticated_call.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}

export async function forgetUnauthenticatedCalls(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('unauthenticated_call').where('hour', '<', before).execute();
}

/** Calls without an organisation: only callers whose scope is all organisations see them. */
export class ScopedUnauthenticatedCalls extends ScopedQueries {
  async page(page: number, limit: number): Promise<{ rows: UnauthenticatedCallRow[]; total: number }> {
    const found = sql`from unauthenticated_call
      where not exists (select 1 from operator where not starts_with(op_path, ${this.opPath}))`;
    const { rows } = await sql<UnauthenticatedCallRow>`select * ${found}
      order by hour desc, last_at desc, operation, result, address
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }
}
