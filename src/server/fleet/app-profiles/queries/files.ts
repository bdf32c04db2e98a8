import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type AppFileFacts = Row<'app_file'>;

/** Approved files of an app, and where their devices are. */
export type RestorableFile = AppFileFacts & { target_path: string };

/** Reads the file of a profile; undefined: it is deleted. */
export const appFileOf = (db: Kysely<Tables>, fileId: string): Promise<AppFileFacts | undefined> =>
  db
    .selectFrom('app_file')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('terminal', '=', false)
    .executeTakeFirst();

/** Reads the versions of an app that devices can still get. */
export async function restorable(db: Kysely<Tables>, appId: string): Promise<RestorableFile[]> {
  const { rows } = await sql<RestorableFile>`select f.*, t.op_path as target_path
    from app_file f join operator t on t.op_id = f.target_op_id
    where f.app_id = ${appId} and not f.terminal and f.state = 'approved'
      and (f.url is not null or f.sha256 is not null) order by f.uploaded_at desc`.execute(db);
  return rows;
}
