import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** App file that devices can fetch: at its own address, or from this server if it was uploaded. */
export type AppFile = Row<'app_file'>;

/** Files that devices may get: approved, and at an address or stored here. */
const installable = sql<boolean>`f.state = 'approved' and (f.url is not null or f.sha256 is not null)`;

/** Reads the app files that a device may have: approved for its organisation or one above, and for its model. */
export async function filesForDevice(
  db: Kysely<Tables>,
  { endpointId, modelName }: { endpointId: string; modelName: string },
): Promise<AppFile[]> {
  const { rows } = await sql<AppFile>`select f.* from app_file f join operator t on t.op_id = f.target_op_id
    join device d on d.endpoint_id = ${endpointId} join operator o on o.op_id = d.op_id
    where ${installable} and starts_with(o.op_path, t.op_path) and (f.models is null or ${modelName} = any(f.models))
    order by f.app_name, f.file_id`.execute(db);
  return rows;
}

/** Reads the approved app files that devices in scope may have. */
export class ScopedInstallable extends ScopedQueries {
  async all(): Promise<AppFile[]> {
    const { rows } = await sql<AppFile>`select f.* from app_file f join operator t on t.op_id = f.target_op_id
      where ${installable} and (f.models is null or cardinality(f.models) > 0)
        and (starts_with(t.op_path, ${this.opPath}) or starts_with(${this.opPath}, t.op_path))
      order by f.app_name, f.file_id`.execute(this.database.sql);
    return rows;
  }
}

/** File of the demo's catalogue, as the reference table had it. */
export type ListedFile = Pick<
  AppFile,
  | 'file_id'
  | 'app_id'
  | 'app_name'
  | 'platform'
  | 'package_name'
  | 'app_uuid'
  | 'app_version'
  | 'size'
  | 'developer'
> & { url: string; models: string[] };

/** Adds the demo's catalogue, approved; existing files stay unchanged. The next start records them. */
export async function addAppFiles(
  db: Kysely<Tables>,
  files: readonly ListedFile[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  const added = {
    op_id: '',
    target_op_id: '',
    state: 'approved',
    terminal: false,
    debuggable: false,
    description: '',
    file_name: '',
    uploader_id: '',
    uploader: '',
    approved_alone: false,
    uploaded_at: now,
    modified_at: now,
  };
  await db
    .insertInto('app_file')
    .values(files.map((file) => ({ ...file, ...added })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
