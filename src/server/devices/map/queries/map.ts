import { sql } from 'kysely';
import { type Area, cellLevels, cellsIn, levelFor } from '#domain/map/cells.ts';
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
  lat: number;
  lng: number;
}

/** Where the devices of the caller's operator and those below it are. */
export class ScopedMap extends ScopedQueries {
  /** Devices of an area in tiles of a level, the fullest first. */
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

  /** Single devices of an area, in the order of their ids. */
  async points({ west, south, east, north }: Area, limit: number): Promise<Point[]> {
    const { rows } = await sql<Point>`
      select d.endpoint_id, d.device_name, d.model_name, s.online, d.lat, d.lng
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where d.lat between ${south} and ${north} and d.lng between ${west} and ${east}
        and d.device_status <> 'Unregistered' and starts_with(o.op_path, ${this.opPath})
      order by d.endpoint_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /** Devices that have a place and those that have none, and the area that holds the former. */
  async extent() {
    const { rows } = await sql<{ placed: number; total: number } & Record<keyof Area, number | null>>`
      select (
        select coalesce(sum(n), 0)::int from device_count c join operator o using (op_id)
        where starts_with(o.op_path, ${this.opPath}) and c.device_status <> 'Unregistered'
      ) as total, coalesce(sum(c.n), 0)::int as placed,
        min(c.lng_sum::float8 / c.n / 1000000) as west, max(c.lng_sum::float8 / c.n / 1000000) as east,
        min(c.lat_sum::float8 / c.n / 1000000) as south, max(c.lat_sum::float8 / c.n / 1000000) as north
      from device_cell c
      where c.op_id = ${this.opId} and c.level = ${cellLevels[0]} and c.n > 0`.execute(this.database.sql);
    return rows[0];
  }

  /** Cities in and around an area, to name what is in it. */
  async cities({ west, south, east, north }: Area, limit: number) {
    const { rows } = await sql<{
      city_name: string;
      city_name_ko: string | null;
      latitude: number;
      longitude: number;
    }>`
      select city_name, city_name_ko, latitude::float8 as latitude, longitude::float8 as longitude from location_city
      where latitude between ${south - 1} and ${north + 1} and longitude between ${west - 1} and ${east + 1}
      order by city_id limit ${limit}`.execute(this.database.sql);
    return rows;
  }
}
