import { type Kysely, sql } from 'kysely';
import type { AppFileContent } from '#machines/app-file/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';

/** Package of an organisation's app; null: it has no version yet. Another organisation's app is a conflict. */
export async function packageOf(
  db: Kysely<Tables>,
  { appId, opId }: Pick<AppFileContent, 'appId' | 'opId'>,
): Promise<string | null> {
  const { rows } = await sql<{ package_name: string; op_id: string }>`select package_name, op_id from app_file
    where app_id = ${appId} and not terminal limit 1`.execute(db);
  const [row] = rows;
  if (row && row.op_id !== opId) throw new ApiError('conflict', { status: 409 });
  return row?.package_name ?? null;
}
