import type { Kysely } from 'kysely';
import { type OperationId, operations } from '#api/operations.gen.ts';
import type { Tables } from '#server/core/database/database.ts';
import { namedApprovers } from '#server/core/read-models/approvers.ts';

/** Object that waits for an approval. */
interface Waiting {
  /** Operation that approves it. */
  approves: OperationId;
  /** Path of its organisation. */
  opPath: string;
  /** Accounts that may not approve it where a second person must. */
  authors: readonly string[];
}

interface Reader {
  /** True if a second person must approve. */
  fourEyes: boolean;
  /** Path of the organisation that the reader views. */
  opPath: string;
}

/** Names who may approve an object now; null: it does not wait. */
export async function approversOf(
  db: Kysely<Tables>,
  waiting: Waiting | null,
  { fourEyes, opPath }: Reader,
): Promise<{ names: string[]; more: number } | null> {
  const permission = waiting && operations[waiting.approves].permission;
  if (!waiting || !permission) return null;
  const except = fourEyes ? waiting.authors : [];
  return namedApprovers(db, { permission, opPath: waiting.opPath, except }, opPath);
}
