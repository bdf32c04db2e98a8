import { type RawBuilder, sql } from 'kysely';
import { contentObjects } from '#domain/device-parameters/table.ts';
import { setTopModels } from '#domain/models.ts';
import type { Database } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { governed, type OwnChoice } from '../../provisioning/queries/governed.ts';

type ContentObject = keyof typeof contentObjects;

/** Item as boxes report it, with the number of boxes. */
export interface Held {
  sha256: string;
  name: string;
  version: string;
  count: number;
}

/** Reported values by which a box counts as having an item. */
export interface CoverageTarget {
  /** Organisation of the item: its boxes and those below are counted. */
  opId: string;
  object: ContentObject;
  name: string;
  version: string | null;
  /** Digests of the files with the item in its present form. */
  current: readonly string[];
  /** Digests of the item's earlier files. */
  earlier: readonly string[];
  /** Limits the count to boxes that this choice of bulk provisioning governs. Absent: all boxes. */
  governedBy?: { provisioningId: string; own: OwnChoice };
}

export const lackReasons = ['neverReported', 'nothing', 'older', 'other'] as const;
export type LackReason = (typeof lackReasons)[number];

export interface Coverage extends Record<LackReason, number> {
  boxes: number;
  have: number;
  /** Offline boxes among those that lack it. */
  offline: number;
  /** Boxes that another choice governs. */
  elsewhere: number;
}

/** Report of a box about an item; unknown: it never reported which content it has. */
export type Holds = 'has' | 'lacks' | 'unknown';

export const holdsOf = (reason: LackReason | null): Holds =>
  reason === null ? 'has' : reason === 'neverReported' ? 'unknown' : 'lacks';

const conditionOf: Record<Holds, RawBuilder<unknown>> = {
  has: sql`d.reason is null`,
  lacks: sql`d.reason <> 'neverReported'`,
  unknown: sql`d.reason = 'neverReported'`,
};

/** Filters of the boxes; what is absent is not asked for. */
export interface BoxFilter {
  holds?: Holds | undefined;
  reason?: LackReason | undefined;
  online?: boolean | undefined;
  city?: string | undefined;
  gid?: string | undefined;
  keyword?: string | undefined;
}

export interface ItemBox {
  endpoint_id: string;
  device_name: string | null;
  mac_addr: string | null;
  model_name: string;
  company_name: string;
  city: string | null;
  online: boolean;
  access_at: Date | null;
  /** Null: it has the item. */
  reason: LackReason | null;
  name: string;
  version: string;
  status: string;
}

/** Content that the set-top boxes of the caller's organisations report; all boxes in service count. */
export class ScopedCoverage extends ScopedQueries {
  async held(opId: string): Promise<{ boxes: number; items: Held[] }> {
    const { rows: items } = await sql<Held>`
      select s.value as sha256, max(coalesce(n.value, '')) as name, max(coalesce(v.value, '')) as version,
        count(*)::int as count
      ${this.#boxes(opId, 'metadata')}
        left join device_value n on n.endpoint_id = d.endpoint_id and n.path = ${pathOf('metadata', 'Name')}
        left join device_value v on v.endpoint_id = d.endpoint_id and v.path = ${pathOf('metadata', 'Version')}
      where s.value is not null
      group by s.value order by count desc, s.value limit 1000`.execute(this.database.sql);
    const { rows } = await sql<{ boxes: number }>`
      select count(*)::int as boxes ${this.#boxes(opId, 'metadata')}`.execute(this.database.sql);
    return { boxes: rows[0]?.boxes ?? 0, items };
  }

  async of(target: CoverageTarget): Promise<Coverage> {
    const { rows } = await sql<Coverage>`
      select (count(*) filter (where counts))::int as boxes,
        (count(*) filter (where counts and reason is null))::int as have,
        ${sql.join(lackReasons.map((reason) => sql`(count(*) filter (where counts and reason = ${reason}))::int as ${sql.ref(reason)}`))},
        (count(*) filter (where counts and reason is not null and not online))::int as offline,
        (count(*) filter (where not counts))::int as elsewhere
      from (${this.#evaluated(target)}) boxes`.execute(this.database.sql);
    return rows[0] ?? none;
  }

