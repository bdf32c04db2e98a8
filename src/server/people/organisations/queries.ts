import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/**
 * Names of organisations: those of companies are unique in the installation, all others below a parent (RU-074, A-225).
 */
export class OrganisationNames extends ScopedQueries {
  /**
   * Tells if no company, and nothing below this parent, has the name in any case of letters; null: the parent is out of
   * scope.
   */
  async isFree(name: string, parentId: string): Promise<boolean | null> {
    const { rows } = await sql<{ free: boolean }>`
      select not exists (
        select 1 from operator c
        where name_key(c.company_name) = name_key(${name}) and (c.parent_id = p.op_id or c.op_type <> 'School')
      ) as free
      from operator p where p.op_id = ${parentId} and starts_with(p.op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows[0]?.free ?? null;
  }
}

export interface ChoosableOperator {
  op_id: string;
  company_name: string;
  op_type: string;
  /** Names of those above it within the scope, from the top down. */
  path: string[];
}

const mostChoices = 50;

/** Organisations that can be viewed alone: those of the scope. */
export class ChoosableOperators extends ScopedQueries {
  async find({
    keyword,
    opId,
    opType,
  }: {
    keyword?: string | undefined;
    opId?: string | undefined;
    opType?: string | undefined;
  }): Promise<ChoosableOperator[]> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (keyword) conditions.push(sql`strpos(lower(o.company_name), ${keyword.toLowerCase()}) > 0`);
    if (opId !== undefined) conditions.push(sql`o.op_id = ${opId}`);
    if (opType !== undefined) conditions.push(sql`o.op_type = ${opType}`);
    const { rows } = await sql<ChoosableOperator>`
      select o.op_id, o.company_name, o.op_type, array(
        select a.company_name from operator a
        where starts_with(o.op_path, a.op_path) and starts_with(a.op_path, ${this.opPath}) and a.op_id <> o.op_id
        order by length(a.op_path)) as path
      from operator o where ${sql.join(conditions, sql` and `)}
      order by length(o.op_path) - length(replace(o.op_path, '/', '')), o.company_name, o.op_id
      limit ${mostChoices}`.execute(this.database.sql);
    return rows;
  }
}

/** Lists the organisations above a path, the nearest first, without the one at the top. */
export const providersOf = (
  db: Kysely<Tables>,
  opPath: string,
): Promise<{ companyName: string; phone: string | null; url: string | null }[]> =>
  db
    .selectFrom('operator')
    .select(['company_name as companyName', 'phone', 'url'])
    .where(sql<boolean>`starts_with(${opPath}, op_path)`)
    .where('op_path', '<>', opPath)
    .where('parent_id', 'is not', null)
    .orderBy(sql`length(op_path)`, 'desc')
    .execute();
