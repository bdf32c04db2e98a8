import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type SetRow = Row<'metadata_set'>;

/** Metadata sets of the caller's operator and those below it. */
export class ScopedSets extends ScopedQueries {
  async find(setId: string): Promise<SetRow | null> {
    const { rows } = await sql<SetRow>`
      select s.* from metadata_set s join operator o using (op_id)
      where s.set_id = ${setId} and s.deleted_at is null and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  /** Lists versions, including deleted ones, which boxes may still have. */
  async versionsOf(opId: string, name: string): Promise<Pick<SetRow, 'sha256' | 'version'>[]> {
    const { rows } = await sql<Pick<SetRow, 'sha256' | 'version'>>`
      select s.sha256, s.version from metadata_set s join operator o using (op_id)
      where s.op_id = ${opId} and s.name = ${name} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows;
  }

  /**
   * Lists an organisation's sets, including deleted ones, oldest first; `entry`: the item's entry in it; null: it had
   * none.
   */
  async withEntry(opId: string, itemId: string): Promise<{ sha256: string; entry: string | null }[]> {
    const { rows } = await sql<{ sha256: string; entry: string | null }>`
      select s.sha256, s.contents::jsonb -> ${itemId}::text ->> 'is' as entry
      from metadata_set s join operator o using (op_id)
      where s.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})
      order by s.created_at, s.version`.execute(this.database.sql);
    return rows;
  }
}

/** Lists an organisation's sets, newest first. */
export const setsOf = (db: Kysely<Tables>, opId: string): Promise<SetRow[]> =>
  db
    .selectFrom('metadata_set')
    .selectAll()
    .where('op_id', '=', opId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** Finds the newest version of a name, even a deleted one, so that version numbers are never reused. */
export async function newestOf(db: Kysely<Tables>, opId: string, name: string): Promise<SetRow | null> {
  const { rows } = await sql<SetRow>`
    select * from metadata_set where op_id = ${opId} and lower(name) = lower(${name})
    order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function storeSet(db: Kysely<Tables>, row: SetRow): Promise<void> {
  await db.insertInto('metadata_set').values(row).execute();
}

export async function markDeleted(db: Kysely<Tables>, setId: string, at: Date): Promise<void> {
  await db.updateTable('metadata_set').set({ deleted_at: at }).where('set_id', '=', setId).execute();
}
