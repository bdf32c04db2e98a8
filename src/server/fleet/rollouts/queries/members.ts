import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OpenPlace, WaveOutcome } from '#machines/wave/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { type CargoColumns, type TargetDevice, targetColumns, targetJoins } from './targets.ts';

export type MemberRow = Row<'rollout_member'>;
export type NewMember = Pick<
  MemberRow,
  | 'ordinal'
  | 'endpoint_id'
  | 'wave'
  | 'model_name'
  | 'hardware_version'
  | 'from_version'
  | 'zone'
  | 'zone_source'
  | 'no_way_back'
>;

/** Another process moved one of the devices meanwhile, or the rollout no longer runs. */
export class MembersMoved extends Error {
  override readonly name = 'MembersMoved';
}

/** Deletes the members before a plan is made again. */
export async function dropMembers(db: Kysely<Tables>, rolloutId: string): Promise<void> {
  await db.deleteFrom('rollout_member').where('rollout_id', '=', rolloutId).execute();
}

export async function storeMembers(
  db: Kysely<Tables>,
  rolloutId: string,
  members: readonly NewMember[],
): Promise<void> {
  await sql`insert into rollout_member
      (rollout_id, ordinal, endpoint_id, wave, state, model_name, hardware_version, from_version, zone, zone_source, no_way_back)
    select ${rolloutId}, ordinal, endpoint_id, wave, 'waiting', model_name, hardware_version, from_version, zone, zone_source, no_way_back
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (
      ordinal integer, endpoint_id text, wave integer, model_name text, hardware_version text, from_version text,
      zone text, zone_source text, no_way_back boolean)`.execute(db);
}

/** Counts devices that wait for the start and are not called off. */
export async function countWaiting(db: Kysely<Tables>, rolloutId: string): Promise<number> {
  const { n } = await db
    .selectFrom('rollout_member')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('rollout_id', '=', rolloutId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Lists the time zones of waiting devices. */
export async function waitingZones(db: Kysely<Tables>, rolloutId: string): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`select distinct zone from rollout_member
    where rollout_id = ${rolloutId} and state = 'waiting'`.execute(db);
  return rows.map((row) => row.zone);
}

export type ReadyMember = TargetDevice &
  Pick<MemberRow, 'ordinal' | 'wave' | 'attempt' | 'insisted'> & {
    in_scope: boolean;
    planned_no_way_back: boolean;
  };

interface Ready {
  rolloutId: string;
  /** Last wave to include. */
  wave: number;
  opPath: string;
  /** Time zones to include; null: all. */
  zones: readonly string[] | null;
  /** Devices to include; null: all. */
  endpointIds: readonly string[] | null;
  columns: CargoColumns;
  now: Date;
  limit: number;
}

/** Finds devices that may begin: online, in their hours, and not postponed. */
export async function readyMembers(db: Kysely<Tables>, ready: Ready): Promise<ReadyMember[]> {
  const { rolloutId, wave, opPath, zones, endpointIds, columns, now, limit } = ready;
  const more: RawBuilder<unknown>[] = [];
  if (zones) more.push(sql`and m.zone = any(${[...zones]}::text[])`);
  if (endpointIds) more.push(sql`and m.endpoint_id = any(${[...endpointIds]}::text[])`);
  const { rows } = await sql<ReadyMember>`
    select ${targetColumns(columns)}, m.ordinal, m.wave, m.attempt, m.insisted, m.no_way_back as planned_no_way_back,
      starts_with(o.op_path, ${opPath}) as in_scope
    from rollout_member m join device d on d.endpoint_id = m.endpoint_id
    join device_state s on s.endpoint_id = d.endpoint_id and s.online ${targetJoins}
    where m.rollout_id = ${rolloutId} and m.state = 'waiting' and m.wave <= ${wave}
      and (m.next_at is null or m.next_at <= ${now}) ${more.length > 0 ? sql.join(more, sql` `) : sql``}
    order by m.wave, m.ordinal limit ${limit}`.execute(db);
  return rows;
}

/** Counts the online devices among a wave's waiting ones. */
export async function onlineWaiting(db: Kysely<Tables>, rolloutId: string, wave: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rollout_member m
    join device_state s on s.endpoint_id = m.endpoint_id and s.online
    where m.rollout_id = ${rolloutId} and m.state = 'waiting' and m.wave = ${wave}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Refuses unless the rollout still runs. It is called in a claim's transaction, so that nothing begins after a pause.
 */
export async function refuseUnlessRunning(db: Kysely<Tables>, rolloutId: string): Promise<void> {
  const row = await db
    .selectFrom('rollout')
    .select('state')
    .where('rollout_id', '=', rolloutId)
    .executeTakeFirst();
  if (row?.state !== 'running' && row?.state !== 'gate') throw new MembersMoved(rolloutId);
}

export interface Claim {
  ordinal: number;
  attempt: number;
  work_id: string;
  from_version: string | null;
}

export async function claimMembers(
  db: Kysely<Tables>,
  rolloutId: string,
  claims: readonly Claim[],
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`update rollout_member m
    set state = 'running', attempt = c.attempt, work_id = c.work_id, 
      -- What it had before the first attempt: a rollback goes back to it.
      from_version = case when m.attempt = 0 then c.from_version else m.from_version end,
      next_at = null, outcome = null, reason = '', started_at = ${now}, ended_at = null
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      as c (ordinal integer, attempt integer, work_id text, from_version text)
    where m.rollout_id = ${rolloutId} and m.ordinal = c.ordinal and m.state = 'waiting' and m.attempt = c.attempt - 1`.execute(
    db,
  );
  if (Number(numAffectedRows) !== claims.length) throw new MembersMoved(rolloutId);
}

export interface MemberEnd {
  ordinal: number;
  from: OpenPlace;
  outcome: WaveOutcome;
  reason: string;
}

export async function endMembers(
  db: Kysely<Tables>,
  rolloutId: string,
  ends: readonly MemberEnd[],
  now: Date,
): Promise<void> {
  if (ends.length === 0) return;
  const { numAffectedRows } = await sql`update rollout_member m
    set state = 'ended', outcome = e.outcome, reason = e.reason, next_at = null, ended_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as e (ordinal integer, "from" text, outcome text, reason text)
    where m.rollout_id = ${rolloutId} and m.ordinal = e.ordinal and m.state = e."from"`.execute(db);
  if (Number(numAffectedRows) !== ends.length) throw new MembersMoved(rolloutId);
}

export interface Again {
  ordinal: number;
  reason: string;
  nextAt: Date;
}

/** Queues failed devices for their next attempt. */
export async function queueAgain(
  db: Kysely<Tables>,
  rolloutId: string,
  again: readonly Again[],
): Promise<void> {
  if (again.length === 0) return;
  const { numAffectedRows } = await sql`update rollout_member m
    set state = 'waiting', reason = e.reason, next_at = e."nextAt"
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb)
      as e (ordinal integer, reason text, "nextAt" timestamptz)
    where m.rollout_id = ${rolloutId} and m.ordinal = e.ordinal and m.state = 'running'`.execute(db);
  if (Number(numAffectedRows) !== again.length) throw new MembersMoved(rolloutId);
}

/** Postpones devices. This is only a hint, since their refusal passes by itself. */
export async function postpone(
  db: Kysely<Tables>,
  rolloutId: string,
  endpointIds: readonly string[],
  { nextAt, reason }: { nextAt: Date; reason?: string },
): Promise<void> {
  if (endpointIds.length === 0) return;
  await db
    .updateTable('rollout_member')
    .set({ next_at: nextAt, ...(reason !== undefined && { reason }) })
    .where('rollout_id', '=', rolloutId)
    .where('endpoint_id', 'in', endpointIds)
    .where('state', '=', 'waiting')
    .execute();
}

/** Moves members between the states that a person sets. */
export async function placeMembers(
  db: Kysely<Tables>,
  rolloutId: string,
  ordinals: readonly number[],
  from: 'waiting' | 'held',
  to: 'waiting' | 'held',
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rollout_member')
    .set({ state: to, next_at: null })
    .where('rollout_id', '=', rolloutId)
    .where('ordinal', 'in', ordinals)
    .where('state', '=', from)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== ordinals.length) throw new MembersMoved(rolloutId);
}

/** Reopens ended devices that a person retries. */
export async function reopenMembers(
  db: Kysely<Tables>,
  rolloutId: string,
  ordinals: readonly number[],
  insisted: boolean,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rollout_member')
    .set({ state: 'waiting', outcome: null, reason: '', next_at: null, ended_at: null, insisted })
    .where('rollout_id', '=', rolloutId)
    .where('ordinal', 'in', ordinals)
    .where('state', '=', 'ended')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== ordinals.length) throw new MembersMoved(rolloutId);
}

