import { type OperationId, operations } from '#api/operations.gen.ts';
import { type ReferenceTable, referenceTables } from '#api/tables.gen.ts';
import { isAllowed } from '#domain/permissions.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Caller } from '#server/http/call.ts';
import type { AnyResource } from '../../resource/resource.ts';

/** A reference table of the administrator, by its name in addresses. */
export function tableOf(
  resources: readonly AnyResource[],
  tId: string,
): { table: ReferenceTable; resource: AnyResource } {
  const table = referenceTables.find(({ tableId }) => tableId === tId);
  const resource = resources.find(({ name }) => table?.operations.get === `get${name}`);
  if (!table || !resource) throw new ApiError('nodata');
  return { table, resource };
}

/** One operation serves all tables; each table has a key of its own. */
export function refuseWithout({ account }: Caller, operation: OperationId): void {
  const { permission, level } = operations[operation];
  const { permissions, level: userLevel } = account.role;
  if (permission !== null && !isAllowed({ permissions, userLevel }, permission, level))
    throw new ApiError('roleerr', { data: { permission } });
}

/** Some tables are changed only by who has given his password a short time before. */
export function refuseLongAfterPassword({ passwordAt }: Caller, operation: OperationId, now: Date): void {
  const { passwordWithin } = operations[operation];
  if (passwordWithin !== null && now.getTime() - passwordAt.getTime() > passwordWithin * 1000)
    throw new ApiError('passwordneeded', { data: { passwordWithin } });
}
