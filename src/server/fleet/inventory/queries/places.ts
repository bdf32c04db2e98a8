import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

const mostCities = 20_000;
const mostProvinces = 1_000;

export async function provinces(db: Kysely<Tables>) {
  return db
    .selectFrom('region')
    .select(['region_code as provinceId', 'region_name as provinceName', 'country_code as countryCode'])
    .orderBy('region_name')
    .limit(mostProvinces)
    .execute();
}

/** Cities of the reference table. */
export async function citiesOfTable(db: Kysely<Tables>) {
  return db
    .selectFrom('location_city')
    .select(['city_id', 'city_name', 'region_code', 'latitude', 'longitude'])
    .orderBy('city_name')
    .limit(mostCities)
    .execute();
}

/** Cities that devices in scope report. */
export class ScopedCities extends ScopedQueries {
  async named() {
    const { rows } = await sql<{ place_id: string; region: string; city: string; company_name: string }>`
      select p.place_id, p.region, p.city, o.company_name
      from device_place p join operator o using (op_id)
      where p.place_type = 'city' and p.n > 0 and starts_with(o.op_path, ${this.opPath})
      order by natural_key(p.city) collate "C", o.company_name, p.place_id limit ${mostCities}`.execute(
      this.database.sql,
    );
    return rows;
  }
}
