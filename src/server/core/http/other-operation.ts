import { type OperationId, operations } from '#api/operations.gen.ts';
import { isAllowed } from '#domain/permissions.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './call.ts';

/**
 * For an operation that does what another one is for, such as the files of all tables, or a row of a table that is an account: who
 * calls it must hold the key of that one too.
 */
export function refuseWithout({ account }: Caller, operation: OperationId): void {
  const { permission, level } = operations[operation];
  const { permissions, level: userLevel } = account.role;
  if (permission !== null && !isAllowed({ permissions, userLevel }, permission, level))
    throw new ApiError('roleerr', { data: { permission } });
}

/** Some tables can be changed only shortly after entering the password. */
export function refuseLongAfterPassword({ passwordAt }: Caller, operation: OperationId, now: Date): void {
  const { passwordWithin } = operations[operation];
  if (passwordWithin !== null && now.getTime() - passwordAt.getTime() > passwordWithin * 1000)
    throw new ApiError('passwordneeded', { data: { passwordWithin } });
}
