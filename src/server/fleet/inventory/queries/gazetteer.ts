import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

type Region = Pick<Row<'region'>, 'region_code' | 'region_name' | 'region_name_ko'>;
type City = Pick<
  Row<'location_city'>,
  'city_id' | 'city_name' | 'city_name_ko' | 'region_code' | 'latitude' | 'longitude'
>;

/** Regions and cities of the reference tables, looked up by the names that devices report. */
export class Gazetteer {
  readonly #regions = new Map<string, Region>();
  readonly #cities = new Map<string, City>();

  private constructor(regions: readonly Region[], cities: readonly City[]) {
    for (const region of regions)
      for (const name of namesOf(region)) this.#regions.set(name.toLowerCase(), region);
    for (const city of cities)
      for (const name of [city.city_name, city.city_name_ko])
        if (name) this.#cities.set(name.toLowerCase(), city);
  }

  static async read(db: Kysely<Tables>): Promise<Gazetteer> {
    const regions = await db
      .selectFrom('region')
      .select(['region_code', 'region_name', 'region_name_ko'])
      .execute();
    const cities = await db
      .selectFrom('location_city')
      .select(['city_id', 'city_name', 'city_name_ko', 'region_code', 'latitude', 'longitude'])
      .execute();
    return new Gazetteer(regions, cities);
  }

  region(name: string): Region | null {
    return this.#regions.get(name.toLowerCase()) ?? null;
  }

  city(name: string): City | null {
    return this.#cities.get(name.toLowerCase()) ?? null;
  }
}

/** Names by which a device may report a region. */
const namesOf = ({ region_code, region_name, region_name_ko }: Region): string[] =>
  [region_code, region_name, region_name_ko].flatMap((name) => name ?? []);

/** Reads all names of a region; null: the table does not have it. */
export async function regionNames(db: Kysely<Tables>, regionCode: string): Promise<string[] | null> {
  const region = await db
    .selectFrom('region')
    .select(['region_code', 'region_name', 'region_name_ko'])
    .where('region_code', '=', regionCode)
    .executeTakeFirst();
  return region ? namesOf(region) : null;
}
