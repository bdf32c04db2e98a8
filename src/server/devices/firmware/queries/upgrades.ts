import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Upgrades to this file that are under way. */
export async function runningUpgrades(db: Kysely<Tables>, fileId: string): Promise<number> {
  const { n } = await db
    .selectFrom('firmware_upgrade')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('file_id', '=', fileId)
    .where('terminal', '=', false)
    .executeTakeFirstOrThrow();
  return Number(n);
}