/** Corrects the outcome of a device that counted as lost. */
export async function correctMember(
  db: Kysely<Tables>,
  rolloutId: string,
  ordinal: number,
  from: WaveOutcome,
  to: WaveOutcome,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rollout_member')
    .set({ outcome: to, reason: '' })
    .where('rollout_id', '=', rolloutId)
    .where('ordinal', '=', ordinal)
    .where('outcome', '=', from)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw new MembersMoved(rolloutId);
}

export const membersIn = (
  db: Kysely<Tables>,
  rolloutId: string,
  states: readonly OpenPlace[],
  limit: number,
): Promise<MemberRow[]> =>
  db
    .selectFrom('rollout_member')
    .selectAll()
    .where('rollout_id', '=', rolloutId)
    .where('state', 'in', states)
    .orderBy('wave')
    .orderBy('ordinal')
    .limit(limit)
    .execute();

export const membersOf = (
  db: Kysely<Tables>,
  rolloutId: string,
  endpointIds: readonly string[],
): Promise<MemberRow[]> =>
  endpointIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('rollout_member')
        .selectAll()
        .where('rollout_id', '=', rolloutId)
        .where('endpoint_id', 'in', endpointIds)
        .orderBy('ordinal')
        .execute();

export const membersEnded = (
  db: Kysely<Tables>,
  rolloutId: string,
  outcomes: readonly WaveOutcome[],
): Promise<MemberRow[]> =>
  db
    .selectFrom('rollout_member')
    .selectAll()
    .where('rollout_id', '=', rolloutId)
    .where('outcome', 'in', outcomes)
    .where('state', '=', 'ended')
    .orderBy('ordinal')
    .execute();

/** Lists rollouts with open work. */
export const openRollouts = (db: Kysely<Tables>) =>
  db
    .selectFrom('rollout')
    .select(['rollout_id', 'state'])
    .where('terminal', '=', false)
    .where('state', 'in', ['running', 'gate', 'paused', 'cancelling'])
    .orderBy('requested_at')
    .execute();

export const wavesOf = (db: Kysely<Tables>, rolloutId: string): Promise<Row<'rollout_wave'>[]> =>
  db.selectFrom('rollout_wave').selectAll().where('rollout_id', '=', rolloutId).orderBy('number').execute();
