import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedContent } from './lists/queries/items.ts';
import { ScopedSets } from './sets/queries/sets.ts';
import { usesOf } from './uses/queries/uses.ts';

/** Handler for the uses that prevent an item's deletion. */
export const useHandlers = ({
  database,
  log,
  readModels,
}: Pick<CoreServices, 'database' | 'log' | 'readModels'>): Pick<Handlers, 'getItemUses'> => ({
  async getItemUses({ params: { kind, id }, scope }) {
    await readModels.reached((await log.head()).pos);
    const found =
      kind === 'metadataSet'
        ? await scope.of(ScopedSets).find(id)
        : await scope.of(ScopedContent).find(kind, id);
    if (!found) throw new ApiError('nodata');
    return { data: await usesOf(database.sql, log.logId, { kind, itemId: id }) };
  },
});
