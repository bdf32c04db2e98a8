import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import type { ContentGrant } from '../grants.ts';

const kinds = { LandingChannel: 'channel', BootingAd: 'bootAd' } as const;

/** Tells if a grant's item still exists: a deleted one must not be fetched with an old link. */
export async function isHeld({ sql: db }: Database, { kind, itemId }: ContentGrant): Promise<boolean> {
  const { rows } =
    kind === 'DsmCc'
      ? await sql`select 1 from metadata_set where set_id = ${itemId} and deleted_at is null`.execute(db)
      : await sql`select 1 from content_item
          where item_id = ${itemId} and kind = ${kinds[kind]} and deleted_at is null`.execute(db);
  return rows.length > 0;
}
