import { sql } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Evidence } from '#server/core/seals/stored-rows.ts';
import type { ProvenRows } from '../../account-rows/proven.ts';
import {
  type AccountEvidence,
  accountEvidence,
  operatorEvidence,
} from '../../account-rows/queries/evidence.ts';

/** Present rights of an account over a device. */
interface Standing {
  status: string;
  /** True if its role has the permission. */
  allowed: boolean;
  /** True if its organisation, or one above it, is inactive. */
  outOfUse: boolean;
  accountPath: string;
  /** Path of the device's organisation; null: there is no such device. */
  devicePath: string | null;
  evidence: AccountEvidence;
  /** Evidence about the organisation that the device belongs to. */
  owner: Evidence | null;
}

interface Dispatch {
  accountId: string;
  permission: string;
  endpointId: string;
}

/** Reason that an account may no longer do something for an organisation. */
export type LostStanding = 'account' | 'permission' | 'organisation';

interface AuthorityDeps {
  database: Database;
  proven: ProvenRows;
  /** Filters the devices whose row names another organisation than the log. */
  misplaced(endpointIds: readonly string[]): Promise<ReadonlySet<string>>;
}

interface OrganisationStanding {
  running: boolean;
  allowed: boolean;
  inReach: boolean;
  evidence: AccountEvidence;
  owner: Evidence;
}

/** Returns the reason that an account lost its right; null: it still has it. */
export async function lostStanding(
  { database, proven }: { database: Database; proven: ProvenRows },
  { accountId, permission, opId }: { accountId: string; permission: string; opId: string },
): Promise<LostStanding | null> {
  const read = async () => {
    const { rows } = await sql<OrganisationStanding>`
      select a.status = 'Running' as running, ${permission} = any(r.permissions) as allowed,
        starts_with(p.op_path, o.op_path)
          and not exists (select 1 from operator u where not u.use_flag and starts_with(o.op_path, u.op_path)) as "inReach",
        ${accountEvidence} as evidence, ${operatorEvidence('p')} as owner
      from account a join operator o using (op_id) join role r using (role_key), operator p
      where a.account_id = ${accountId} and p.op_id = ${opId}`.execute(database.sql);
    return rows[0] ?? null;
  };
  const now = await proven.proven(
    read,
    ({ evidence, owner }) => proven.isStanding(evidence) && proven.isOperator(owner),
  );
  if (!now?.running) return 'account';
  if (!now.allowed) return 'permission';
  return now.inReach ? null : 'organisation';
}

/**
 * Checks the tables again: the account may have been stopped, its role changed, or the device moved since the request.
 * One statement, because bulk work checks thousands of devices.
 */
export const dispatchAuthority = ({ database, proven, misplaced }: AuthorityDeps) => ({
  async mayStill({ accountId, permission, endpointId }: Dispatch): Promise<boolean> {
    // The server's own actions at the end of a period only remove access, and have no account.
    if (accountId === serverActor('timers').id) return true;
    if ((await misplaced([endpointId])).size > 0) return false;
    const read = async () => {
      const [now] = await database.prepared(sql<Standing>`
        select a.status, ${permission} = any(r.permissions) as allowed, o.op_path as "accountPath",
          exists (select 1 from operator u where not u.use_flag and starts_with(o.op_path, u.op_path)) as "outOfUse",
          d.op_path as "devicePath", ${accountEvidence} as evidence, d.owner
        from account a join operator o using (op_id) join role r using (role_key) left join lateral (
          select p.op_path, ${operatorEvidence('p')} as owner
          from device d join operator p using (op_id) where d.endpoint_id = ${endpointId}
        ) d on true where a.account_id = ${accountId}`);
      return now ?? null;
    };
    const now = await proven.proven(
      read,
      ({ evidence, owner }) => proven.isStanding(evidence) && (owner === null || proven.isOperator(owner)),
    );
    if (now?.status !== 'Running' || !now.allowed || now.outOfUse) return false;
    return now.devicePath?.startsWith(now.accountPath) ?? false;
  },
});
