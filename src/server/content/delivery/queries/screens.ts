import { sql } from 'kysely';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { CoverageTarget } from './coverage.ts';

export type NewScreen = Omit<Row<'content_screen'>, 'op_id'>;
export type ScreenRow = Row<'content_screen'> & { device_name: string | null };

/** Stores the newest picture of the box's organisation; a deleted box gets none. */
export async function storeScreen({ sql: db }: Database, screen: NewScreen): Promise<void> {
  await sql`
    insert into content_screen (sha256, op_id, view, endpoint_id, png, taken_at)
    select ${screen.sha256}, op_id, ${screen.view}, endpoint_id, ${screen.png}, ${screen.taken_at}
    from device where endpoint_id = ${screen.endpoint_id}
    on conflict (sha256, op_id, view) do update set
      endpoint_id = excluded.endpoint_id, png = excluded.png, taken_at = excluded.taken_at`.execute(db);
}

export async function hasScreenSince(
  { sql: db }: Database,
  { sha256, view, endpoint_id, taken_at }: Omit<NewScreen, 'png'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_screen s join device d using (op_id)
    where d.endpoint_id = ${endpoint_id} and s.sha256 = ${sha256} and s.view = ${view} and s.taken_at > ${taken_at}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes pictures of deleted sets and boxes. */
export async function forgetScreens({ sql: db }: Database): Promise<void> {
  await sql`
    delete from content_screen s
    where not exists (select 1 from metadata_set m where m.sha256 = s.sha256 and m.deleted_at is null)
      or not exists (select 1 from device d where d.endpoint_id = s.endpoint_id)`.execute(db);
}

/** Pictures of sets on boxes of the caller's organisations. */
export class ScopedScreens extends ScopedQueries {
  /** Reads the newest picture of each view, of an organisation and those below it. */
  async of({ opId, current }: Pick<CoverageTarget, 'opId' | 'current'>): Promise<ScreenRow[]> {
    const { rows } = await sql<ScreenRow>`
      select distinct on (s.view) s.*, d.device_name
      from content_screen s join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      where s.sha256 = any(${[...current]}::text[]) and starts_with(o.op_path, ${this.opPath})
        and starts_with(o.op_path, (select op_path from operator where op_id = ${opId}))
      order by s.view, s.taken_at desc`.execute(this.database.sql);
    return rows;
  }
}
