import type { DispatchAuthority } from '#server/engine/port.ts';
import { standing } from '#server/projections/accounts/standing.ts';
import type { Database } from '#server/store/database.ts';

/** Asks the tables anew: the account may have been stopped, its role changed, or the device moved since the request. */
export function dispatchAuthority(database: Database): DispatchAuthority {
  return {
    async mayStill({ accountId, permission, endpointId }) {
      const now = await standing(database, accountId, endpointId, permission);
      if (now?.status !== 'Running' || !now.allowed) return false;
      return now.devicePath?.startsWith(now.accountPath) ?? false;
    },
  };
}
