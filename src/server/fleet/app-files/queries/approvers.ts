import type { Kysely } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { Tables } from '#server/core/database/database.ts';
import { namedApprovers } from '#server/core/read-models/approvers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { AppFileRow } from './app-files.ts';

/** Names who may approve a file now; null: it does not wait. `opPath`: that of the organisation that the reader views. */
export async function approversOfApp(
  db: Kysely<Tables>,
  { state, op_id: opId, uploader_id: uploaderId }: AppFileRow,
  { fourEyes, opPath }: { fourEyes: boolean; opPath: string },
) {
  const path = await operatorPath(db, opId);
  if (state !== 'notApproved' || path === null) return null;
  const { permission } = operations.approveApp;
  return namedApprovers(db, { permission, opPath: path, except: fourEyes ? [uploaderId] : [] }, opPath);
}
