import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { kindOfItem, type ProvisionedItemKind, provisioned } from '../../provisioned.ts';

export interface ItemUses {
  /** Organisation whose boxes are provisioned with the item; null: none. A stopped choice does not count. */
  provisioning: { opId: string; organisation: string } | null;
  /** Banners that lead to the channel. */
  banners: { id: string; name: string }[];
  /** Boxes with an open task for the item. */
  boxes: number;
  /** Boxes of bulk actions that have yet to begin such a task, for example at a later hour. */
  scheduled: number;
}

export const isUsed = ({ provisioning, banners, boxes, scheduled }: ItemUses): boolean =>
  provisioning !== null || banners.length > 0 || boxes + scheduled > 0;

/** Finds an item's uses in any organisation; the caller has already found the item in their scope. */
export async function usesOf(
  db: Kysely<Tables>,
  logId: string,
  { kind, itemId }: { kind: ProvisionedItemKind; itemId: string },
): Promise<ItemUses> {
  const provisioning = kindOfItem[kind];
  const { rows: choices } = await sql<{ opId: string; organisation: string }>`
    select o.op_id as "opId", o.company_name as organisation
    from provisioning p join operator o using (op_id)
    where p.kind = ${provisioning} and p.item_id = ${itemId} and p.enabled`.execute(db);
  const { rows: banners } = await sql<{ id: string; name: string }>`
    select item_id as id, name from content_item
    where ${kind === 'channel'} and kind = 'banner' and deleted_at is null
      and details::jsonb ->> 'linkId' = ${itemId}
    order by ordinal, item_id`.execute(db);
  return { provisioning: choices[0] ?? null, banners, ...(await boxesToGet(db, logId, { kind, itemId })) };
}

/** Only the first fact of a bulk action names the item. */
async function boxesToGet(
  db: Kysely<Tables>,
  logId: string,
  { kind, itemId }: { kind: ProvisionedItemKind; itemId: string },
): Promise<Pick<ItemUses, 'boxes' | 'scheduled'>> {
  const { taskKind } = provisioned[kindOfItem[kind]];
  const { rows: begun } = await sql<{ boxes: number }>`
    select count(distinct endpoint_id)::int as boxes from task
    where not terminal and kind = ${taskKind} and params::jsonb ->> 'itemId' = ${itemId}`.execute(db);
  const { rows: later } = await sql<{ scheduled: number }>`
    select coalesce(sum(b.total - b.started), 0)::int as scheduled
    from bulk_action b join es_event e
      on e.log_id = ${logId} and e.stream_id = 'bulk-action:' || b.bulk_action_id and e.version = 1
    where not b.terminal and b.kind = ${taskKind}
      and e.data::jsonb -> 'params' ->> 'itemId' = ${itemId}`.execute(db);
  return { boxes: begun[0]?.boxes ?? 0, scheduled: later[0]?.scheduled ?? 0 };
}

/** Tells if an item exists, and locks it against deletion until the transaction ends. */
export async function lockItem(
  db: Kysely<Tables>,
  kind: ProvisionedItemKind,
  itemId: string,
): Promise<boolean> {
  const { rows } =
    kind === 'metadataSet'
      ? await sql`
          select 1 from metadata_set where set_id = ${itemId} and deleted_at is null for update`.execute(db)
      : await sql`
          select 1 from content_item
          where item_id = ${itemId} and kind = ${kind} and deleted_at is null for update`.execute(db);
  return rows.length > 0;
}
