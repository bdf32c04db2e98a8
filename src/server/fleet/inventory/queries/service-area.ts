import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '#api/main.d.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { outsideAmong, placesOfAddresses, type Ring, southAfrica } from './outside.ts';

/** Reads the service area of an organisation: its own, or that of the nearest one above it. */
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

/** Checks that no devices of the organisation, or of one below it, are waiting for a check. */
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

/** Location of a device's address; null: no row of the IP geolocation table has it. */
export type AddressPlace = components['schemas']['AddressPlace'] | null;

/** Builds a condition on `device d`: its registered place is outside the service area, and in this province. */
export const outsideIn = (province: string): RawBuilder<unknown> =>
  sql`(d.outside and d.province = ${province})`;

/** Devices whose registered place, or whose address location, is outside the service area. */
export class OutsideDevices extends ScopedQueries {
  async provinces(): Promise<string[]> {
    const { rows } = await sql<{ province: string }>`
      select distinct p.region as province from device_place p join operator o using (op_id)
      where p.place_type = 'region' and p.n > 0 and starts_with(o.op_path, ${this.opPath})
        and exists (select 1 from device d where d.outside and d.province = p.region and d.op_id = p.op_id)
      order by 1 limit 1000`.execute(this.database.sql);
    return rows.map(({ province }) => province);
  }
}

/**
 * Reads where the devices' addresses are, and whether that is outside, by endpoint id. The registered place alone may
 * be the reason.
 */
export async function placesByAddress(
  db: Kysely<Tables>,
  devices: readonly Pick<ListedDevice, 'endpoint_id' | 'op_id' | 'location_ip'>[],
): Promise<Map<string, AddressPlace>> {
  if (devices.length === 0) return new Map();
  const places = await placesOfAddresses(
    db,
    devices.map(({ location_ip }) => location_ip),
  );
  const away = await outsideAmong(
    db,
    devices.map(({ endpoint_id, op_id, location_ip }) => ({
      endpoint_id,
      op_id,
      location_ip,
      lat: null,
      lng: null,
    })),
  );
  return new Map(
    devices.map(({ endpoint_id, location_ip }) => {
      const { city, region, country } = places.get(location_ip ?? '') ?? nowhere;
      return [
        endpoint_id,
        country === null ? null : { city, region, country, outside: away.has(endpoint_id) },
      ];
    }),
  );
}

const nowhere = { city: null, region: null, country: null };
