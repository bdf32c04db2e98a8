import { sql } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';

/** What an account may do with a device right now. */
interface Standing {
  status: string;
  /** Whether its role has the permission. */
  allowed: boolean;
  /** Whether its organisation, or one above it, is not in use. */
  outOfUse: boolean;
  accountPath: string;
  /** Null: there is no such device. */
  devicePath: string | null;
}

interface Dispatch {
  accountId: string;
  permission: string;
  endpointId: string;
}

/** Why an account may not do something for an organisation any more. */
export type LostStanding = 'account' | 'permission' | 'organisation';

/** Null: it still may. */
export async function lostStanding(
  database: Database,
  { accountId, permission, opId }: { accountId: string; permission: string; opId: string },
): Promise<LostStanding | null> {
  const { rows } = await sql<{ running: boolean; allowed: boolean; inReach: boolean }>`
    select a.status = 'Running' as running, ${permission} = any(r.permissions) as allowed,
      starts_with(p.op_path, o.op_path)
        and not exists (select 1 from operator u where not u.use_flag and starts_with(o.op_path, u.op_path)) as "inReach"
    from account a join operator o using (op_id) join role r using (role_key), operator p
    where a.account_id = ${accountId} and p.op_id = ${opId}`.execute(database.sql);
  const [now] = rows;
  if (!now?.running) return 'account';
  if (!now.allowed) return 'permission';
  return now.inReach ? null : 'organisation';
}

/**
 * Asks the tables again: the account may have been stopped, its role changed, or the device moved since the request. One
 * statement, because bulk work asks for each of thousands of devices.
 */
export const dispatchAuthority = (database: Database) => ({
  async mayStill({ accountId, permission, endpointId }: Dispatch): Promise<boolean> {
    // What the server does when a time is over only removes access, and no account is behind it.
    if (accountId === serverActor('timers').id) return true;
    const [now] = await database.prepared(sql<Standing>`
      select a.status, ${permission} = any(r.permissions) as allowed, o.op_path as "accountPath",
        exists (select 1 from operator u where not u.use_flag and starts_with(o.op_path, u.op_path)) as "outOfUse", (
        select p.op_path from device d join operator p using (op_id) where d.endpoint_id = ${endpointId}
      ) as "devicePath"
      from account a join operator o using (op_id) join role r using (role_key) where a.account_id = ${accountId}`);
    if (now?.status !== 'Running' || !now.allowed || now.outOfUse) return false;
    return now.devicePath?.startsWith(now.accountPath) ?? false;
  },
});
