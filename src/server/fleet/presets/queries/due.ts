import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CheckCause } from '#machines/preset-device/events.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { type FilterDevices, targetCondition } from './devices.ts';
import type { PresetInForce } from './in-force.ts';

/** Device that waits for its check. */
export interface DueDevice {
  endpointId: string;
  cause: CheckCause;
  /** True: it was reset to its factory settings, as far as the requester knows. */
  reset: boolean;
  retry: boolean;
  /** Time of its last check, if it restarted since; null: it did not, or was never checked. */
  restartedSince: Date | null;
  /** True: it has a row of checks, so a check has something to clear. */
  isKnown: boolean;
}

interface Looked {
  /** Devices to look at; null: all. */
  among: readonly string[] | null;
  now: Date;
}

/** Maximum number of devices that one statement adds: the rest follow at the next look. */
const mostAdded = 10_000;
/** Milliseconds before a device is checked again that did not answer, or that was busy. */
const againMs = { unreachable: 300_000, busy: 60_000, standing: 600_000 } as const;

/** Causes that a device waits for longer are kept, except that a person's request comes first. */
const add = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into preset_due (endpoint_id, cause, due_at) ${rows} limit ${mostAdded}
  on conflict (endpoint_id) do nothing`;

const within = (column: RawBuilder<unknown>, among: Looked['among']): RawBuilder<unknown> =>
  among === null ? sql`true` : sql`${column} = any(${[...among]}::text[])`;

/** Rows of a preset that counts now, for a cause that it names. */
const counting = (cause: CheckCause): RawBuilder<unknown> => sql`exists (
  select from preset_device r join preset p using (preset_id)
  where r.endpoint_id = c.endpoint_id and not p.paused and p.in_force -> 'events' @> ${JSON.stringify([cause])}::jsonb)`;

/**
 * Adds the devices of a preset that it was not compared with in this revision. Devices that came into use after the
 * preset need its event `registered`.
 */
export async function addMissing(
  { sql: db }: Database,
  preset: PresetInForce,
  filters: FilterDevices,
  { among, now }: Looked,
): Promise<void> {
  const { presetId, revision, paused, events, inForceAt } = preset;
  const joins = events.includes('registered') ? sql`true` : sql`d.activated_at <= ${inForceAt}`;
  await add(sql`
    select d.endpoint_id, case when d.activated_at > ${inForceAt} then 'registered' else 'approved' end, ${now}::timestamptz
    from device d join operator o using (op_id)
    where d.device_status = 'Deployed' and ${targetCondition(preset, filters)} and ${within(sql`d.endpoint_id`, among)}
      and (d.activated_at is null or ${joins})
      and not exists (select from preset_device r where r.preset_id = ${presetId} and r.endpoint_id = d.endpoint_id
        and r.revision = ${revision} and (r.state = 'paused') = ${paused})
      and not exists (select from preset_check c where c.endpoint_id = d.endpoint_id and c.op_id = d.op_id and c.state <> 'idle')
    order by d.endpoint_id`).execute(db);
}

/** Adds devices whose state calls for a check, apart from those that were never compared with a preset. */
export async function addOthers({ sql: db }: Database, { among, now }: Looked): Promise<void> {
  const at = sql`${now}::timestamptz`;
  const before = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`;
  const checks = sql`from preset_check c where ${within(sql`c.endpoint_id`, among)} and c.state = 'idle'`;
  // The preset ended, or another revision is in force, or it was paused or resumed.
  await add(sql`
    select distinct r.endpoint_id, 'approved', ${at} from preset_device r join preset p using (preset_id)
    where ${within(sql`r.endpoint_id`, among)}
      and (p.in_force is null or p.revision_in_force <> r.revision or p.paused <> (r.state = 'paused'))`).execute(
    db,
  );
  // The device has left the organisation of its last check, or use.
  await add(sql`
    select c.endpoint_id, 'approved', ${at} from preset_check c left join device d using (endpoint_id)
    where ${within(sql`c.endpoint_id`, among)}
      and exists (select from preset_device r where r.endpoint_id = c.endpoint_id)
      and (d.endpoint_id is null or d.op_id <> c.op_id or d.device_status <> 'Deployed')`).execute(db);
  await add(sql`
    select c.endpoint_id, 'booted', ${at} ${checks} and ${counting('booted')}
      and exists (select from device_state s where s.endpoint_id = c.endpoint_id and s.rebooted_at > c.requested_at)`).execute(
    db,
  );
  // A device that has just connected is checked at once.
  const silent = among === null ? sql`c.updated_at < ${before(againMs.unreachable)}` : sql`true`;
  await add(sql`
    select c.endpoint_id, 'returned', ${at} ${checks} and c.unreachable and ${silent}
      and exists (select from device_state s where s.endpoint_id = c.endpoint_id and s.online)
      and exists (select from preset_device r where r.endpoint_id = c.endpoint_id and r.state <> 'paused')`).execute(
    db,
  );
  await add(sql`
    select c.endpoint_id, 'returned', ${at} ${checks} and c.deferred is not null and c.updated_at
      < (case when c.deferred = 'standing' then ${before(againMs.standing)} else ${before(againMs.busy)} end)`).execute(
    db,
  );
}

