import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { ProvisionedItemKind } from '../provisioned.ts';
import { isUsed, lockItem, usesOf } from './queries/uses.ts';
import { usedBy } from './texts.ts';

/**
 * In the transaction that deletes an item: refuses with all that uses it. What begins to use it meanwhile locks it too, and finds it deleted.
 */
export async function refuseUsed(
  db: Kysely<Tables>,
  item: { kind: ProvisionedItemKind; itemId: string },
  { logId, language }: { logId: string; language: Language },
): Promise<void> {
  if (!(await lockItem(db, item.kind, item.itemId))) throw new ApiError('nodata');
  const uses = await usesOf(db, logId, item);
  if (isUsed(uses))
    throw new ApiError('conflict', { status: 409, message: usedBy(uses)[language], data: { uses } });
}
