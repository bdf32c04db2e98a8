import { randomUUID } from 'node:crypto';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Json } from '#machines/json.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Access, ReportedChange } from '#server/core/read-models/scope.ts';
import type { SealedWork } from '#server/core/seals/sealed-table.ts';

export type RoleRow = Row<'role'> & {
  owner_name: string | null;
  /** True if its organisation is at or below the caller's. */
  owned: boolean;
  /** Number of accounts in the caller's scope that have it. */
  users: number;
};

export interface RoleValues {
  role_name: string;
  description: string;
  level: number;
  menus: string[];
  permissions: string[];
}

/** Organisation in the caller's scope whose roles are read. */
export interface RoleOwner {
  op_id: string;
  op_path: string;
  parent_id: string | null;
}

const mostHolders = 100;

/** Roles for an organisation in the caller's scope: those of the product, its own, and those of the ones above it. */
class OperatorRoles {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  /** Finds the organisation; null: out of scope. */
  async owner(opId: string): Promise<RoleOwner | null> {
    const row = await this.#access.database.sql
      .selectFrom('operator')
      .select(['op_id', 'op_path', 'parent_id'])
      .where('op_id', '=', opId)
      .where(sql<SqlBool>`starts_with(op_path, ${this.#access.opPath})`)
      .executeTakeFirst();
    return row ?? null;
  }

  list(owner: RoleOwner): Promise<RoleRow[]> {
    return this.#read(this.#access.database.sql, owner);
  }

  async find(owner: RoleOwner, roleKey: string): Promise<RoleRow | null> {
    const [row] = await this.#read(this.#access.database.sql, owner, roleKey);
    return row ?? null;
  }

  async holders(
    roleKey: string,
  ): Promise<{ account_id: string; name: string; email: string; company_name: string }[]> {
    return this.#access.database.sql
      .selectFrom('account as a')
      .innerJoin('operator as o', 'o.op_id', 'a.op_id')
      .select(['a.account_id', 'a.name', 'a.email', 'o.company_name'])
      .where('a.role_key', '=', roleKey)
      .where(sql<SqlBool>`starts_with(o.op_path, ${this.#access.opPath})`)
      .orderBy('a.name')
      .orderBy('a.account_id')
      .limit(mostHolders)
      .execute();
  }

  create(owner: RoleOwner, values: RoleValues): Promise<RoleRow> {
    const role_key = randomUUID();
    return this.#write(async (db) => {
      const { actor, now } = this.#access;
      await db
        .insertInto('role')
        .values({ ...values, role_key, op_id: owner.op_id, updater: actor.name, created_at: now() })
        .execute();
      return this.#written(db, owner, role_key, null);
    });
  }

  /** Changes a role; `before` throws a refusal for the current role, `after` for the result. */
  update(
    owner: RoleOwner,
    roleKey: string,
    values: RoleValues,
    check: {
      before: (row: RoleRow | null) => void;
      after: (db: Kysely<Tables>, roleKey: string) => Promise<void>;
    },
  ): Promise<RoleRow> {
    return this.#write(async (db) => {
      const before = await this.#locked(db, owner, roleKey);
      check.before(before);
      const { actor, now } = this.#access;
      await db
        .updateTable('role')
        .set({ ...values, updater: actor.name, modified_at: now() })
        .where('role_key', '=', roleKey)
        .execute();
      await check.after(db, roleKey);
      return this.#written(db, owner, roleKey, before);
    });
  }

  /** Deletes a role; `check` throws a refusal for the current role, and for the number of all accounts that have it. */
  async remove(
    owner: RoleOwner,
    roleKey: string,
    check: (row: RoleRow | null, accounts: number) => void,
  ): Promise<void> {
    await this.#write(async (db) => {
      const before = await this.#locked(db, owner, roleKey);
      const { accounts } = await db
        .selectFrom('account')
        .select((count) => count.fn.countAll<number>().as('accounts'))
        .where('role_key', '=', roleKey)
        .executeTakeFirstOrThrow();
      check(before, Number(accounts));
      await db.deleteFrom('role').where('role_key', '=', roleKey).execute();
      return {
        result: undefined,
        oldValue: plain(before),
        newValue: null,
        valuesOf: owner.op_id,
        objects: [roleKey],
      };
    });
  }

  async #locked(db: Kysely<Tables>, owner: RoleOwner, roleKey: string): Promise<RoleRow | null> {
    await db.selectFrom('role').select('role_key').where('role_key', '=', roleKey).forUpdate().execute();
    const [row] = await this.#read(db, owner, roleKey);
    return row ?? null;
  }

  async #written(db: Kysely<Tables>, owner: RoleOwner, roleKey: string, before: RoleRow | null) {
    const [row] = await this.#read(db, owner, roleKey);
    if (!row) throw new Error(`role ${roleKey} was not written`);
    return {
      result: row,
      oldValue: plain(before),
      newValue: plain(row),
      valuesOf: owner.op_id,
      objects: [roleKey],
    };
  }

  /** Makes a change and its pending audit entry in one transaction. */
  async #write<Result>(
    work: (db: Kysely<Tables>) => Promise<ReportedChange & { result: Result }>,
  ): Promise<Result> {
    const { database, owes, changed, sealed, actor } = this.#access;
    const attempts: (ReportedChange & { result: Result })[] = [];
    const write: SealedWork = async (db, isRehearsal) => {
      const written = await work(db);
      if (isRehearsal) return written.objects;
      attempts.push(written);
      await owes(db, written, attempts.length > 1);
      return written.objects;
    };
    const roles = sealed('role');
    if (roles) await roles.write(actor, write);
    else await database.sql.transaction().execute((db) => write(db, false));
    const done = attempts.at(-1);
    if (!done) throw new Error('the role was not written');
    const { result, ...change } = done;
    changed(change);
    return result;
  }

  async #read(db: Kysely<Tables>, owner: RoleOwner, roleKey?: string): Promise<RoleRow[]> {
    const { opPath } = this.#access;
    const { rows } = await sql<RoleRow>`
      select r.*, w.company_name as owner_name, coalesce(starts_with(w.op_path, ${opPath}), false) as owned, (
        select count(*)::int from account a join operator o using (op_id)
        where a.role_key = r.role_key and starts_with(o.op_path, ${opPath})) as users
      from role r left join operator w on w.op_id = r.op_id
      where (r.op_id is null or starts_with(${owner.op_path}, w.op_path))
        ${roleKey === undefined ? sql`` : sql`and r.role_key = ${roleKey}`}
      order by r.level, r.role_group desc, lower(r.role_name), r.role_key`.execute(db);
    return rows;
  }
}

export const operatorRoles = { within: (access: Access) => new OperatorRoles(access) };

const plain = (row: RoleRow | null): Json => {
  if (!row) return null;
  const { role_key, role_name, description, op_id, level, menus, permissions } = row;
  const at = (row.modified_at ?? row.created_at).toISOString();
  return { role_key, role_name, description, op_id, level, menus, permissions, modified_at: at };
};
