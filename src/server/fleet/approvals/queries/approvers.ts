import type { Kysely } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { Tables } from '#server/core/database/database.ts';
import { namedApprovers } from '#server/core/read-models/approvers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { FirmwareRow } from '../../firmware/queries/files.ts';
import type { RolloutRow } from '../../rollouts/queries/rollouts.ts';

interface Reader {
  /** True if a second person must approve. */
  fourEyes: boolean;
  /** Path of the organisation that the reader views. */
  opPath: string;
}

/** Names who may approve a file now; null: it does not wait. */
export async function approversOfFile(db: Kysely<Tables>, file: FirmwareRow, { fourEyes, opPath }: Reader) {
  const path = await operatorPath(db, file.op_id);
  if (file.state !== 'notApproved' || path === null) return null;
  const { permission } = operations.approveFirmware;
  return namedApprovers(db, { permission, opPath: path, except: fourEyes ? [file.uploader_id] : [] }, opPath);
}

/** Names who may approve a profile now; null: it does not wait. `authors`: its author, and its last editor. */
export async function approversOfProfile(
  db: Kysely<Tables>,
  { state, op_path }: RolloutRow,
  authors: readonly string[],
  { fourEyes, opPath }: Reader,
) {
  if (state !== 'awaitingApproval') return null;
  const { permission } = operations.approveFirmwareProfile;
  return namedApprovers(db, { permission, opPath: op_path, except: fourEyes ? authors : [] }, opPath);
}
