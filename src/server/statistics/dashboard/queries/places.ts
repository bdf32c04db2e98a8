import { sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface CityCount {
  place_id: string;
  region_id: string | null;
  op_id: string;
  province: string;
  city: string;
  company_name: string;
  deployed: number;
  online: number;
}

/** Counts of regions and cities in a scope. */
export class PlaceCounts extends ScopedQueries {
  /** Lists cities by deployed devices, of one region of an organisation or of all. */
  async cities(limit: number, within?: { opId: string; province: string }): Promise<CityCount[]> {
    const condition = within
      ? sql`c.op_id = ${within.opId} and c.province = ${within.province}`
      : sql`c.city <> ''`;
    const { rows } = await sql<CityCount>`
      select p.place_id, r.place_id as region_id, c.op_id, c.province, c.city, o.company_name, sum(c.n)::int as deployed,
        coalesce(sum(c.n) filter (where c.online), 0)::int as online
      from device_place_count c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
        join device_place p on p.op_id = c.op_id and p.region = c.province and p.city = c.city and p.place_type = 'city'
        left join device_place r on r.op_id = c.op_id and r.region = c.province and r.place_type = 'region'
      where c.device_status = 'Deployed' and c.n > 0 and ${condition}
      group by 1, 2, 3, 4, 5, 6 order by sum(c.n) desc, c.city limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /** Counts deployed devices with and without a city. */
  async deployed(): Promise<{ placed: number; elsewhere: number }> {
    const { rows } = await sql<{ placed: number; elsewhere: number }>`
      select coalesce(sum(c.n) filter (where c.city <> ''), 0)::int as placed,
        coalesce(sum(c.n) filter (where c.city = ''), 0)::int as elsewhere
      from device_place_count c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
      where c.device_status = 'Deployed'`.execute(this.database.sql);
    return rows[0] ?? { placed: 0, elsewhere: 0 };
  }

  async find(placeId: string): Promise<(Row<'device_place'> & { company_name: string }) | null> {
    const { rows } = await sql<Row<'device_place'> & { company_name: string }>`
      select p.*, o.company_name
      from device_place p join operator o on o.op_id = p.op_id and starts_with(o.op_path, ${this.opPath})
      where p.place_id = ${placeId}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  async ofPlace({ op_id, place_type, region, city }: Row<'device_place'>) {
    const { rows } = await sql<{ total: number; deployed: number; online: number }>`
      select coalesce(sum(n), 0)::int as total,
        coalesce(sum(n) filter (where device_status = 'Deployed'), 0)::int as deployed,
        coalesce(sum(n) filter (where device_status = 'Deployed' and online), 0)::int as online
      from device_place_count
      where op_id = ${op_id} and province = ${region} and (${place_type} = 'region' or city = ${city})`.execute(
      this.database.sql,
    );
    return rows[0] ?? { total: 0, deployed: 0, online: 0 };
  }
}
