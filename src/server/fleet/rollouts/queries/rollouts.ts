import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '#machines/json.ts';
import { badOutcomes, calledOffOutcomes } from '#machines/wave/counts.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { homeReason } from './homes.ts';
import type { MemberRow } from './members.ts';

export type RolloutRow = Omit<Row<'rollout'>, 'content'> & {
  /** Data that only the cargo reads. */
  content: JsonObject;
  company_name: string;
  op_path: string;
  time_zone: string;
  /** Number of devices that have joined a rule. */
  joined: number;
  waiting: number;
  running: number;
  success: number;
  failed: number;
  cancelled: number;
};

/** Wave with the name and organisation of its rollout. */
export type WaveRow = Row<'rollout_wave'> & { name: string; op_id: string; company_name: string };

export interface RolloutFilter {
  cargo: string;
  keyword?: string | undefined;
  states?: readonly string[] | undefined;
  automatic?: boolean | undefined;
  contentId?: string | undefined;
  /** Fields that the content has, with these values. */
  content?: Readonly<Record<string, string>> | undefined;
  open?: boolean | undefined;
  /** True: only rollouts that bring the content, not those that revert it. */
  forward?: boolean | undefined;
}

export interface RolloutSort {
  column: 'name' | 'model' | 'version' | 'state' | 'requestTime';
  order: 'asc' | 'desc';
}

export interface MemberFilter {
  keyword?: string | undefined;
  states?: readonly string[] | undefined;
  outcomes?: readonly string[] | undefined;
  wave?: number | undefined;
}

/** `work_id`: what was begun for the device last. `device_name`: null where the device has none, or belongs to an organisation that the caller does not see. */
export type ListedMember = MemberRow & {
  work_id: string | null;
  online: boolean | null;
  device_name: string | null;
};

/** Device with its place in the plan. */
export type PlacedMember = Pick<MemberRow, 'ordinal' | 'endpoint_id'> & {
  work_id: string | null;
  in_scope: boolean;
  device_name: string | null;
  mac_addr: string | null;
  device_sn: string | null;
};

const bad = sql`${[...badOutcomes]}::text[]`;
const calledOff = sql`${[...calledOffOutcomes]}::text[]`;

/** Maximum count of a profile's devices: counting a million would take longer than the page itself. */
const countTo = 10_000;

const columns = {
  name: sql`natural_key(r.name) collate "C"`,
  model: sql`r.model_name`,
  version: sql`r.content_name`,
  state: sql`r.state`,
  requestTime: sql`r.requested_at`,
} as const;

/**
 * Counts a rollout's devices. Before its waves begin all but the removed ones count as waiting; if it ends without
 * waves they count as called off.
 */
const counted = sql`left join lateral (
    select count(*)::int as begun, sum(w.size)::int as size, sum(w.waiting + w.held)::int as waiting, sum(w.running)::int as running,
      sum(w.succeeded)::int as success, sum(w.bad)::int as failed, sum(w.called_off)::int as cancelled
    from rollout_wave w where w.rollout_id = r.rollout_id
  ) c on true`;
const counts = sql`
  coalesce(c.size, 0) as joined,
  case when c.begun > 0 then c.waiting when r.terminal or r.automatic then 0 else r.eligible - r.removed end as waiting,
  coalesce(c.running, 0) as running, coalesce(c.success, 0) as success, coalesce(c.failed, 0) as failed,
  case when c.begun > 0 then c.cancelled when r.terminal and not r.automatic then r.eligible else r.removed end as cancelled`;

