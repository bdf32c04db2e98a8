import { type RawBuilder, sql } from 'kysely';
import type { MeasuringRule, RuleDevices, RuledDevice } from '#domain/statistics/alarm-rules.ts';
import type { Database } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import { underCause } from '#server/core/read-models/outage-cause.ts';

/** Reads the rules that are switched on. */
export async function enabledRules({ sql: db }: Database): Promise<MeasuringRule[]> {
  const { rows } = await sql<MeasuringRule>`
    select r.rule_id as "ruleId", r.rule_name as name, o.op_path as "opPath", r.metric, r.parameter, r.direction, r.warning,
      r.critical, r.margin, r.duration_minutes * 60000 as "durationMs", r.model_name as "modelName", r.gid, r.city, r.province,
      r.access_point as "accessPoint"
    from alarm_rule r join operator o using (op_id) where r.enabled order by r.rule_id`.execute(db);
  return rows;
}

export interface CoveredDevice extends RuledDevice {
  endpointId: string;
  opId: string;
  isOnline: boolean;
  /** Null: it is online, or it is not known since when it is offline. */
  offlineAt: Date | null;
}

/** Reads what determines the rules of these devices. Removed ones are missing. */
export async function ruledDevices(
  { sql: db }: Database,
  endpointIds: readonly string[],
): Promise<Map<string, CoveredDevice>> {
  if (endpointIds.length === 0) return new Map();
  const { rows } = await sql<CoveredDevice>`
    select ${deviceFields} ${devices} where d.endpoint_id = any(${[...endpointIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.endpointId, row]));
}

const deviceFields = sql`d.endpoint_id as "endpointId", d.op_id as "opId", o.op_path as "opPath", d.model_name as "modelName",
  d.device_status = 'Deployed' as "isDeployed", s.online as "isOnline",
  case when s.online then null else s.offline_at end as "offlineAt",
  d.city, d.province, array(select m.gid from device_group_member m where m.endpoint_id = d.endpoint_id) as gids,
  array(select teller.endpoint_id from home_member mine join device teller using (endpoint_id)
    where mine.mac_addr = d.mac_addr and teller.op_id = d.op_id and teller.endpoint_id <> d.endpoint_id) as "accessPoints"`;
const devices = sql`from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id`;

/** Builds the condition that a rule covers the device `d` of the organisation `o`: `covers` in SQL. */
export const coveredBy = ({
  opPath,
  modelName,
  gid,
  city,
  province,
  accessPoint,
}: RuleDevices & { opPath: string }): RawBuilder<boolean> =>
  sql<boolean>`(d.device_status = 'Deployed' and starts_with(o.op_path, ${opPath})
    and ${modelName === null ? sql`true` : sql`d.model_name = ${modelName}`}
    and ${gid === null ? sql`true` : sql`exists (select from device_group_member m where m.gid = ${gid} and m.endpoint_id = d.endpoint_id)`}
    and ${city === null ? sql`true` : sql`d.city = ${city}`} and ${province === null ? sql`true` : sql`d.province = ${province}`}
    and ${accessPoint === null ? sql`true` : underCause({ kind: 'accessPoint', value: accessPoint, of: null })})`;

const withoutAlarm = (ruleId: string) =>
  sql`not exists (select from alarm a where a.endpoint_id = d.endpoint_id and a.rule_id = ${ruleId} and not a.terminal)`;

/** Finds devices that have been offline since then at least and have no alarm of the rule, longest first. */
export async function offlineSince(
  { sql: db }: Database,
  rule: MeasuringRule,
  at: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    select d.endpoint_id ${devices} where ${coveredBy(rule)} and not s.online
      and s.offline_at <= ${at.toISOString()}::timestamptz and ${withoutAlarm(rule.ruleId)}
    order by s.offline_at limit ${most}`.execute(db);
  return rows.map(({ endpoint_id }) => endpoint_id);
}

/** Finds devices that have restarted since then and have no alarm of the rule. */
export async function restartedSince(
  { sql: db }: Database,
  rule: MeasuringRule,
  at: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    select d.endpoint_id ${devices} where ${coveredBy(rule)} and s.rebooted_at > ${at.toISOString()}::timestamptz
      and ${withoutAlarm(rule.ruleId)} order by s.rebooted_at desc limit ${most}`.execute(db);
  return rows.map(({ endpoint_id }) => endpoint_id);
}

/** Finds devices with an upgrade that has failed since then and without an alarm of the rule. */
export async function failedSince(
  { sql: db }: Database,
  rule: MeasuringRule,
  at: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    select d.endpoint_id ${devices} where ${coveredBy(rule)} and ${withoutAlarm(rule.ruleId)} and exists (
      select from firmware_upgrade u where u.endpoint_id = d.endpoint_id and u.op_id = d.op_id and u.terminal
        and u.state = any(${failedStates}::text[]) and u.finished_at > ${at.toISOString()}::timestamptz)
    limit ${most}`.execute(db);
  return rows.map(({ endpoint_id }) => endpoint_id);
}

export const failedStates = ['failed', 'fellBack', 'lost'];

/** Counts restarts since then, by device; those without one are missing. Restarts at another organisation do not count. */
export async function bootsSince(
  { sql: db }: Database,
  endpointIds: readonly string[],
  at: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ endpoint_id: string; n: number }>`
    select d.endpoint_id, count(*)::int as n from device d
    join es_event e on ${isOfLog('e')} and e.stream_id = 'device:' || d.endpoint_id
    where d.endpoint_id = any(${[...endpointIds]}::text[]) and e.type = 'device.booted' and e.erased_by is null
      and e.recorded_at >= greatest(${at.toISOString()}::timestamptz, d.owner_since)
    group by d.endpoint_id`.execute(db);
  return new Map(rows.map(({ endpoint_id, n }) => [endpoint_id, n]));
}

/** Counts upgrades that failed since the last successful one, and since then, by device. */
export async function failuresSince(
  { sql: db }: Database,
  endpointIds: readonly string[],
  at: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ endpoint_id: string; n: number }>`
    select u.endpoint_id, count(*)::int as n from firmware_upgrade u
    join device d on d.endpoint_id = u.endpoint_id and d.op_id = u.op_id
    where u.endpoint_id = any(${[...endpointIds]}::text[]) and u.terminal and u.state = any(${failedStates}::text[])
      and u.finished_at > ${at.toISOString()}::timestamptz and not exists (
        select from firmware_upgrade s where s.endpoint_id = u.endpoint_id and s.state = 'succeeded'
          and s.finished_at > u.finished_at)
    group by u.endpoint_id`.execute(db);
  return new Map(rows.map(({ endpoint_id, n }) => [endpoint_id, n]));
}
