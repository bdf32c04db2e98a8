import type { Database, Row } from '#server/core/database/database.ts';

export type Sent = Omit<Row<'group_content'>, 'gid' | 'room_id' | 'place_id' | 'op_id'>;

/** Group, room or location group that content was sent to. */
export type Owner = Pick<Row<'group_content'>, 'gid' | 'room_id' | 'place_id' | 'op_id'>;

/** Stores the content that a command sent to each owner, replacing the previous content. */
export async function storeSent({ sql }: Database, owners: readonly Owner[], sent: Sent): Promise<void> {
  if (owners.length === 0) return;
  const { item_id, name, sent_by, sent_at } = sent;
  await sql
    .insertInto('group_content')
    .values(owners.map((owner) => ({ ...owner, ...sent })))
    .onConflict((conflict) =>
      conflict
        .columns(['gid', 'room_id', 'place_id', 'kind'])
        .doUpdateSet({ item_id, name, sent_by, sent_at }),
    )
    .execute();
}
