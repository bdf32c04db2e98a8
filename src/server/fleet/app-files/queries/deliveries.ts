import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import type { AppGrant } from '../delivery/grants.ts';

/** Tells if a task has not ended and installs this file on this device. Every task has a last deadline. */
export async function isOpenDelivery(
  db: Kysely<Tables>,
  { taskId, endpointId, sha256 }: AppGrant,
): Promise<boolean> {
  const { rows } = await sql`select from task where task_id = ${taskId} and endpoint_id = ${endpointId}
    and not terminal and params::jsonb ->> 'sha256' = ${sha256}`.execute(db);
  return rows.length > 0;
}
