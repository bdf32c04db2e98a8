import type { Kysely } from 'kysely';
import { nearestOf, type Place } from '#domain/map/nearest.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Function that finds the city and province of a place; null: no city of the reference table is near. */
export type CityOf = (place: Place) => { city: string; province: string | null } | null;

/** Builds a function that finds the nearest city of the reference table. */
export async function citiesByPlace(db: Kysely<Tables>): Promise<CityOf> {
  const rows = await db
    .selectFrom('location_city as c')
    .leftJoin('region as r', 'r.region_code', 'c.region_code')
    .select(['c.city_name', 'r.region_name', 'c.latitude', 'c.longitude'])
    .orderBy('c.city_id')
    .execute();
  const cities = rows.flatMap(({ latitude: lat, longitude: lng, ...city }) =>
    lat === null || lng === null ? [] : [{ ...city, lat, lng }],
  );
  return (place) => {
    const found = nearestOf(cities, place);
    return found && { city: found.city_name, province: found.region_name };
  };
}
