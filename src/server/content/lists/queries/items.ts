import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ItemRow, ListKind } from '../kinds.ts';

/** Lists of the caller's operator and those below it. */
export class ScopedContent extends ScopedQueries {
  async find(kind: ListKind, itemId: string): Promise<ItemRow | null> {
    const { rows } = await sql<ItemRow>`
      select i.* from content_item i join operator o using (op_id)
      where i.item_id = ${itemId} and i.kind = ${kind} and i.deleted_at is null
        and starts_with(o.op_path, ${this.opPath})`.execute(this.database.sql);
    return rows[0] ?? null;
  }
}

/** Reads a list's rows in order; boot ads are ordered by age. */
export const itemsOf = (db: Kysely<Tables>, opId: string, kind: ListKind): Promise<ItemRow[]> =>
  db
    .selectFrom('content_item')
    .selectAll()
    .where('op_id', '=', opId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('ordinal')
    .orderBy('item_id')
    .execute();

/** Reads a list's version; 0: nothing was ever in it. */
export async function versionOf(db: Kysely<Tables>, opId: string, kind: ListKind): Promise<number> {
  const row = await db
    .selectFrom('content_list')
    .select('version')
    .where('op_id', '=', opId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export type ListRow = Row<'content_list'>;
interface ListChange {
  opId: string;
  kind: ListKind | 'metadataSet';
  by: string;
  /** True: the order of the rows was changed. */
  isSort?: boolean;
  /** May refuse the change after comparing the list's last state. */
  check?: (before: ListRow) => void;
}

/** Advances the list's version; other changes wait for this transaction. */
export async function nextVersion(
  db: Kysely<Tables>,
  { opId, kind, by, isSort = false, check = () => {} }: ListChange,
): Promise<number> {
  const before = await db
    .insertInto('content_list')
    .values({ op_id: opId, kind, version: 0, sorted_version: 0 })
    // This changes nothing, but locks the row.
    .onConflict((conflict) =>
      conflict.columns(['op_id', 'kind']).doUpdateSet({ version: sql`content_list.version` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  check(before);
  const version = before.version + 1;
  await db
    .updateTable('content_list')
    .set({ version, changed_by: by, ...(isSort ? { sorted_by: by, sorted_version: version } : {}) })
    .where('op_id', '=', opId)
    .where('kind', '=', kind)
    .execute();
  return version;
}

export async function lastOrdinal(db: Kysely<Tables>, opId: string, kind: ListKind): Promise<number> {
  const { last } = await db
    .selectFrom('content_item')
    .select((row) => row.fn.max('ordinal').as('last'))
    .where('op_id', '=', opId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Finds an organisation's TV or radio channel with this number. */
export const channelWith = (db: Kysely<Tables>, opId: string, lcn: number): Promise<ItemRow | undefined> =>
  db
    .selectFrom('content_item')
    .selectAll()
    .where('op_id', '=', opId)
    .where('lcn', '=', lcn)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Tells if an organisation has this TV channel, and locks it against deletion until the transaction ends. */
export async function lockChannel(db: Kysely<Tables>, opId: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_item')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where('op_id', '=', opId)
    .where('kind', '=', 'channel')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeItem(db: Kysely<Tables>, row: ItemRow): Promise<void> {
  const { item_id, op_id: _op, kind: _kind, ...changed } = row;
  await db
    .insertInto('content_item')
    .values(row)
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(changed))
    .execute();
}

export async function storeOrder(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await sql`
    update content_item set ordinal = places.ordinal
    from unnest(${[...ids]}::text[]) with ordinality as places (item_id, ordinal)
    where content_item.item_id = places.item_id`.execute(db);
}

/** Finds a list's use of the file. */
export const useOfFile = (db: Kysely<Tables>, sha256: string) =>
  db
    .selectFrom('content_item')
    .select(['kind', 'size_bytes'])
    .where('sha256', '=', sha256)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
