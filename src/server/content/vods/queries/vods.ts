import type { Kysely } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';

export type VodServerRow = Row<'vod_server'>;
export type VodFetchRow = Row<'vod_fetch'>;

export const serverOf = async (db: Kysely<Tables>, opId: string): Promise<VodServerRow | null> =>
  (await db.selectFrom('vod_server').selectAll().where('op_id', '=', opId).executeTakeFirst()) ?? null;

export const fetchOf = async (db: Kysely<Tables>, opId: string): Promise<VodFetchRow | null> =>
  (await db.selectFrom('vod_fetch').selectAll().where('op_id', '=', opId).executeTakeFirst()) ?? null;

/** Reads the entries as JSON; null: none was fetched. */
export async function entriesOf(
  db: Kysely<Tables>,
  opId: string,
): Promise<{ sha256: string; entries: string } | null> {
  const row = await db
    .selectFrom('vod_list')
    .select(['sha256', 'entries'])
    .where('op_id', '=', opId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeEntries(
  db: Kysely<Tables>,
  { opId, sha256, entries }: { opId: string; sha256: string; entries: string },
): Promise<void> {
  await db
    .insertInto('vod_list')
    .values({ op_id: opId, sha256, entries })
    .onConflict((conflict) => conflict.column('op_id').doUpdateSet({ sha256, entries }))
    .execute();
}

/** Stores the settings; false: they have changed since `version`; a null `version` requires that there were none. */
export async function storeServer(
  { sql }: Database,
  row: Omit<VodServerRow, 'version'>,
  version: number | null,
): Promise<boolean> {
  const { op_id: opId, ...values } = row;
  if (version === null) {
    const { numInsertedOrUpdatedRows: stored } = await sql
      .insertInto('vod_server')
      .values({ ...row, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return stored === 1n;
  }
  const { numUpdatedRows: stored } = await sql
    .updateTable('vod_server')
    .set({ ...values, version: version + 1 })
    .where('op_id', '=', opId)
    .where('version', '=', version)
    .executeTakeFirst();
  return stored === 1n;
}
