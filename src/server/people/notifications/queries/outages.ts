import { sql } from 'kysely';
import type { OutageCause } from '#machines/message/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { underCause } from '#server/core/read-models/outage-cause.ts';
import { type AwayDevice, causeKey } from '#server/people/notifications/outage-causes.ts';
import type { OpenOutage, OutageQueries } from '#server/people/notifications/outages.ts';

/** Tasks after which a device is away for a while, once they were sent: one that waits for the device explains nothing. */
const restarting = ['Reboot', 'FactoryReset', 'FirmwareActivate'];
const notSent = ['requested', 'authorised', 'queued'];
/** States of an upgrade in which the device restarts. */
const upgrading = ['installing', 'restarting', 'checking', 'away'];

/** Reads what outages need from the tables. */
export const outageQueries = ({ sql: db }: Database): OutageQueries => ({
  async stillAway(endpointIds) {
    const { rows } = await sql<AwayDevice>`
      select d.endpoint_id as "endpointId", o.op_path as "opPath", d.model_name as "modelName",
        d.firmware_version as "firmwareVersion", d.province, d.city, (
          select teller.endpoint_id from home_member mine join device teller using (endpoint_id)
          where mine.mac_addr = d.mac_addr and teller.op_id = d.op_id and teller.endpoint_id <> d.endpoint_id
          order by teller.endpoint_id limit 1
        ) as "accessPoint"
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where d.endpoint_id = any(${[...endpointIds]}::text[]) and d.device_status = 'Deployed' and not s.online
        and not exists (select from firmware_upgrade u where u.endpoint_id = d.endpoint_id and not u.terminal
          and u.state = any(${upgrading}::text[]))
        and not exists (select from task t where t.endpoint_id = d.endpoint_id and not t.terminal
          and t.kind = any(${restarting}::text[]) and t.state <> all(${notSent}::text[]))`.execute(db);
    return rows;
  },

  async totals(opPath, causes) {
    const totals = new Map<string, number>();
    for (const cause of causes) totals.set(causeKey(cause), await totalOf(db, opPath, cause));
    return totals;
  },

  async open() {
    const { rows } = await sql<Omit<OpenOutage, 'outage'> & { outage: OpenOutage['outage'] }>`
      select m.message_id as "messageId", o.op_path as "opPath", m.news_group as "group", m.outage, m.count
      from message m join account a using (account_id) join operator o on o.op_id = a.op_id
      where m.kind = 'outages' and m.outage ->> 'endedAt' is null and m.state not in ('expired', 'mailed')`.execute(
      db,
    );
    return rows;
  },

  async offline(opPath, { cause, since }) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${opPath}) and d.device_status = 'Deployed'
        and not s.online and s.offline_at >= ${since}::timestamptz and ${underCause(cause)}`.execute(db);
    return rows[0]?.n ?? 0;
  },
});

/** From the counters, where one counts it: a fleet has more devices than are to be read each time. */
async function totalOf(db: Database['sql'], opPath: string, cause: OutageCause): Promise<number> {
  const of = (table: string) =>
    sql`${sql.table(table)} c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${opPath})`;
  const { value } = cause;
  const from = {
    model: sql`${of('device_count')} where c.model_name = ${value}`,
    place: sql`${of('device_place_count')} where c.city = ${value} and c.province = ${cause.of ?? ''}`,
    firmware: sql`${of('device_version_count')} where c.model_name = ${cause.of ?? ''} and c.firmware_version = ${value}`,
    organisation: sql`${of('device_count')} where starts_with(o.op_path, ${value})`,
    accessPoint: sql`(select 1 as n, d.device_status from device d where ${underCause(cause)}) c where true`,
  }[cause.kind];
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(c.n), 0)::int as n from ${from} and c.device_status = 'Deployed'`.execute(db);
  return rows[0]?.n ?? 0;
}
