import { isAllowed } from '#domain/permissions.ts';
import type { DispatchAuthority } from '#server/engine/port.ts';
import { accountById } from '#server/projections/accounts/accounts.ts';
import { isInScope } from '#server/projections/devices/queries.ts';
import type { Database } from '#server/store/database.ts';

/** Asks the tables anew: the account may have been stopped, its role changed, or the device moved since the request. */
export function dispatchAuthority(database: Database): DispatchAuthority {
  return {
    async mayStill({ accountId, permission, endpointId }) {
      const account = await accountById(database.sql, accountId);
      if (account?.status !== 'Running') return false;
      const { role, operator } = account;
      if (!isAllowed({ permissions: role.permissions, userLevel: role.level }, permission)) return false;
      return isInScope(database.sql, endpointId, operator.opPath);
    },
  };
}
