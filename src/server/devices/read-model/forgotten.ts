import { type Kysely, sql } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import { endpointOf, factOf } from './fold.ts';

/** Deletes rows of the table that came from erased events: the checkpoint covers their devices from there on. */
export async function forgetBefore(
  db: Kysely<Tables>,
  table: 'device_notice' | 'device_handover' | 'device_checkpoint' | 'topology_moment' | 'home_member',
  events: readonly LoggedEvent[],
): Promise<void> {
  for (const event of events) {
    const fact = factOf(event);
    if (fact.type === 'device.checkpointed')
      await sql`delete from ${sql.table(table)}
        where endpoint_id = ${endpointOf(event)} and pos <= ${fact.data.position}`.execute(db);
  }
}
