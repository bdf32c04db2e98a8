import { type RawBuilder, sql } from 'kysely';
import { contentObjects } from '#domain/device-parameters/table.ts';
import { setTopModels } from '#domain/models.ts';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface ModelCount {
  model_name: string;
  count: number;
}

interface HeldByBoxes {
  name: string;
  version: string;
  count: number;
}

interface HeldContent {
  /** Set-top boxes of the group. */
  boxes: number;
  landingChannel: HeldByBoxes[];
  bootAd: HeldByBoxes[];
}

/** Maximum number of items of a kind: a group usually has one or two. */
const mostHeld = 5;

/** Device that a group command addresses. */
export type Target = Pick<Row<'device'>, 'endpoint_id' | 'model_name' | 'prod_class' | 'ui_lock'> & {
  online: boolean;
};

/** Groups, rooms and their devices, of the caller's operator and those below it. */
export class ScopedGroups extends ScopedQueries {
  /** Filters the devices that are in the group. */
  async members(gid: string, endpointIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ endpoint_id: string }>`select endpoint_id from device_group_member
      where gid = ${gid} and endpoint_id = any(${[...endpointIds]}::text[])`.execute(this.database.sql);
    return new Set(rows.map((row) => row.endpoint_id));
  }

  /** Lists some of the group's devices. */
  async someMembers(gid: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ endpoint_id: string }>`select endpoint_id from device_group_member
      where gid = ${gid} order by endpoint_id limit ${limit}`.execute(this.database.sql);
    return rows.map((row) => row.endpoint_id);
  }

  /** Reads the group names of each device within the scope, sorted and separated by commas. */
  async groupNamesOf(endpointIds: readonly string[]): Promise<Map<string, string>> {
    if (endpointIds.length === 0) return new Map();
    const { rows } = await sql<{ endpoint_id: string; names: string }>`
      select m.endpoint_id, string_agg(g.group_name, ', ' order by natural_key(g.group_name) collate "C", g.gid) as names
      from device_group_member m join device_group g using (gid) join operator o on o.op_id = g.op_id
      where m.endpoint_id = any(${[...endpointIds]}::text[]) and starts_with(o.op_path, ${this.opPath})
      group by m.endpoint_id`.execute(this.database.sql);
    return new Map(rows.map((row) => [row.endpoint_id, row.names]));
  }

  /** Reads the room of each device within the scope. */
  async roomsOf(
    endpointIds: readonly string[],
  ): Promise<Map<string, { room_id: string; room_name: string }>> {
    if (endpointIds.length === 0) return new Map();
    const { rows } = await sql<{ endpoint_id: string; room_id: string; room_name: string }>`
      select m.endpoint_id, m.room_id, r.room_name
      from device_room m join room r using (room_id) join operator o on o.op_id = r.op_id
      where m.endpoint_id = any(${[...endpointIds]}::text[]) and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return new Map(rows.map((row) => [row.endpoint_id, row]));
  }

  /** Reads the group's devices by model from its counters. All of them belong to the group's organisation. */
  async models(gid: string): Promise<ModelCount[]> {
    const { rows } = await sql<ModelCount>`select c.model_name, c.n as count
      from device_group_model_count c join device_group g using (gid) join operator o on o.op_id = g.op_id
      where c.gid = ${gid} and c.n > 0 and starts_with(o.op_path, ${this.opPath})
      order by 2 desc, 1`.execute(this.database.sql);
    return rows;
  }

  /** Counts a location group's devices by model now, since these have no counters. */
  async modelsAmong(among: RawBuilder<unknown>): Promise<ModelCount[]> {
    const { rows } = await sql<ModelCount>`select d.model_name, count(*)::int as count
      from device d join operator o using (op_id)
      where ${among} and starts_with(o.op_path, ${this.opPath})
      group by d.model_name order by 2 desc, 1`.execute(this.database.sql);
    return rows;
  }

  /**
   * Counts the content that the set-top boxes of a group report, by the digest that bulk provisioning also counts by; a
   * box without any reports an empty one.
   */
  async heldContent(among: RawBuilder<unknown>): Promise<HeldContent> {
    const boxes = sql`from device d join operator o using (op_id)
      where ${among} and starts_with(o.op_path, ${this.opPath}) and d.device_status = 'Deployed'
        and (d.prod_class = 'STB' or d.model_name = any(${[...setTopModels]}::text[]))`;
    const held = async (object: 'landingChannel' | 'bootAd') => {
      const value = (name: string) => sql`(
        select x.value from device_value x
        where x.endpoint_id = d.endpoint_id and x.path = ${`${contentObjects[object]}${name}`})`;
      const { rows } = await sql<HeldByBoxes>`
        select max(coalesce(name, '')) as name, max(coalesce(version, '')) as version, count(*)::int as count
        from (
          select ${value('CheckSum')} as digest, ${value('Name')} as name, ${value('Version')} as version ${boxes}
        ) b where digest <> '' group by digest order by 3 desc, 1 limit ${mostHeld}`.execute(
        this.database.sql,
      );
      return rows;
    };
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${boxes}`.execute(
      this.database.sql,
    );
    return {
      boxes: counted[0]?.n ?? 0,
      landingChannel: await held('landingChannel'),
      bootAd: await held('bootAd'),
    };
  }

  /** Checks whether a name is free; null: the organisation is out of scope. */
  async isNameFree(groupName: string, opId: string): Promise<boolean | null> {
    const { rows } = await sql<{ free: boolean }>`
      select not exists (
        select 1 from device_group g where g.op_id = o.op_id and name_key(g.group_name) = name_key(${groupName})
      ) as free
      from operator o where o.op_id = ${opId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0]?.free ?? null;
  }

  async combos(choice: { opId?: string | undefined; keyword?: string | undefined }, limit: number) {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (choice.opId !== undefined) conditions.push(sql`g.op_id = ${choice.opId}`);
    if (choice.keyword)
      conditions.push(sql`strpos(lower(g.group_name), ${choice.keyword.toLowerCase()}) > 0`);
    const { rows } = await sql<{ gid: string; group_name: string; op_id: string; company_name: string }>`
      select g.gid, g.group_name, g.op_id, o.company_name from device_group g join operator o using (op_id)
      where ${sql.join(conditions, sql` and `)}
      order by natural_key(g.group_name) collate "C", g.gid limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  async groupsOf(endpointId: string) {
    const { rows } = await sql<{ gid: string; group_name: string; joined_at: Date }>`
      select m.gid, g.group_name, m.joined_at
      from device_group_member m join device_group g using (gid) join operator o on o.op_id = g.op_id
      where m.endpoint_id = ${endpointId} and starts_with(o.op_path, ${this.opPath})
      order by natural_key(g.group_name) collate "C", m.gid`.execute(this.database.sql);
    return rows;
  }

  async roomOf(endpointId: string) {
    const { rows } = await sql<{ room_id: string; room_name: string; room_type: string; placed_at: Date }>`
      select m.room_id, r.room_name, r.room_type, m.placed_at
      from device_room m join room r using (room_id) join operator o on o.op_id = r.op_id
      where m.endpoint_id = ${endpointId} and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  /** Lists devices in scope of a group, room or place, by id. */
  async targets(among: RawBuilder<unknown>, limit: number): Promise<Target[]> {
    const { rows } = await sql<Target>`
      select d.endpoint_id, d.model_name, d.prod_class, d.ui_lock, s.online
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${among} and starts_with(o.op_path, ${this.opPath})
      order by d.endpoint_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /** Reads the time zone that each device in scope reports, and that of its organisation. */
  async zones(endpointIds: readonly string[]) {
    const { rows } = await sql<{
      endpoint_id: string;
      reported: string | null;
      local_time: string | null;
      of_operator: string;
    }>`
      select d.endpoint_id, v.value as reported, t.value as local_time, o.time_zone as of_operator
      from device d join operator o using (op_id)
      left join device_value v on v.endpoint_id = d.endpoint_id and v.path = 'Device.Time.LocalTimeZone'
      left join device_value t on t.endpoint_id = d.endpoint_id and t.path = 'Device.Time.CurrentLocalTime'
      where d.endpoint_id = any(${[...endpointIds]}::text[]) and starts_with(o.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows;
  }

  /** Finds devices in scope with one of these endpoint ids, serial numbers (in capitals) or MAC addresses. */
  async named(names: { ids: readonly string[]; serials: readonly string[]; macs: readonly string[] }) {
    const { ids, serials, macs } = names;
    const { rows } = await sql<Pick<Row<'device'>, 'endpoint_id' | 'op_id' | 'device_sn' | 'mac_addr'>>`
      select d.endpoint_id, d.op_id, d.device_sn, d.mac_addr from device d join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and (d.endpoint_id = any(${[...ids]}::text[])
        or d.endpoint_id in (select endpoint_id from device_number where kind = 'serial' and value = any(${[...serials]}::text[]))
        or upper(d.device_sn) = any(${[...serials]}::text[]) or d.mac_addr = any(${[...macs]}::text[]))`.execute(
      this.database.sql,
    );
    return rows;
  }
}
