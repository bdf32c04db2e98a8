import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Lists admissions whose time is not over, and that no user closed. */
export const currentAdmissions = (
  db: Kysely<Tables>,
  now: Date,
): Promise<{ admission_id: string; valid_until: Date }[]> =>
  db
    .selectFrom('admission')
    .select(['admission_id', 'valid_until'])
    .where('state', 'in', ['open', 'full'])
    .where('valid_until', '>', now)
    .execute();

/** Returns the organisation that unregistered devices belong to. */
export async function rootOperatorId(db: Kysely<Tables>): Promise<string> {
  const { op_id: opId } = await db
    .selectFrom('operator')
    .select('op_id')
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return opId;
}
