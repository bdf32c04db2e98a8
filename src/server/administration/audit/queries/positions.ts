import { type RawBuilder, sql } from 'kysely';

/** Index for looking up entries; each one ends with their position. `position` has no keys. */
export interface Driver {
  by: 'position' | 'operation' | 'account' | 'organisation' | 'object';
  keys: readonly string[];
}

/** Further conditions on entries. */
export interface Choice {
  /** Range of positions: the first one, and the first one after it. */
  first: number;
  end: number;
  operations: readonly string[] | null;
  result: 'success' | 'refused' | null;
  /** Conditions on the entry `a`. */
  conditions: readonly RawBuilder<unknown>[];
}

/** Number of pairs of organisation and operation up to which each pair is looked up separately. */
const mostPairs = 3_000;

/**
 * Builds the query of a choice's newest positions. Each key's newest ones are read from an index in order, and the
 * newest of those are taken: PostgreSQL would sort all entries of a list of keys. A key is compared as a range together
 * with the position to keep PostgreSQL on that index: with `=` it walks through all positions instead, as if every key
 * were a frequent one (440 ms for a rare operation among 1,000,000 entries).
 */
export function positionsOf(driver: Driver, choice: Choice, limit: number): RawBuilder<unknown> {
  const { by, keys } = driver;
  const { operations } = choice;
  if (by === 'object') return ofObject(keys[0] ?? '', choice, limit);
  if (by === 'position')
    return sql`select a.pos from audit_entry a where ${chosen('a', choice)}
      order by a.pos desc limit ${limit}`;
  if (by === 'organisation' && operations !== null && keys.length * operations.length <= mostPairs)
    return newestOf(
      sql`unnest(${[...keys]}::text[]) as k (key) cross join unnest(${[...operations]}::text[]) as o (operation)`,
      sql`select distinct x.operation, x.pos from ${scopeRows(choice)}
        where x.op_id = k.key and (x.operation, x.pos) < (o.operation, ${choice.end}::bigint)
          and x.operation >= o.operation and ${chosen('x', { ...choice, operations: null })}
        order by x.operation desc, x.pos desc limit ${limit}`,
      limit,
    );
  const keyed = sql`unnest(${[...keys]}::text[]) as k (key)`;
  if (by === 'organisation')
    // An entry can be about the organisation in which it was made, and then has two rows for it.
    return newestOf(
      keyed,
      sql`select distinct x.pos from ${scopeRows(choice)}
        where x.op_id = k.key and ${chosen('x', choice)} order by x.pos desc limit ${limit}`,
      limit,
    );
  const column = sql.ref(by === 'account' ? 'a.account_id' : 'a.operation');
  return newestOf(
    keyed,
    sql`select a.pos from audit_entry a
      where (${column}, a.pos) < (k.key, ${choice.end}::bigint) and ${column} >= k.key and ${chosen('a', choice)}
      order by ${column} desc, a.pos desc limit ${limit}`,
    limit,
  );
}

const newestOf = (keys: RawBuilder<unknown>, each: RawBuilder<unknown>, limit: number) =>
  sql`select distinct each.pos from ${keys} cross join lateral (${each}) each order by each.pos desc limit ${limit}`;

const ofObject = (object: string, choice: Choice, limit: number) =>
  sql`select a.pos from audit_entry a where a.pos in (
    select pos from audit_target where endpoint_id = ${object}
    union all select pos from audit_object where object_id = ${object}) and ${chosen('a', choice)}
    order by a.pos desc limit ${limit}`;

/**
 * Returns the source of rows, joined with the entries only if they are filtered: nine thousand may be read for a page
 * of fifty.
 */
const scopeRows = ({ conditions }: Choice) =>
  conditions.length > 0 ? sql`audit_scope x join audit_entry a using (pos)` : sql`audit_scope x`;

/**
 * Builds the conditions. `row`: the entry, or the row of its scope; both have the operation and whether it was refused.
 */
function chosen(row: 'a' | 'x', { first, end, operations, result, conditions }: Choice): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql.join(
    [
      sql`${column('pos')} >= ${first}::bigint`,
      sql`${column('pos')} < ${end}::bigint`,
      ...(operations === null ? [] : [sql`${column('operation')} = any(${[...operations]}::text[])`]),
      ...(result === null ? [] : [result === 'refused' ? column('refused') : sql`not ${column('refused')}`]),
      ...conditions,
    ],
    sql` and `,
  );
}