/**
 * Adds devices that were not checked since their place in the present period. The place follows from the device's id, so
 * that checks of a fleet spread over the period.
 */
export async function addPeriodic(
  { sql: db }: Database,
  { now, periodMs }: { now: Date; periodMs: number },
): Promise<void> {
  const ms = now.getTime();
  // A device's place is a part of the period: its slot by 2^31. Periods begin at multiples of their length.
  const passed = sql`mod((${ms}::numeric - floor(c.slot::numeric * ${periodMs} / 2147483648)), ${periodMs})`;
  await add(sql`
    select c.endpoint_id, 'periodic', ${now}::timestamptz from preset_check c
    where c.state = 'idle' and c.requested_at < ${now}::timestamptz - (${passed} * interval '1 millisecond')
      and ${counting('periodic')}`).execute(db);
}

/** Devices of a preset that a person names: one, or all within their scope. */
interface Requested {
  presetId: string;
  opPath: string;
  endpointId: string | undefined;
}

/** Adds the devices that a person named; `retry`: those that undo a value. Returns their number. */
export async function addRequested(
  db: Kysely<Tables>,
  { presetId, opPath, endpointId }: Requested,
  { retry, now }: { retry: boolean; now: Date },
): Promise<number> {
  const states = retry ? sql`r.state = 'fighting'` : sql`r.state <> 'paused'`;
  const one = endpointId === undefined ? sql`true` : sql`r.endpoint_id = ${endpointId}`;
  const { numAffectedRows } = await sql`
    insert into preset_due (endpoint_id, cause, retry, due_at)
    select r.endpoint_id, 'manual', ${retry}, ${now}::timestamptz
    from preset_device r join device d using (endpoint_id) join operator o on o.op_id = d.op_id
    where r.preset_id = ${presetId} and d.op_id = r.op_id and starts_with(o.op_path, ${opPath})
      and ${states} and ${one}
    on conflict (endpoint_id) do update set retry = preset_due.retry or excluded.retry, cause = 'manual'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Reads the devices whose turn it is. One with a running task of presets waits, unless it has moved. */
export async function takeDue({ sql: db }: Database, limit: number): Promise<DueDevice[]> {
  const { rows } = await sql<DueDevice>`
    select q.endpoint_id as "endpointId", q.cause, q.reset, q.retry, c.endpoint_id is not null as "isKnown",
      case when s.rebooted_at > c.requested_at then c.requested_at end as "restartedSince"
    from preset_due q left join preset_check c using (endpoint_id) left join device d using (endpoint_id)
      left join device_state s using (endpoint_id)
    where c.endpoint_id is null or c.state = 'idle' or c.op_id is distinct from d.op_id
    order by q.cause = 'manual' desc, q.due_at, q.endpoint_id limit ${limit}`.execute(db);
  return rows;
}

export const dropDue = (db: Kysely<Tables>, endpointId: string): Promise<unknown> =>
  sql`delete from preset_due where endpoint_id = ${endpointId}`.execute(db);