/** Counts open rollouts of this cargo with this content, of any organisation. */
export async function openRolloutsOf(db: Kysely<Tables>, cargo: string, contentId: string): Promise<number> {
  const { n } = await db
    .selectFrom('rollout')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('cargo', '=', cargo)
    .where('content_id', '=', contentId)
    // A rollback needs no content.
    .where('undoes', 'is', null)
    .where('terminal', '=', false)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Rollouts of the caller's organisation and those below it. Each reading names the cargo: the calls of one cargo find no
 * rollout of another.
 */
export class ScopedRollouts extends ScopedQueries {
  async page(filter: RolloutFilter, orders: readonly RolloutSort[], page: number, limit: number) {
    const from = this.#from(filter);
    const by = [
      ...orders.map(({ column, order }) => sql`${columns[column]} ${order === 'asc' ? sql`asc` : sql`desc`}`),
      sql`r.requested_at desc`,
      sql`r.rollout_id`,
    ];
    const { rows } = await sql<RolloutRow>`
      select r.*, o.company_name, o.op_path, o.time_zone, ${counts} ${from} order by ${sql.join(by)}
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n ${from}`.execute(this.database.sql);
    return { rows, total: found[0]?.n ?? 0 };
  }

  /** Finds a rollout; null if it does not exist, is deleted, is of another cargo, or is out of scope. */
  async find(cargo: string, rolloutId: string): Promise<RolloutRow | null> {
    const row = await this.findEver(cargo, rolloutId);
    return row?.deleted ? null : row;
  }

  /** Finds a rollout, even a deleted one. */
  async findEver(cargo: string, rolloutId: string): Promise<RolloutRow | null> {
    const { rows } = await sql<RolloutRow>`
      select r.*, o.company_name, o.op_path, o.time_zone, ${counts}
      from rollout r join operator o using (op_id) ${counted}
      where starts_with(o.op_path, ${this.opPath}) and r.cargo = ${cargo}
        and r.rollout_id = ${rolloutId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Finds a wave, even of a deleted rollout. */
  async wave(cargo: string, id: string): Promise<WaveRow | null> {
    const { rows } = await sql<WaveRow>`
      select w.*, r.name, r.op_id, o.company_name
      from rollout_wave w join rollout r using (rollout_id) join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and r.cargo = ${cargo} and w.wave_id = ${id}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  /**
   * Reads the devices of a found wave at these places; identifying fields are null for devices that the caller does not
   * see.
   */
  async at({ rollout_id, number }: WaveRow, ordinals: readonly number[]): Promise<PlacedMember[]> {
    const { rows } = await sql<PlacedMember>`
      select m.ordinal, m.endpoint_id, m.work_id, d.endpoint_id is not null as in_scope,
        d.device_name, d.mac_addr, d.device_sn
      from rollout_member m left join (device d join operator o on o.op_id = d.op_id)
        on d.endpoint_id = m.endpoint_id and starts_with(o.op_path, ${this.opPath})
      where m.rollout_id = ${rollout_id} and m.wave = ${number} and m.ordinal = any(${[...ordinals]}::integer[])
      order by m.ordinal`.execute(this.database.sql);
    return rows;
  }

  async members(rolloutId: string, filter: MemberFilter, page: number, limit: number) {
    const { where, named } = this.#listed(rolloutId, filter);
    const { rows } = await sql<ListedMember>`
      select m.*, s.online, (select d.device_name from ${named}) as device_name
      from rollout_member m left join device_state s using (endpoint_id)
      where ${where} order by m.ordinal limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n from (select 1 from rollout_member m where ${where} limit ${countTo + 1}) first`.execute(
      this.database.sql,
    );
    const n = found[0]?.n ?? 0;
    return { rows, total: Math.min(n, countTo), totalIsLowerBound: n > countTo };
  }

  /** Reads the next members after this place in the plan. */
  async membersAfter(rolloutId: string, filter: MemberFilter, ordinal: number, limit: number) {
    const { where, named } = this.#listed(rolloutId, filter);
    const { rows } = await sql<ListedMember>`
      select m.*, s.online, (select d.device_name from ${named}) as device_name
      from rollout_member m left join device_state s using (endpoint_id)
      where ${where} and m.ordinal > ${ordinal} order by m.ordinal limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  #listed(rolloutId: string, filter: MemberFilter) {
    const conditions = [sql`m.rollout_id = ${rolloutId}`];
    if (filter.states?.length) conditions.push(sql`m.state = any(${[...filter.states]}::text[])`);
    if (filter.outcomes?.length) conditions.push(sql`m.outcome = any(${[...filter.outcomes]}::text[])`);
    if (filter.wave !== undefined) conditions.push(sql`m.wave = ${filter.wave}`);
    const named = sql`device d join operator o using (op_id)
      where d.endpoint_id = m.endpoint_id and starts_with(o.op_path, ${this.opPath})`;
    if (filter.keyword) {
      const keyword = filter.keyword.toLowerCase();
      conditions.push(sql`(strpos(lower(m.endpoint_id), ${keyword}) > 0
        or exists (select 1 from ${named} and strpos(lower(d.device_name), ${keyword}) > 0))`);
    }
    return { where: sql.join(conditions, sql` and `), named };
  }

  async outcomes(rolloutId: string, limit: number) {
    const { rows } = await sql<{ outcome: string; reason: string; count: number }>`
      select outcome, reason, count(*)::int as count from rollout_member
      where rollout_id = ${rolloutId} and state = 'ended' and outcome is not null
      group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /** Counts ended devices by day in this time zone. */
  async days(rolloutId: string, timeZone: string, limit: number) {
    const { rows } = await sql<{ day: string; success: number; failed: number; cancelled: number }>`
      select to_char(ended_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        count(*) filter (where outcome = 'succeeded')::int as success,
        count(*) filter (where outcome = any(${bad}))::int as failed,
        count(*) filter (where outcome = any(${calledOff}))::int as cancelled
      from rollout_member where rollout_id = ${rolloutId} and state = 'ended'
      group by 1 order by 1 desc limit ${limit}`.execute(this.database.sql);
    return rows.toReversed();
  }

  /** Counts planned devices by a column's value. */
  async planned(rolloutId: string, column: 'from_version' | 'hardware_version') {
    const by = column === 'from_version' ? sql`from_version` : sql`hardware_version`;
    const { rows } = await sql<{ name: string; count: number }>`
      select coalesce(${by}, '') as name, count(*)::int as count from rollout_member
      where rollout_id = ${rolloutId} group by 1 order by 2 desc, 1`.execute(this.database.sql);
    return rows;
  }

  async plannedZones(rolloutId: string) {
    const { rows } = await sql<{ zone: string; source: string; count: number }>`
      select zone, zone_source as source, count(*)::int as count from rollout_member
      where rollout_id = ${rolloutId} group by 1, 2 order by 3 desc, 1`.execute(this.database.sql);
    return rows;
  }

  /** Counts waiting devices of the waves that have begun, by reason. */
  async waiting(rolloutId: string, wave: number, now: Date) {
    const { rows } = await sql<{
      zone: string;
      connection: number;
      retry: number;
      home: number;
      retry_until: Date | null;
      ready: number;
    }>`
      select m.zone, count(*) filter (where s.online is not true)::int as connection,
        count(*) filter (where s.online and m.next_at > ${now} and m.reason <> ${homeReason})::int as retry,
        min(m.next_at) filter (where s.online and m.next_at > ${now} and m.reason <> ${homeReason}) as retry_until,
        count(*) filter (where s.online and m.next_at > ${now} and m.reason = ${homeReason})::int as home,
        count(*) filter (where s.online and (m.next_at is null or m.next_at <= ${now}))::int as ready
      from rollout_member m left join device_state s using (endpoint_id)
      where m.rollout_id = ${rolloutId} and m.state = 'waiting' and m.wave <= ${wave}
      group by 1 order by 1`.execute(this.database.sql);
    return rows;
  }

  /** Counts planned devices that cannot be rolled back. */
  async plannedWithoutWayBack(rolloutId: string): Promise<number> {
    const { n } = await this.database.sql
      .selectFrom('rollout_member')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('rollout_id', '=', rolloutId)
      .where('no_way_back', '=', true)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** Reads the plan's endpoint ids, in order. */
  async plannedIds(rolloutId: string): Promise<Set<string>> {
    const { rows } = await sql<{ endpoint_id: string }>`
      select endpoint_id from rollout_member where rollout_id = ${rolloutId}`.execute(this.database.sql);
    return new Set(rows.map((row) => row.endpoint_id));
  }

  /** Reads the devices that have begun or ended, whose verdicts no longer matter. */
  async touchedIds(rolloutId: string): Promise<Set<string>> {
    const { rows } = await sql<{ endpoint_id: string }>`select endpoint_id from rollout_member
      where rollout_id = ${rolloutId} and state in ('running', 'ended')`.execute(this.database.sql);
    return new Set(rows.map((row) => row.endpoint_id));
  }

  #from({
    cargo,
    keyword,
    states,
    contentId,
    content,
    open,
    forward,
    automatic,
  }: RolloutFilter): RawBuilder<unknown> {
    const conditions = [
      sql`r.cargo = ${cargo}`,
      sql`not r.deleted`,
      sql`starts_with(o.op_path, ${this.opPath})`,
    ];
    if (states?.length) conditions.push(sql`r.state = any(${[...states]}::text[])`);
    if (contentId !== undefined) conditions.push(sql`r.content_id = ${contentId}`);
    if (content) conditions.push(sql`r.content @> ${JSON.stringify(content)}::jsonb`);
    if (automatic !== undefined) conditions.push(sql`r.automatic = ${automatic}`);
    if (forward) conditions.push(sql`r.undoes is null`);
    if (open) conditions.push(sql`not r.terminal`);
    if (keyword)
      conditions.push(
        sql`strpos(lower(r.name || ' ' || r.model_name || ' ' || r.content_name), ${keyword.toLowerCase()}) > 0`,
      );
    return sql`from rollout r join operator o using (op_id) ${counted}
      where ${sql.join(conditions, sql` and `)}`;
  }
}
