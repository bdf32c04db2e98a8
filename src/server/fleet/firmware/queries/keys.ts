import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { KeyRow } from './key-facts.ts';

/** Maximum number of keys of one organisation, including revoked ones. */
export const mostKeys = 100;

/** Keys of the organisations in scope, and of those above, which verify files below as well. */
export class ScopedKeys extends ScopedQueries {
  async all(): Promise<(KeyRow & { own: boolean })[]> {
    const { rows } = await sql<KeyRow & { own: boolean }>`
      select k.*, starts_with(o.op_path, ${this.opPath}) as own from firmware_key k join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) or starts_with(${this.opPath}, o.op_path)
      order by k.added_at desc, k.key_id limit 500`.execute(this.database.sql);
    return rows;
  }

  /** Finds a key that the caller may revoke. */
  async findOwn(keyId: string): Promise<KeyRow | null> {
    const { rows } = await sql<KeyRow>`select k.* from firmware_key k join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and k.key_id = ${keyId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }
}

export const keyById = async (db: Kysely<Tables>, keyId: string): Promise<KeyRow | null> =>
  (await db.selectFrom('firmware_key').selectAll().where('key_id', '=', keyId).executeTakeFirst()) ?? null;

/** Reads the keys that may sign an organisation's files: its own and those of organisations above. */
export async function trustedKeys(db: Kysely<Tables>, opId: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`select k.* from firmware_key k join operator o using (op_id)
    join operator own on own.op_id = ${opId}
    where k.revoked_at is null and starts_with(own.op_path, o.op_path)
    order by length(o.op_path) desc, k.added_at desc, k.key_id`.execute(db);
  return rows;
}

export const keysOf = (db: Kysely<Tables>, opId: string): Promise<KeyRow[]> =>
  db.selectFrom('firmware_key').selectAll().where('op_id', '=', opId).execute();

/** Stores a key; false: the organisation has one of this name, or has had this key. */
export async function storeKey(db: Kysely<Tables>, row: KeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('firmware_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Deletes key rows that others replace. */
export async function removeKeys(db: Kysely<Tables>, keyIds: readonly string[]): Promise<void> {
  if (keyIds.length > 0) await db.deleteFrom('firmware_key').where('key_id', 'in', keyIds).execute();
}

export const allKeys = (db: Kysely<Tables>): Promise<KeyRow[]> =>
  db.selectFrom('firmware_key').selectAll().orderBy('added_at').execute();

export async function setSeal(
  db: Kysely<Tables>,
  { key_id, version, seal }: Pick<KeyRow, 'key_id' | 'version' | 'seal'>,
): Promise<void> {
  await db.updateTable('firmware_key').set({ version, seal }).where('key_id', '=', key_id).execute();
}

/** Revokes a key; false: it is already revoked. */
export async function revokeKey(db: Kysely<Tables>, { key_id, ...row }: KeyRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('firmware_key')
    .set({ ...row })
    .where('key_id', '=', key_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
