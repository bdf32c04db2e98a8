import { sql } from 'kysely';
import type { Database } from '#server/store/database.ts';

/** How an account stands towards a device just now. */
export interface Standing {
  status: string;
  /** Whether its role has the permission. */
  allowed: boolean;
  accountPath: string;
  /** Null: there is no such device. */
  devicePath: string | null;
}

/** In one statement, because bulk work asks it for each of thousands of devices. Null: there is no such account. */
export async function standing(
  database: Database,
  accountId: string,
  endpointId: string,
  permission: string,
): Promise<Standing | null> {
  const [row] = await database.prepared(sql<Standing>`
    select a.status, ${permission} = any(r.permissions) as allowed, o.op_path as "accountPath", (
      select p.op_path from device d join operator p using (op_id) where d.endpoint_id = ${endpointId}
    ) as "devicePath"
    from account a join operator o using (op_id) join role r using (role_key) where a.account_id = ${accountId}`);
  return row ?? null;
}
