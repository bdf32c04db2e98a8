import { type RawBuilder, sql } from 'kysely';
import { type Area, cellsIn, levelFor } from '#domain/map/cells.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface Cluster {
  lat: number;
  lng: number;
  n: number;
  online: number;
}

export interface Point {
  endpoint_id: string;
  device_name: string | null;
  model_name: string;
  online: boolean;
  access_at: Date | null;
  lat: number;
  lng: number;
}

/** Levels of the extent query: it finds the outermost coarse tiles, then the finest tiles within them. */
const [coarse, finest] = [8, 14] as const;
const ratio = 2 ** (finest - coarse);
const share = (tile: RawBuilder<unknown>) => sql`(${tile})::float8 / ${2 ** finest}`;
/** Degrees of a tile's edge, in the projection of `cellOf`. */
const lngOf = (x: RawBuilder<unknown>) => sql`(${share(x)} * 360 - 180)`;
const latOf = (y: RawBuilder<unknown>) => sql`degrees(atan(sinh(pi() * (1 - 2 * ${share(y)}))))`;

/** Locations of the devices of the caller's operator and those below it. */
export class ScopedMap extends ScopedQueries {
  /** Counts an area's devices in tiles of a level, fullest first. */
  async clusters(area: Area, level: number): Promise<Cluster[]> {
    const stored = levelFor(level);
    const { fromX, toX, fromY, toY } = cellsIn(area, stored);
    const coarser = Math.max(0, stored - level);
    const { rows } = await sql<Cluster>`
      select sum(c.lat_sum)::float8 / sum(c.n) / 1000000 as lat, sum(c.lng_sum)::float8 / sum(c.n) / 1000000 as lng,
        sum(c.n)::int as n, sum(c.online)::int as online
      from device_cell c
      where c.op_id = ${this.opId} and c.level = ${stored}
        and c.x between ${fromX} and ${toX} and c.y between ${fromY} and ${toY}
      group by c.x >> ${coarser}, c.y >> ${coarser} having sum(c.n) > 0
      order by 3 desc, 1, 2`.execute(this.database.sql);
    return rows;
  }

  /** Lists an area's single devices, by id. */
  async points({ west, south, east, north }: Area, limit: number): Promise<Point[]> {
    const { rows } = await sql<Point>`
      select d.endpoint_id, d.device_name, d.model_name, s.online, s.access_at, d.lat, d.lng
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where d.lat between ${south} and ${north} and d.lng between ${west} and ${east}
        and d.device_status <> 'Unregistered' and starts_with(o.op_path, ${this.opPath})
      order by d.endpoint_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /**
   * Counts devices with and without a place, and finds the area of the former, from the edges of the outermost tiles of
   * the finest level. A tile's mean lies within it, so it would leave out devices at the edge.
   */
  async extent() {
    const { rows } = await sql<{ placed: number; total: number } & Record<keyof Area, number | null>>`
      with coarse as (
        select x, y, n from device_cell where op_id = ${this.opId} and level = ${coarse} and n > 0
      ), edge as (
        select min(x) as west, max(x) as east, min(y) as north, max(y) as south from coarse
      ), border as (
        select c.x, c.y from coarse c cross join edge e
        where c.x in (e.west, e.east) or c.y in (e.north, e.south)
      ), fine as (
        select f.x, f.y, f.n, f.lng_sum::float8 / f.n / 1000000 as lng, f.lat_sum::float8 / f.n / 1000000 as lat
        from border b join device_cell f on f.op_id = ${this.opId} and f.level = ${finest} and f.n > 0
          and f.x between b.x * ${ratio} and b.x * ${ratio} + ${ratio - 1}
          and f.y between b.y * ${ratio} and b.y * ${ratio} + ${ratio - 1}
      )
      select (
        select coalesce(sum(n), 0)::int from device_count c join operator o using (op_id)
        where starts_with(o.op_path, ${this.opPath}) and c.device_status <> 'Unregistered'
      ) as total, (select coalesce(sum(n), 0)::int from coarse) as placed,
        min(case when n = 1 then lng else ${lngOf(sql`x`)} end) as west,
        max(case when n = 1 then lng else ${lngOf(sql`x + 1`)} end) as east,
        min(case when n = 1 then lat else ${latOf(sql`y + 1`)} end) as south,
        max(case when n = 1 then lat else ${latOf(sql`y`)} end) as north
      from fine`.execute(this.database.sql);
    return rows[0];
  }

  /** Lists cities in and around an area, to label it. */
  async cities({ west, south, east, north }: Area, limit: number) {
    const { rows } = await sql<{
      city_name: string;
      city_name_ko: string | null;
      lat: number;
      lng: number;
    }>`
      select city_name, city_name_ko, latitude::float8 as lat, longitude::float8 as lng from location_city
      where latitude between ${south - 1} and ${north + 1} and longitude between ${west - 1} and ${east + 1}
      order by city_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }
}
