import { sql } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { missingOrChanged, settledDifferences } from '#server/core/read-models/comparison/compared-rows.ts';
import type { ComparedTable, RowDifference } from '#server/core/read-models/comparison/compared-table.ts';
import { auditEntryOf } from '../read-model.ts';

const atOnce = 1_000;
const table = 'audit_entry';

/** Compares the audit trail with the log up to its read model's position. Erased entries have no row. */
export const comparedAudit = (database: Database, log: EventLog): ComparedTable => ({
  table,
  async *compare() {
    const end = await projectedTo(database);
    for (let after = 0; after < end; ) {
      const from = after;
      const page = (await log.read(from, atOnce)).filter(({ pos }) => pos <= end);
      const last = page.at(-1)?.pos;
      if (last === undefined) return;
      yield {
        rows: page.filter(auditEntryOf).length,
        differences: await settledDifferences(() => differences(database, log, { from, to: last })),
      };
      after = last;
    }
  },
});

async function differences(
  { sql: db }: Database,
  log: EventLog,
  { from, to }: { from: number; to: number },
): Promise<RowDifference[]> {
  const events: LoggedEvent[] = (await log.read(from, atOnce)).filter(({ pos }) => pos <= to);
  const entries = events.flatMap((event) => (event.erased ? [] : (auditEntryOf(event) ?? [])));
  const gone = events.filter(({ erased }) => erased).map(({ pos }) => pos);
  const { rows } = await sql<{ key: string; problem: RowDifference['problem'] }>`
    select pos::text as key, 'unknown' as problem from audit_entry
    where pos > ${from} and pos <= ${to} and not pos = any(${[...entries.map(({ pos }) => pos), ...gone]}::bigint[])
    union all
    select e.pos::text, 'changed' from audit_entry e
    where e.pos > ${from} and e.pos <= ${to} and e.op_id is not null
      and not exists (select 1 from audit_scope s where s.pos = e.pos and s.op_id = e.op_id)`.execute(db);
  return [
    ...(await missingOrChanged(db, { table, key: 'pos' }, entries)),
    ...rows.map((row) => ({ table, ...row, columns: row.problem === 'changed' ? ['scope'] : [] })),
  ];
}

async function projectedTo({ sql: db }: Database): Promise<number> {
  const row = await db
    .selectFrom('projection_checkpoint')
    .select('pos')
    .where('name', '=', 'audit')
    .executeTakeFirst();
  return Number(row?.pos ?? 0);
}
