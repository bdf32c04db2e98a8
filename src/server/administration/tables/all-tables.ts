import { type ReferenceTable, referenceTables } from '#api/tables.gen.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { AnyResource } from '#server/core/resource/resource.ts';

/** Finds a reference table of the administrator by its name in addresses. */
export function tableOf(
  resources: readonly AnyResource[],
  tId: string,
): { table: ReferenceTable; resource: AnyResource } {
  const table = referenceTables.find(({ tableId }) => tableId === tId);
  const resource = resources.find(({ name }) => table?.operations.get === `get${name}`);
  if (!table || !resource) throw new ApiError('nodata');
  return { table, resource };
}
