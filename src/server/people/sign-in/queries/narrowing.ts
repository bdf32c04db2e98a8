import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import type { Operator, Role } from '#server/core/http/session.ts';
import type { Evidence } from '#server/core/seals/stored-rows.ts';
import { operatorOf, roleOf } from '#server/people/account-rows/queries/accounts.ts';
import { operatorEvidence } from '#server/people/account-rows/queries/evidence.ts';

/** Finds an operator at or below the path; null: none. */
export async function operatorBelow(
  db: Kysely<Tables>,
  opId: string,
  opPath: string,
): Promise<{ operator: Operator; evidence: Evidence } | null> {
  const row = await db
    .selectFrom('operator')
    .select(['op_id', 'parent_id', 'op_path', 'op_type', 'company_name', 'image_url', 'time_zone'])
    .select(operatorEvidence('operator').as('evidence'))
    .where('op_id', '=', opId)
    .where(sql<SqlBool>`starts_with(op_path, ${opPath})`)
    .executeTakeFirst();
  return row ? { operator: operatorOf(row), evidence: row.evidence } : null;
}

/** Finds a role that all operators have, or one of an operator at or below the path. */
export async function roleBelow(db: Kysely<Tables>, roleKey: string, opPath: string): Promise<Role | null> {
  const row = await db
    .selectFrom('role')
    .select(['role_key', 'role_name', 'description', 'role_group', 'level', 'menus', 'permissions'])
    .where('role_key', '=', roleKey)
    .where(
      sql<SqlBool>`(op_id is null or exists (
        select 1 from operator o where o.op_id = role.op_id and starts_with(o.op_path, ${opPath})))`,
    )
    .executeTakeFirst();
  return row ? roleOf(row) : null;
}
