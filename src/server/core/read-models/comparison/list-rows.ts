import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { StreamDefinition } from '#server/core/streams/definition.ts';
import { rowsOfList, streamsAfter } from '../rebuild-lists.ts';
import { missingOrChanged, settledDifferences } from './compared-rows.ts';
import type { ComparedRows, ComparedTable, RowDifference } from './compared-table.ts';

/** Maximum number of unknown rows that are named. */
const unknownLimit = 100;

/** Compares the list of a kind of stream, one row per stream, with its events. An erased stream has no row. */
export const comparedList = (
  database: Database,
  log: EventLog,
  definition: StreamDefinition & { list: NonNullable<StreamDefinition['list']> },
): ComparedTable => {
  const { kind, list } = definition;
  const { name: table, key } = list.table;
  return {
    table,
    async *compare(): AsyncGenerator<ComparedRows> {
      for (let after = ''; ; ) {
        const streamIds = await streamsAfter(database, log.logId, kind, after);
        const last = streamIds.at(-1);
        if (!last) break;
        const differences = await settledDifferences(async () =>
          missingOrChanged(database.sql, { table, key }, await rowsOfList(log, list, streamIds)),
        );
        yield { rows: streamIds.length, differences };
        after = last;
      }
      yield { rows: 0, differences: await settledDifferences(unknown) };
    },
  };

  async function unknown(): Promise<RowDifference[]> {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(`t.${key}`)} as key from ${sql.table(table)} t
      where not exists (select 1 from es_stream s
        where s.log_id = ${log.logId} and s.stream_id = ${`${kind}:`} || ${sql.ref(`t.${key}`)})
      limit ${unknownLimit}`.execute(database.sql);
    return rows.map((row) => ({ table, key: row.key, problem: 'unknown', columns: [] }));
  }
};
