import { type OperationId, operations } from '#api/operations.gen.ts';
import { isAllowed } from '#domain/permissions.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './call.ts';

/**
 * Checks the permission of a second operation that a call includes, such as the files of all tables, or a table row
 * that is an account: the caller must hold its key too.
 */
export function refuseWithout({ account }: Caller, operation: OperationId): void {
  const { permission, level } = operations[operation];
  const { permissions, level: userLevel } = account.role;
  if (permission !== null && !isAllowed({ permissions, userLevel }, permission, level))
    throw new ApiError('roleerr', { data: { permission } });
}

/** Refuses a call long after the password was entered: some tables can be changed only shortly after it. */
export function refuseLongAfterPassword({ passwordAt }: Caller, operation: OperationId, now: Date): void {
  const { passwordWithin } = operations[operation];
  if (passwordWithin !== null && now.getTime() - passwordAt.getTime() > passwordWithin * 1000)
    throw new ApiError('passwordneeded', { data: { passwordWithin } });
}
