import { sql } from 'kysely';
import type { OutageCause } from '#machines/message/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { awayInOutage, underCause } from '#server/core/read-models/outage-cause.ts';
import { type AwayDevice, causeKey, parentOf } from '#server/people/notifications/outage-causes.ts';
import type { OutageQueries } from '#server/people/notifications/outages.ts';

/** Tasks after which a device is away for a while, once they were sent: one that waits for the device explains nothing. */
const restarting = ['Reboot', 'FactoryReset', 'FirmwareActivate'];
const notSent = ['requested', 'authorised', 'queued'];
/** States of an upgrade in which the device restarts. */
const upgrading = ['installing', 'restarting', 'checking', 'away'];

interface Stored {
  outage_id: string;
  op_path: string;
  notified_path: string;
  cause_key: string;
  cause: OutageCause;
  total: number;
  count: number;
  last_pos: number;
  since: Date;
}

/** Reads and writes what outages need in the tables. */
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

  async organisations() {
    const { rows } = await sql<{ op_path: string; has_users: boolean }>`
      select o.op_path, exists (
        select from account a where a.op_id = o.op_id and a.status = 'Running' and not a.deleted) as has_users
      from operator o`.execute(db);
    const withUsers = new Set(rows.flatMap(({ op_path, has_users }) => (has_users ? [op_path] : [])));
    const notified = new Map<string, string>();
    for (const { op_path } of rows) {
      let path = op_path;
      while (path.length > 1 && !withUsers.has(path)) path = parentOf(path);
      if (path.length > 1) notified.set(op_path, path);
    }
    return notified;
  },

  async open() {
    const { rows } = await sql<Stored>`
      select f.outage_id, o.op_path, t.op_path as notified_path, f.cause_key, f.cause, f.total, f.count, f.last_pos, f.since
      from outage f join operator o using (op_id) join operator t on t.op_id = f.notified_op_id
      where f.ended_at is null`.execute(db);
    return rows.map(
      ({ outage_id, op_path, notified_path, cause_key, cause, total, since, count, last_pos }) => ({
        outageId: outage_id,
        opPath: op_path,
        notified: notified_path,
        group: cause_key,
        outage: {
          cause,
          total,
          since: since.toISOString(),
          ...(notified_path !== op_path && { within: op_path }),
        },
        count,
        lastPos: Number(last_pos),
      }),
    );
  },

  async store(found) {
    for (const { outageId, opPath, notified, group, outage, count, lastPos } of found) {
      const { cause, total, since } = outage;
      await sql`
        insert into outage (outage_id, op_id, notified_op_id, cause_key, cause, total, count, offline, counted_at, last_pos, since)
        select ${outageId}, o.op_id, t.op_id, ${group}, ${JSON.stringify(cause)}::jsonb, ${total}, ${count}, ${count},
          ${since}::timestamptz, ${lastPos}, ${since}::timestamptz
        from operator o join operator t on t.op_path = ${notified} where o.op_path = ${opPath}
        on conflict (outage_id) do update set count = excluded.count, last_pos = excluded.last_pos`.execute(
        db,
      );
    }
  },

  async counted(counts, at) {
    await sql`
      update outage f set offline = c.offline, total = c.total, counted_at = ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(counts)}::json) c ("outageId" text, offline integer, total integer)
      where f.outage_id = c."outageId" and f.ended_at is null`.execute(db);
  },

  async offline(opPath, outage) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from device d join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${opPath}) and ${awayInOutage(outage)}`.execute(db);
    return rows[0]?.n ?? 0;
  },

  async end(outageIds, at) {
    await sql`update outage set ended_at = ${at}::timestamptz
      where outage_id = any(${[...outageIds]}::text[]) and ended_at is null`.execute(db);
  },

  async messagesOver() {
    const { rows } = await sql<{ message_id: string }>`
      select m.message_id from message m join account a using (account_id)
      where m.kind = 'outages' and m.outage ->> 'endedAt' is null and m.state not in ('expired', 'mailed')
        and not exists (select from outage f
          where f.notified_op_id = a.op_id and f.cause_key = m.news_group and f.ended_at is null)`.execute(
      db,
    );
    return rows.map(({ message_id }) => message_id);
  },
});

/** Deletes outages that ended so many days ago. */
export async function forgetOutages(db: Database['sql'], now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  await sql`delete from outage where ended_at < ${before}::timestamptz`.execute(db);
}

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
