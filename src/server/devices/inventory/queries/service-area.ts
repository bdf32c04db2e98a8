import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { allOf, type DeviceFilter, facetConditions } from '#server/devices/list/queries/filter.ts';
import { ordered, type SortField, sortColumn } from '#server/devices/list/queries/order.ts';
import type { ListedDevice } from '#server/devices/list/queries/page.ts';

/** Corners [longitude, latitude]. */
export type Ring = readonly (readonly number[])[];

/** South Africa within some ten kilometres: the default of the product (A-076). */
const southAfrica: Ring = [
  [16.2, -28.5],
  [17.6, -28.3],
  [19.9, -28.2],
  [19.9, -24.6],
  [20.9, -26.6],
  [22.7, -25.8],
  [25.6, -25.4],
  [26.9, -23.5],
  [29.4, -22.0],
  [31.4, -22.2],
  [32.1, -25.7],
  [33.0, -26.8],
  [32.6, -28.9],
  [30.4, -31.5],
  [28.0, -33.3],
  [25.8, -34.4],
  [20.0, -35.1],
  [18.1, -34.6],
  [17.6, -32.8],
  [16.2, -28.7],
];

/** The service area of an organisation: its own, or that of the nearest one above it. */
export async function serviceAreaOf(
  db: Kysely<Tables>,
  opId: string,
): Promise<{ ring: Ring; setBy: string | null; own: boolean }> {
  const { rows } = await sql<{ ring: Ring; op_id: string; company_name: string }>`
    select a.ring, a.op_id, above.company_name
    from operator own join operator above on starts_with(own.op_path, above.op_path)
      join service_area a on a.op_id = above.op_id
    where own.op_id = ${opId} order by length(above.op_path) desc limit 1`.execute(db);
  const [area] = rows;
  if (!area) return { ring: southAfrica, setBy: null, own: false };
  return { ring: area.ring, setBy: area.company_name, own: area.op_id === opId };
}

export async function storeServiceArea(
  db: Kysely<Tables>,
  { opId, ring, at, updater }: { opId: string; ring: Ring; at: Date; updater: string },
): Promise<void> {
  const values = { ring: JSON.stringify(ring), modified_at: at, updater };
  await db
    .insertInto('service_area')
    .values({ op_id: opId, ...values })
    .onConflict((conflict) => conflict.column('op_id').doUpdateSet(values))
    .execute();
}

export interface OutsideQuery {
  filter: DeviceFilter;
  keyword?: string | undefined;
  province?: string | undefined;
  sortBy: SortField;
  sortDesc: boolean;
  limit: number;
  offset: number;
}

export type OutsideRow = ListedDevice & {
  ip_city: string | null;
  ip_region: string | null;
  ip_country: string | null;
  ip_outside: boolean | null;
};

const polygonOf = (ring: Ring) => `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;

/** Each device against the nearest area of its organisation; both places are compared. */
const withAreas = sql`
  device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
  left join lateral (
    select (
      select ('(' || string_agg('(' || (c->>0) || ',' || (c->>1) || ')', ',') || ')')::polygon
      from jsonb_array_elements(a.ring) c
    ) as shape
    from operator above join service_area a on a.op_id = above.op_id
    where starts_with(o.op_path, above.op_path) order by length(above.op_path) desc limit 1
  ) area on true
  cross join lateral (select coalesce(area.shape, ${polygonOf(southAfrica)}::polygon) as shape) served
  left join lateral (
    select l.* from (
      select * from ip2location_db9
      where ip_from::inet <= s.location_ip::inet order by ip_from::inet desc limit 1
    ) l where l.ip_to::inet >= s.location_ip::inet
  ) ip on s.location_ip ~ '^[0-9a-fA-F.:]+$'`;

const outsideBy = {
  place: sql`(d.lat is not null and d.lng is not null and not served.shape @> point(d.lng, d.lat))`,
  address: sql`(ip.latitude is not null and ip.longitude is not null
    and not served.shape @> point(ip.longitude, ip.latitude))`,
};

/** Devices whose registered place, or that of the address they connect from, is outside of the service area. */
export class OutsideDevices extends ScopedQueries {
  async page(query: OutsideQuery): Promise<{ rows: OutsideRow[]; total: number }> {
    const conditions = [
      sql`starts_with(o.op_path, ${this.opPath})`,
      sql`(${outsideBy.place} or ${outsideBy.address})`,
      ...facetConditions(query.filter, { device: 'd', state: 's' }),
    ];
    const sought = comparable((query.keyword ?? '').trim());
    if (sought !== '') conditions.push(sql`strpos(d.search, ${sought}) > 0`);
    if (query.province !== undefined) conditions.push(sql`d.province = ${query.province}`);
    const { rows } = await sql<OutsideRow & { total: number }>`
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name, ip.city_name as ip_city, ip.region_name as ip_region, ip.country_name as ip_country,
        ${outsideBy.address} as ip_outside, count(*) over ()::int as total
      from ${withAreas} where ${allOf(conditions)}
      order by ${ordered(query, sortColumn(query.sortBy), sql.ref('d.endpoint_id'))}
      limit ${query.limit} offset ${query.offset}`.execute(this.database.sql);
    if (rows.length > 0 || query.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
    return { rows, total: (await this.page({ ...query, limit: 1, offset: 0 })).total };
  }

  async provinces(): Promise<string[]> {
    const { rows } = await sql<{ province: string }>`
      select distinct d.province from ${withAreas}
      where starts_with(o.op_path, ${this.opPath}) and d.province is not null
        and (${outsideBy.place} or ${outsideBy.address})
      order by d.province limit 1000`.execute(this.database.sql);
    return rows.map(({ province }) => province);
  }
}
