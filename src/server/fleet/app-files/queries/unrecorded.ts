import { type Kysely, sql } from 'kysely';
import type { AppFileContent } from '#machines/app-file/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

type Unrecorded = Omit<AppFileContent, 'targetOpId'> & { id: string; approved: boolean; addedAt: string };

/** Rows of the reference table from before app files had streams. None while there is no organisation. */
export async function unrecordedFiles(db: Kysely<Tables>): Promise<Unrecorded[]> {
  const { rows } = await sql<Row<'app_file'> & { root: string }>`select f.*, o.op_id as root from app_file f
    join operator o on o.parent_id is null where f.version = 0 order by f.file_id`.execute(db);
  return rows.map((row) => ({
    id: row.file_id,
    opId: row.root,
    appId: row.app_id,
    appName: row.app_name,
    platform: row.platform === 'android' ? 'android' : 'quantum',
    packageName: row.package_name,
    appUuid: row.app_uuid,
    version: row.app_version,
    versionCode: null,
    minSdk: null,
    debuggable: false,
    developer: row.developer,
    description: '',
    models: row.models,
    fileName: '',
    size: row.size,
    sha256: null,
    url: row.url,
    icon: null,
    origins: null,
    signer: null,
    otherSigner: null,
    uploaderId: '',
    approved: row.state === 'approved',
    addedAt: row.uploaded_at.toISOString(),
  }));
}
