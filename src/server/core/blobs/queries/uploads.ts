import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Access } from '#server/core/read-models/scope.ts';

export type UploadRow = Row<'file_upload'>;

/** Lists an account's open uploads. */
export const uploadsOf = (
  db: Kysely<Tables>,
  accountId: string,
  purpose: string,
  now: Date,
): Promise<UploadRow[]> =>
  db
    .selectFrom('file_upload')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('terminal', '=', false)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('upload_id')
    .execute();

export const uploadOf = (
  db: Kysely<Tables>,
  { uploadId, accountId }: { uploadId: string; accountId: string },
  now: Date,
): Promise<UploadRow | undefined> =>
  db
    .selectFrom('file_upload')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .where('account_id', '=', accountId)
    .where('terminal', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Lists uploads that were receiving parts when the server ended. */
export const receivingUploads = (db: Kysely<Tables>): Promise<UploadRow[]> =>
  db
    .selectFrom('file_upload')
    .selectAll()
    .where('terminal', '=', false)
    .where('state', '=', 'receiving')
    .execute();

export async function expiredUploads(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const over = await db
    .selectFrom('file_upload')
    .select('upload_id')
    .where('terminal', '=', false)
    .where('expires_at', '<=', now)
    .execute();
  return over.map((row) => row.upload_id);
}

/** Counts the bytes that an organisation has stored or announced. */
export async function bytesOf(db: Kysely<Tables>, opId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      coalesce((select sum(size_bytes) from blob_use where op_id = ${opId}), 0)
      + coalesce((select sum(size_bytes) from file_upload
        where op_id = ${opId} and not terminal and expires_at > ${now}), 0)
    )::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Records of uploads: a person's own, and those of their organisation and below it that their role may see. */
export const scopedUploads = {
  within: ({ database, opPath, actor, power }: Access) => ({
    async find(uploadId: string): Promise<UploadRow | null> {
      const { rows } = await sql<UploadRow>`
        select u.* from file_upload u join operator o using (op_id)
        where u.upload_id = ${uploadId} and starts_with(o.op_path, ${opPath})`.execute(database.sql);
      const [row] = rows;
      return row && (row.account_id === actor.id || power.permissions.includes(row.permission)) ? row : null;
    },
  }),
};

export interface BlobUse {
  kind: string;
  ownerId: string;
  sha256: string;
  size: number;
  opId: string;
}

/** Adds a use of a blob, in the transaction that stores its user. */
export async function addUse(
  db: Kysely<Tables>,
  { kind, ownerId, sha256, size, opId }: BlobUse,
): Promise<void> {
  await db
    .insertInto('blob_use')
    .values({ kind, owner_id: ownerId, sha256, size_bytes: size, op_id: opId })
    .onConflict((conflict) => conflict.columns(['kind', 'owner_id', 'sha256']).doNothing())
    .execute();
}

export async function removeUses(db: Kysely<Tables>, kind: string, ownerId: string): Promise<void> {
  await db.deleteFrom('blob_use').where('kind', '=', kind).where('owner_id', '=', ownerId).execute();
}

/** Filters the blobs that nothing needs: no row, and no open upload. */
export async function unused(db: Kysely<Tables>, digests: readonly string[]): Promise<string[]> {
  if (digests.length === 0) return [];
  const used = await db
    .selectFrom('blob_use')
    .select('sha256')
    .where('sha256', 'in', digests)
    .union(
      db
        .selectFrom('file_upload')
        .select((row) => row.ref('sha256').$notNull().as('sha256'))
        .where('sha256', 'in', digests)
        .where('terminal', '=', false),
    )
    .execute();
  const kept = new Set(used.map((row) => row.sha256));
  return digests.filter((sha256) => !kept.has(sha256));
}
