import { sql } from 'kysely';
import type { Database, Row } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { missingOrChanged, settledDifferences } from '#server/core/read-models/comparison/compared-rows.ts';
import type { ComparedTable, RowDifference } from '#server/core/read-models/comparison/compared-table.ts';
import { rowsOfList } from '#server/core/read-models/rebuild-lists.ts';
import { accountList, accountStream } from '../account-stream.ts';

/** Columns of `account` that follow the stream's list; the others are for sign-in, or never change. */
const columns = [
  'op_id',
  'name',
  'phone',
  'role_key',
  'status',
  'deleted',
  'version',
] as const satisfies (keyof Row<'account'> & keyof Row<'account_life'>)[];

const namedLimit = 100;
const usersAtOnce = 1_000;

/**
 * Compares the rows that sign-in uses with those of the account's stream, which are themselves compared with the log.
 * An ended account keeps its row after its stream was erased.
 */
/** Compares the signed-in accounts, whose list is otherwise compared with the log only every few hours. */
export const comparedUsers = (database: Database, log: EventLog): ComparedTable => ({
  table: 'account_life',
  power: true,
  async *compare() {
    const { rows } = await sql<{ id: string }>`
      select distinct account_id as id from refresh_family
      where revoked_at is null and last_used_at > now() - interval '15 minutes' limit ${usersAtOnce}`.execute(
      database.sql,
    );
    const streamIds = rows.map(({ id }) => `${accountStream.kind}:${id}`);
    const table = { table: 'account_life', key: 'account_id' };
    const differences = await settledDifferences(async () =>
      missingOrChanged(database.sql, table, await rowsOfList(log, accountList, streamIds)),
    );
    yield { rows: rows.length, differences };
  },
});

export const comparedAccounts = (database: Database): ComparedTable => {
  return {
    table: 'account',
    power: true,
    async *compare() {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from account`.execute(database.sql);
      yield { rows: rows[0]?.n ?? 0, differences: await settledDifferences(differences) };
    },
  };

  async function differences(): Promise<RowDifference[]> {
    const differing = columns.map(
      (column) =>
        sql`case when ${sql.ref(`a.${column}`)} is distinct from ${sql.ref(`l.${column}`)} then ${sql.lit(column)} end`,
    );
    const { rows } = await sql<{ key: string; problem: RowDifference['problem']; columns: string[] }>`
      select * from (
        select coalesce(a.account_id, l.account_id) as key,
          case when a.account_id is null then 'missing' when l.account_id is null then 'unknown' else 'changed' end as problem,
          array_remove(array[${sql.join(differing)}]::text[], null) as columns
        from account a full join account_life l on l.account_id = a.account_id
        where l.account_id is not null or not a.deleted
      ) compared where problem <> 'changed' or cardinality(columns) > 0 limit ${namedLimit}`.execute(
      database.sql,
    );
    return rows.map((row) => ({
      table: 'account',
      ...row,
      columns: row.problem === 'changed' ? row.columns : [],
    }));
  }
};
