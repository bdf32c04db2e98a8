import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { ProvisionedItemKind } from '../provisioned.ts';
import { isUsed, lockItem, usesOf } from './queries/uses.ts';
import { usedBy } from './texts.ts';

/**
 * Refuses to delete an item in use, in the deleting transaction, with all its uses. A new use locks the item too, and
 * then finds it deleted.
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
