import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Reads the number of devices that an organisation plans to activate (CL-051); null: none set. */
export async function activationTarget(db: Kysely<Tables>, opId: string): Promise<number | null> {
  const row = await db
    .selectFrom('activation_target')
    .select('activate_count')
    .where('op_id', '=', opId)
    .executeTakeFirst();
  return row?.activate_count ?? null;
}

export async function storeActivationTarget(
  db: Kysely<Tables>,
  { opId, activateCount, at, updater }: { opId: string; activateCount: number; at: Date; updater: string },
): Promise<void> {
  const values = { activate_count: activateCount, modified_at: at, updater };
  await db
    .insertInto('activation_target')
    .values({ op_id: opId, ...values })
    .onConflict((conflict) => conflict.column('op_id').doUpdateSet(values))
    .execute();
}
