import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Requesters with a matching name, and their names. */
export interface Actors {
  ids: string[];
  names: string[];
  /** True: they have also used other names. */
  hadOtherNames: boolean;
}

/** Reads requesters by jumping from entry to entry of the index, so that each name of an account is read once. */
export async function actorsOf(db: Kysely<Tables>, account: string): Promise<Actors> {
  const { rows } = await sql<{ account_id: string; account_name: string; sought: boolean }>`
    with recursive actor as (
      (select account_name, account_id from task order by account_name, account_id limit 1)
      union all
      select next.* from actor a cross join lateral (
        select t.account_name, t.account_id from task t
        where (t.account_name, t.account_id) > (a.account_name, a.account_id)
        order by t.account_name, t.account_id limit 1
      ) next
    ), found as (
      select *, ${named(sql`account_id`, sql`account_name`, account)} as sought from actor
    )
    select * from found where account_id in (select account_id from found where sought)`.execute(db);
  const sought = rows.filter((row) => row.sought);
  return {
    ids: [...new Set(sought.map((row) => row.account_id))],
    names: [...new Set(sought.map((row) => row.account_name))],
    hadOtherNames: sought.length < rows.length,
  };
}

/** Builds a condition on an account's id, or a part of a name. */
export function named(
  id: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
  account: string,
): RawBuilder<unknown> {
  const pattern = `%${account.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${id} = ${account} or lower(${name}) like ${pattern})`;
}

/** Devices that a reader may see: of the whole installation, or of these organisations. */
export type Reach = 'everywhere' | { opIds: string[]; few: boolean };

/** Number of devices up to which their tasks are read device by device. */
const fewDevices = 5_000;

export async function reachOf(db: Kysely<Tables>, opPath: string): Promise<Reach> {
  const { rows: others } = await sql<{ there: boolean }>`
    select exists (select 1 from operator where not starts_with(op_path, ${opPath})) as there`.execute(db);
  if (others[0]?.there === false) return 'everywhere';
  const { rows } = await sql<{ op_id: string; n: number }>`
    select o.op_id, coalesce((select sum(c.n) from device_count c where c.op_id = o.op_id), 0)::int as n
    from operator o where starts_with(o.op_path, ${opPath})`.execute(db);
  return {
    opIds: rows.map(({ op_id }) => op_id),
    few: rows.reduce((sum, { n }) => sum + n, 0) <= fewDevices,
  };
}

/** Builds a condition; a single value uses equality, so that an index keeps its order. */
export const isOneOf = (column: RawBuilder<unknown>, values: string[]) =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
