import { sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { allOf, type DeviceFilter, facetConditions } from '#server/devices/list/queries/filter.ts';
import { ordered, type SortField, sortColumn } from '#server/devices/list/queries/order.ts';
import type { ListedDevice } from '#server/devices/list/queries/page.ts';

export interface UnregisteredQuery {
  /** Null: all of them. */
  unlisted: 'no' | Row<'device'>['unlisted'];
  filter: DeviceFilter;
  keyword?: string | undefined;
  sortBy: SortField;
  sortDesc: boolean;
  limit: number;
  offset: number;
}

/** Few beside the imported ones, so they are counted and sorted as they are. */
export class UnregisteredDevices extends ScopedQueries {
  async page(query: UnregisteredQuery): Promise<{ rows: ListedDevice[]; total: number }> {
    const { unlisted, filter, keyword = '', limit, offset } = query;
    const conditions = [
      sql`d.device_status = 'Unregistered' and starts_with(o.op_path, ${this.opPath})`,
      ...facetConditions(filter, { device: 'd', state: 's' }),
    ];
    if (unlisted !== null)
      conditions.push(unlisted === 'no' ? sql`d.unlisted is null` : sql`d.unlisted = ${unlisted}`);
    const sought = comparable(keyword.trim());
    if (sought !== '') conditions.push(sql`strpos(d.search, ${sought}) > 0`);
    const column = sortColumn(query.sortBy);
    const rows = await this.database.prepared(sql<ListedDevice & { total: number }>`
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name, count(*) over ()::int as total
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${allOf(conditions)}
      order by ${ordered(query, column, sql.ref('d.endpoint_id'))} limit ${limit} offset ${offset}`);
    if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
    return { rows, total: (await this.page({ ...query, limit: 1, offset: 0 })).total };
  }
}

/** Endpoint ids that are refused when they connect. */
export async function blockedDevices({ sql: db }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await db
    .selectFrom('device')
    .select('endpoint_id')
    .where('unlisted', '=', 'blocked')
    .execute();
  return rows.map(({ endpoint_id }) => endpoint_id);
}
