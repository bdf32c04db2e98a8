import { sql } from 'kysely';
import { contentObjects } from '#domain/device-parameters/table.ts';
import type { Database } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

const reports = {
  sum: `${contentObjects.metadata}CheckSum`,
  name: `${contentObjects.metadata}Name`,
  version: `${contentObjects.metadata}Version`,
  status: `${contentObjects.metadata}Status`,
};

/** What an item is to those that have it. */
export interface Held {
  sha256: string;
  name: string;
  version: string;
  count: number;
}
export interface BoxWithout {
  endpoint_id: string;
  device_name: string | null;
  mac_addr: string | null;
  model_name: string;
  online: boolean;
  name: string;
  version: string;
  status: string;
}

/** Which metadata set the set-top boxes of the caller's organisations have, as they reported it. */
export class ScopedCoverage extends ScopedQueries {
  async held(opId: string): Promise<Held[]> {
    const { rows } = await sql<Held>`
      select s.value as sha256, max(coalesce(n.value, '')) as name, max(coalesce(v.value, '')) as version,
        count(*)::int as count
      from device_value s join device d using (endpoint_id) join operator o using (op_id)
        left join device_value n on n.endpoint_id = s.endpoint_id and n.path = ${reports.name}
        left join device_value v on v.endpoint_id = s.endpoint_id and v.path = ${reports.version}
      where s.path = ${reports.sum} and starts_with(o.op_path, ${this.opPath})
        and starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))
      group by s.value order by count desc, s.value limit 1000`.execute(this.database.sql);
    return rows;
  }

  /** Boxes of an organisation and those below it that report this set. */
  async count({ opId, sha256 }: { opId: string; sha256: string }): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from device_value s join device d using (endpoint_id) join operator o using (op_id)
      where s.path = ${reports.sum} and s.value = ${sha256} and starts_with(o.op_path, ${this.opPath})
        and starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))`.execute(
      this.database.sql,
    );
    return rows[0]?.count ?? 0;
  }

  /** Boxes of an organisation and those below it that report another set. */
  async without(
    { opId, sha256 }: { opId: string; sha256: string },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: BoxWithout[]; total: number }> {
    const boxes = sql`
      from device_value s join device d using (endpoint_id) join operator o using (op_id)
      where s.path = ${reports.sum} and s.value <> ${sha256} and starts_with(o.op_path, ${this.opPath})
        and starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))`;
    const value = (path: string) =>
      sql`coalesce((select value from device_value x where x.endpoint_id = d.endpoint_id and x.path = ${path}), '')`;
    const { rows } = await sql<BoxWithout>`
      select d.endpoint_id, d.device_name, d.mac_addr, d.model_name,
        coalesce((select st.online from device_state st where st.endpoint_id = d.endpoint_id), false) as online,
        ${value(reports.name)} as name, ${value(reports.version)} as version, ${value(reports.status)} as status
      ${boxes} order by d.endpoint_id limit ${limit} offset ${offset}`.execute(this.database.sql);
    const counted = await sql<{ total: number }>`select count(*)::int as total ${boxes}`.execute(
      this.database.sql,
    );
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }
}

/** How many of these boxes are of an organisation that is neither this one nor below it. */
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
