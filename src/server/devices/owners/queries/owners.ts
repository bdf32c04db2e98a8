import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';

export interface MisplacedDevice {
  endpointId: string;
  /** Organisation according to the log. */
  opId: string;
}

/**
 * Selects the organisation from the last fact that has one. A checkpoint replaces facts up to a version, and is
 * appended after later ones.
 */
const loggedOwner: RawBuilder<string | null> = sql`(
  select coalesce(e.data::jsonb ->> 'opId', e.data::jsonb #>> '{registered,opId}') from es_event e
  where ${isOfLog('e')} and e.stream_id = 'device:' || d.endpoint_id and e.erased_by is null
    and e.type in ('device.registered', 'device.found', 'device.allocated', 'device.released', 'device.checkpointed')
  order by case when e.type = 'device.checkpointed' then (e.data::jsonb ->> 'version')::int else e.version end desc, e.version desc
  limit 1)`;

/** Filters devices whose row names another organisation than the log. Each command calls it. */
export const misplacedDevices = (
  database: Database,
  endpointIds: readonly string[],
): Promise<MisplacedDevice[]> =>
  database.prepared(sql<MisplacedDevice>`
    select d.endpoint_id as "endpointId", l.owner as "opId"
    from device d cross join lateral (select ${loggedOwner} as owner) l
    where d.endpoint_id = any(${[...endpointIds]}::text[]) and l.owner is not null and l.owner <> d.op_id`);

export async function placeDevice(db: Kysely<Tables>, { endpointId, opId }: MisplacedDevice): Promise<void> {
  await db.updateTable('device').set({ op_id: opId }).where('endpoint_id', '=', endpointId).execute();
}
