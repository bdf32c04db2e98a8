import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';

/**
 * Returns a mark of the rows that a user is about to confirm, in any order. An equal number can hide an exchange: one
 * row left the selection, and another one entered it.
 */
export const markOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join('\n')).digest('hex').slice(0, 32);

/** Refuses if other rows match than the caller has confirmed. Clients without a mark confirm the number alone. */
export function refuseOtherMark(ids: readonly string[], mark: string | undefined, message: string): void {
  if (mark !== undefined && mark !== markOf(ids))
    throw new ApiError('conflict', { status: 409, message, data: { count: ids.length } });
}
