import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { lastSent } from '../resources.ts';

export type Location = Row<'device_place'> & {
  company_name: string;
  group_name: string | null;
  description: string | null;
  /** Group of a city's region. */
  region_id: string | null;
  landing_channel: string | null;
  boot_ad: string | null;
};

interface Filter {
  type?: 'region' | 'city' | undefined;
  placeIds?: readonly string[] | undefined;
  keyword?: string | undefined;
}

/** Location groups of the caller's operator and those below it, by device location. */
export class ScopedLocations extends ScopedQueries {
  async page(filter: Filter, limit: number, offset: number): Promise<{ rows: Location[]; total: number }> {
    const where = this.#where(filter);
    const { rows } = await sql<Location>`
      select p.*, o.company_name, n.group_name, n.description, r.place_id as region_id,
        ${lastSent('landingChannel', 'place_id', sql`p.place_id`)} as landing_channel, ${lastSent('bootAd', 'place_id', sql`p.place_id`)} as boot_ad
      ${where.from} left join device_place r
        on r.op_id = p.op_id and r.place_type = 'region' and r.region = p.region and p.region <> ''
      where ${where.conditions}
      order by natural_key(${nameOf}) collate "C", o.company_name, p.place_id limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n ${where.from} where ${where.conditions}`.execute(this.database.sql);
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a location group; null if it does not exist or is out of scope. */
  async find(placeId: string, type?: 'region' | 'city'): Promise<Location | null> {
    const { rows } = await this.page({ type, placeIds: [placeId] }, 1, 0);
    return rows[0] ?? null;
  }

  /** Checks whether an id belongs to a city or province of the reference tables (`refCityId`, `refRegionId`). */
  async isOfTables(id: string): Promise<boolean> {
    const { rows } = await sql<{ known: boolean }>`
      select exists (select from location_city where city_id = ${id})
        or exists (select from region where region_code = ${id}) as known`.execute(this.database.sql);
    return rows[0]?.known ?? false;
  }

  /** Sets the name and description; the members still follow from device locations. */
  async note(
    { place_id, op_id }: Location,
    { groupName, desc }: { groupName: string | null; desc: string | null },
    now: Date,
  ): Promise<void> {
    await this.database.sql
      .insertInto('place_note')
      .values({ place_id, op_id, group_name: groupName, description: desc, modified_at: now })
      .onConflict((conflict) =>
        conflict
          .column('place_id')
          .doUpdateSet({ group_name: groupName, description: desc, modified_at: now }),
      )
      .execute();
  }

  #where({ type, placeIds, keyword }: Filter): {
    from: RawBuilder<unknown>;
    conditions: RawBuilder<unknown>;
  } {
    const conditions = [sql`p.n > 0`, sql`starts_with(o.op_path, ${this.opPath})`];
    if (type) conditions.push(sql`p.place_type = ${type}`);
    if (placeIds) conditions.push(sql`p.place_id = any(${[...placeIds]}::text[])`);
    if (keyword)
      conditions.push(
        sql`strpos(lower(concat_ws(' ', n.group_name, p.region, p.city)), ${keyword.toLowerCase()}) > 0`,
      );
    return {
      from: sql`from device_place p join operator o using (op_id) left join place_note n using (place_id)`,
      conditions: sql.join(conditions, sql` and `),
    };
  }
}

const nameOf = sql`coalesce(n.group_name, nullif(p.city, ''), p.region)`;
