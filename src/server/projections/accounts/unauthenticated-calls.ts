import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/store/database.ts';

export type UnauthenticatedCallRow = Row<'unauthenticated_call'>;

/** Adds to what was counted before. */
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
