import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

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

/** Cities of a province, or all of them. */
export async function citiesOf(db: Kysely<Tables>, provinceId: string | null) {
  const cities = db
    .selectFrom('location_city')
    .select([
      'city_id as opCityId',
      'city_name as cityName',
      'region_code as provinceId',
      'latitude as lat',
      'longitude as lng',
    ])
    .orderBy('city_name')
    .limit(mostCities);
  return (provinceId === null ? cities : cities.where('region_code', '=', provinceId)).execute();
}
