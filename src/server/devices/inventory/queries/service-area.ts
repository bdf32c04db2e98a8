import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { DeviceFilter } from '#server/devices/list/queries/filter.ts';
import type { SortField } from '#server/devices/list/queries/order.ts';
import { devicePage, type ListedDevice } from '#server/devices/list/queries/page.ts';
import { outsideAmong, placesOfAddresses, type Ring, southAfrica } from './outside.ts';

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

/** Whether devices of the organisation, or of one below it, are still to be checked. */
export async function isChecked(db: Kysely<Tables>, opPath: string): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (
      select 1 from service_area_check c
      where starts_with(c.op_path, ${opPath}) or starts_with(${opPath}::text, c.op_path)
    ) as left`.execute(db);
  return rows[0]?.left === false;
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
  ip_outside: boolean;
};

/** Devices whose registered place, or that of the address they connect from, is outside of the service area. */
export class OutsideDevices extends ScopedQueries {
  async page({ keyword, province, filter, ...query }: OutsideQuery) {
    const { rows, ...counted } = await devicePage(this.database, {
      ...query,
      opPath: this.opPath,
      filter: { ...filter, outside: true },
      ...(keyword !== undefined && { keyword }),
      ...(province !== undefined && { among: sql`(d.outside and d.province = ${province})` }),
    });
    return { rows: await withAddresses(this.database.sql, rows), ...counted };
  }

  async provinces(): Promise<string[]> {
    const { rows } = await sql<{ province: string }>`
      select distinct p.region as province from device_place p join operator o using (op_id)
      where p.place_type = 'region' and p.n > 0 and starts_with(o.op_path, ${this.opPath})
        and exists (select 1 from device d where d.outside and d.province = p.region and d.op_id = p.op_id)
      order by 1 limit 1000`.execute(this.database.sql);
    return rows.map(({ province }) => province);
  }
}

/** With the places of their addresses, and whether those are outside: the place alone may be the reason. */
async function withAddresses(db: Kysely<Tables>, devices: readonly ListedDevice[]): Promise<OutsideRow[]> {
  if (devices.length === 0) return [];
  const places = await placesOfAddresses(
    db,
    devices.map(({ location_ip }) => location_ip),
  );
  const away = await outsideAmong(
    db,
    devices.map(({ endpoint_id, op_id, location_ip }) => ({
      ...{ endpoint_id, op_id, location_ip },
      ...{ lat: null, lng: null },
    })),
  );
  return devices.map((device) => {
    const { city, region, country } = places.get(device.location_ip ?? '') ?? nowhere;
    const ip_outside = away.has(device.endpoint_id);
    return { ...device, ip_city: city, ip_region: region, ip_country: country, ip_outside };
  });
}

const nowhere = { city: null, region: null, country: null };