  /** Lists boxes by what they report about the item, online ones first. */
  async boxes(
    target: CoverageTarget,
    filter: BoxFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: ItemBox[]; total: number }> {
    const boxes = sql`from (${this.#evaluated(target)}) d where ${sql.join([sql`d.counts`, ...conditionsOf(filter)], sql` and `)}`;
    const value = (name: string) =>
      sql`coalesce((select value from device_value x where x.endpoint_id = d.endpoint_id and x.path = ${pathOf(target.object, name)}), '')`;
    const { rows } = await sql<ItemBox>`
      select d.*, ${value('Name')} as name, ${value('Version')} as version, ${value('Status')} as status
      ${boxes} order by d.online desc, d.endpoint_id limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    const counted = await sql<{ total: number }>`select count(*)::int as total ${boxes}`.execute(
      this.database.sql,
    );
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  /** Selects each box with the reason that it lacks the item; null: it has it. */
  #evaluated({ opId, object, current, earlier, governedBy }: CoverageTarget) {
    const counts = governedBy
      ? sql`d.op_id in (
          select g.op_id from ${governed(object, opId, governedBy.own)} g
          where g.provisioning_id = ${governedBy.provisioningId})`
      : sql`true`;
    return sql`
      select ${counts} as counts, d.endpoint_id, d.device_name, d.mac_addr, d.model_name, d.company_name, d.city, d.customer_id, coalesce(st.online, false) as online, st.access_at,
        case when s.value is null then 'neverReported'
          when s.value = any(${[...current]}::text[]) then null
          when s.value = '' then 'nothing'
          when s.value = any(${[...earlier]}::text[]) then 'older'
          else 'other' end as reason
      ${this.#boxes(opId, object)} left join device_state st on st.endpoint_id = d.endpoint_id`;
  }

  /**
   * Selects set-top boxes. `d`: one of the organisation or of one below it; `s`: the digest that it reports, if any.
   */
  #boxes(opId: string, object: ContentObject) {
    return sql`
      from (
        select d.endpoint_id, d.device_name, d.mac_addr, d.model_name, d.op_id, d.city, d.customer_id, o.company_name
        from device d join operator o using (op_id)
        where d.device_status = 'Deployed' and (d.prod_class = 'STB' or d.model_name = any(${[...setTopModels]}::text[]))
          and starts_with(o.op_path, ${this.opPath})
          and starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))
      ) d left join device_value s on s.endpoint_id = d.endpoint_id and s.path = ${pathOf(object, 'CheckSum')}`;
  }
}

function conditionsOf({ holds, reason, online, city, gid, keyword }: BoxFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (holds) conditions.push(conditionOf[holds]);
  if (reason) conditions.push(sql`d.reason = ${reason}`);
  if (online !== undefined) conditions.push(online ? sql`d.online` : sql`not d.online`);
  if (city) conditions.push(sql`d.city = ${city}`);
  if (gid)
    conditions.push(sql`d.endpoint_id in (select endpoint_id from device_group_member where gid = ${gid})`);
  const typed = keyword?.trim().toLowerCase();
  if (typed)
    conditions.push(
      sql`position(${typed} in lower(concat_ws(' ', d.device_name, d.endpoint_id, d.mac_addr, d.customer_id))) > 0`,
    );
  return conditions;
}

const none: Coverage = {
  boxes: 0,
  have: 0,
  neverReported: 0,
  nothing: 0,
  older: 0,
  other: 0,
  offline: 0,
  elsewhere: 0,
};

const pathOf = (object: ContentObject, name: string): string => `${contentObjects[object]}${name}`;

/** Counts the boxes of organisations that are neither this one nor below it. */
export async function foreignBoxes(
  { sql: db }: Database,
  opId: string,
  endpointIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from device d join operator o using (op_id)
    where d.endpoint_id = any(${[...endpointIds]}::text[])
      and not starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))`.execute(db);
  return rows[0]?.count ?? 0;
}
