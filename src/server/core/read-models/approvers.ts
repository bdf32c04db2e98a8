import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/database.ts';

export interface Approval {
  /** Permission key that an approver's role must have. */
  permission: string;
  /** Path of the organisation that the waiting object belongs to. */
  opPath: string;
  /** Accounts that may not approve it, such as its author. */
  except: readonly string[];
}

/** Maximum number of approvers that a page names. */
const mostNamed = 5;

const from = ({ permission, opPath, except }: Approval) => sql`
  from account a join operator o using (op_id) join role r using (role_key)
  where a.status = 'Running' and not a.deleted and ${permission} = any(r.permissions)
    and starts_with(${opPath}, o.op_path) and a.account_id <> all(${[...except]}::text[])`;

/** Lists the accounts that may approve: those of the object's organisation and of organisations above it. */
export async function approverIds(db: Kysely<Tables>, approval: Approval): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select a.account_id ${from(approval)}
    order by a.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/**
 * Names the first of those who may approve, the nearest organisation first. Users outside the organisation of `opPath`
 * are only counted, because the reader may not see them.
 */
export async function namedApprovers(
  db: Kysely<Tables>,
  approval: Approval,
  opPath: string,
): Promise<{ names: string[]; more: number }> {
  const { rows } = await sql<{ name: string | null; total: number }>`
    select case when starts_with(o.op_path, ${opPath}) then a.name end as name, (count(*) over ())::int as total
    ${from(approval)}
    order by 1 is null, length(o.op_path) desc, a.name, a.account_id limit ${mostNamed}`.execute(db);
  const names = rows.flatMap(({ name }) => name ?? []);
  return { names, more: (rows[0]?.total ?? 0) - names.length };
}

/** Maximum number of people to choose from; others are found by their address. */
const mostChoices = 200;

/**
 * Lists the people whom the reader may choose for an object: their role has the permission, and they belong to an
 * organisation between the reader's (`readerPath`) and the object's.
 */
export async function peopleWhoMay(
  db: Kysely<Tables>,
  approval: Approval,
  readerPath: string,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`select a.name, a.email ${from(approval)}
    and starts_with(o.op_path, ${readerPath})
    order by a.name, a.account_id limit ${mostChoices}`.execute(db);
  return rows;
}
