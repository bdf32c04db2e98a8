import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type UploadRow = Row<'file_upload'>;

export async function storeUpload(db: Kysely<Tables>, row: UploadRow): Promise<void> {
  await db.insertInto('file_upload').values(row).execute();
}

/** Those of an account that are not over. */
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
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function storeDigest(db: Kysely<Tables>, uploadId: string, sha256: string): Promise<void> {
  await db.updateTable('file_upload').set({ sha256 }).where('upload_id', '=', uploadId).execute();
}

export async function dropUpload(db: Kysely<Tables>, uploadId: string): Promise<void> {
  await db.deleteFrom('file_upload').where('upload_id', '=', uploadId).execute();
}

export async function dropExpired(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('file_upload')
    .where('expires_at', '<=', now)
    .returning('upload_id')
    .execute();
  return gone.map((row) => row.upload_id);
}

/** Bytes that an organisation has stored or announced. */
export async function bytesOf(db: Kysely<Tables>, opId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      coalesce((select sum(size_bytes) from blob_use where op_id = ${opId}), 0)
      + coalesce((select sum(size_bytes) from file_upload where op_id = ${opId} and expires_at > ${now}), 0)
    )::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export interface BlobUse {
  kind: string;
  ownerId: string;
  sha256: string;
  size: number;
  opId: string;
}

/** In the transaction that stores what uses the blob. */
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

/** Of these, the blobs that nothing needs: no row, and no upload that is not over. */
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
        .where('sha256', 'in', digests),
    )
    .execute();
  const kept = new Set(used.map((row) => row.sha256));
  return digests.filter((sha256) => !kept.has(sha256));
}
