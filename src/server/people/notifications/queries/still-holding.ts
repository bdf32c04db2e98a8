import { sql } from 'kysely';
import type { MessageContext } from '#machines/message/machine.ts';
import type { Database } from '#server/core/database/database.ts';

type Holding = Pick<MessageContext, 'subjects' | 'count'>;

/**
 * Returns what a message that waited is still about: alarms that are open and critical, devices that are offline, an
 * outage that lasts. Null: everything is over. Of the ids that the message does not hold, at most as many count as there
 * are now.
 */
export async function stillHolding({ sql: db }: Database, message: MessageContext): Promise<Holding | null> {
  const { kind, subjects, count, outage, group, opPath } = message;
  if (kind === 'outages') return outage?.endedAt === null ? { subjects, count } : null;
  if (kind !== 'alarmsRaised' && kind !== 'devicesAway') return { subjects, count };
  const { rows: open } = await (kind === 'alarmsRaised'
    ? sql<{ id: string }>`
        select a.alarm_id as id from alarm a join operator o on o.op_id = a.op_id
        where not a.terminal and a.severity = 'critical' and a.model_name = ${group} and starts_with(o.op_path, ${opPath})`
    : sql<{ id: string }>`
        select d.endpoint_id as id from device d join device_state s using (endpoint_id)
        join operator o on o.op_id = d.op_id
        where not s.online and s.offline_at is not null and starts_with(o.op_path, ${opPath})`
  ).execute(db);
  const ids = new Set(open.map(({ id }) => id));
  const holding = subjects.filter((id) => ids.has(id));
  const others = Math.min(count - subjects.length, ids.size - holding.length);
  return holding.length + others > 0 ? { subjects: holding, count: holding.length + others } : null;
}
