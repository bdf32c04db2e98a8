import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

/** Reads the last manual collection of an organisation. */
export const lastRunOf = async (db: Kysely<Tables>, opId: string): Promise<Row<'aggregate_run'> | null> =>
  (await db.selectFrom('aggregate_run').selectAll().where('op_id', '=', opId).executeTakeFirst()) ?? null;
