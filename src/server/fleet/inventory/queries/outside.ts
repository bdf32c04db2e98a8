import { isIP } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

/** Corners [longitude, latitude]. */
export type Ring = readonly (readonly number[])[];

/** Outline of South Africa, accurate to about ten kilometres: the default area of the product (A-076). */
export const southAfrica: Ring = [
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

const polygonOf = (ring: Ring) => `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;

/** Values of a device that decide whether it is outside its service area. */
export type Placed = Pick<Row<'device'>, 'endpoint_id' | 'op_id' | 'lat' | 'lng'> &
  Pick<Row<'device_state'>, 'location_ip'>;

export const placedOf = ({
  device: { endpoint_id, op_id, lat, lng },
  state: { location_ip },
}: {
  device: Omit<Placed, 'location_ip'>;
  state: Pick<Placed, 'location_ip'>;
}): Placed => ({ endpoint_id, op_id, lat, lng, location_ip });

const rangeOf = (address: ReturnType<typeof sql>) => sql`(
  select l.* from (
    select * from ip2location_db9 where ip_from::inet <= ${address}::inet order by ip_from::inet desc limit 1
  ) l where l.ip_to::inet >= ${address}::inet
)`;

export interface AddressPlace {
  city: string | null;
  region: string | null;
  country: string | null;
}

/** Looks up the known locations of addresses. */
export async function placesOfAddresses(
  db: Kysely<Tables>,
  addresses: readonly (string | null)[],
): Promise<ReadonlyMap<string, AddressPlace>> {
  const sought = [...new Set(addresses)].flatMap((address) =>
    address !== null && isIP(address) ? [{ address, ip: plain(address) }] : [],
  );
  const { rows } = await sql<AddressPlace & { address: string }>`
    select t.address, ip.city_name as city, ip.region_name as region, ip.country_name as country
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as t(address text, ip text)
      cross join lateral ${rangeOf(sql`t.ip`)} ip`.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}

/** Filters the devices whose registered place or address location is outside the nearest area of their organisation. */
export async function outsideAmong(
  db: Kysely<Tables>,
  devices: readonly Placed[],
): Promise<ReadonlySet<string>> {
  const placed = devices
    .map(({ location_ip: ip, ...device }) => ({ ...device, ip: ip !== null && isIP(ip) ? plain(ip) : null }))
    .filter(({ lat, lng, ip }) => (lat !== null && lng !== null) || ip !== null);
  if (placed.length === 0) return new Set();
  const opIds = [...new Set(placed.map(({ op_id }) => op_id))];
  const { rows } = await sql<{ endpoint_id: string }>`
    with served as materialized (
      select o.op_id, coalesce((
        select (
          select ('(' || string_agg('(' || (c->>0) || ',' || (c->>1) || ')', ',') || ')')::polygon
          from jsonb_array_elements(a.ring) c
        )
        from operator above join service_area a on a.op_id = above.op_id
        where starts_with(o.op_path, above.op_path) order by length(above.op_path) desc limit 1
      ), ${polygonOf(southAfrica)}::polygon) as shape
      from operator o where o.op_id = any(${opIds}::text[])
    )
    select t.endpoint_id
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as t(endpoint_id text, op_id text, lat float8, lng float8, ip text)
    join served using (op_id)
    left join lateral ${rangeOf(sql`t.ip`)} ip on t.ip is not null
    where (t.lat is not null and t.lng is not null and not served.shape @> point(t.lng, t.lat))
      or (ip.latitude is not null and ip.longitude is not null
        and not served.shape @> point(ip.longitude, ip.latitude))`.execute(db);
  return new Set(rows.map(({ endpoint_id }) => endpoint_id));
}

/** Removes the zone of a link-local address, which the database does not accept. */
const plain = (ip: string) => ip.replace(/%.*$/, '');
