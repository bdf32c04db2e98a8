import { sql } from 'kysely';
import { type Erasure, erasedType, erasureLeaf } from '#domain/erasure.ts';
import { toHex } from '#domain/hex.ts';
import type { LogRangeErasureLine } from '#domain/log-range.ts';
import type { Database, Row } from '../database.ts';
import { sha256 } from '../sha256.ts';
import type { Range } from './range-reads.ts';

export async function erasedIn(
  { sql: kysely }: Database,
  logId: string,
  { from, to }: Range,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from es_event where log_id = ${logId} and pos between ${from} and ${to} and erased_by is not null limit 1`.execute(
    kysely,
  );
  return rows.length === 1;
}

/** Of erased events in the range: the statements that lie behind it, or speak of events before it too. */
export async function* outsideStatements(
  { sql: kysely }: Database,
  logId: string,
  { from, to }: Range,
): AsyncGenerator<LogRangeErasureLine['erasure']> {
  const { rows: named } = await sql<{ by: number }>`
    select distinct erased_by as by from es_event e
    where log_id = ${logId} and pos between ${from} and ${to} and erased_by is not null and (erased_by > ${to}
      or exists (select 1 from es_event o where o.log_id = e.log_id and o.erased_by = e.erased_by and o.pos < ${from}))
    order by by`.execute(kysely);
  for (const { by } of named) {
    const { rows } = await sql<Row<'es_event'>>`
      select * from es_event where log_id = ${logId} and (pos = ${by} or erased_by = ${by} and pos not between ${from} and ${to})
      order by pos`.execute(kysely);
    const leaves = (wanted: (pos: number) => boolean) =>
      rows.filter(({ pos, erased_by }) => erased_by === by && wanted(pos)).map(leafOf);
    const statement = rows.find(({ pos }) => pos === by);
    // The verifier says what is wrong with that.
    if (statement?.type !== erasedType) continue;
    const erasure: Erasure = JSON.parse(statement.data);
    yield { ...erasure, by, before: leaves((pos) => pos < from), after: leaves((pos) => pos > to) };
  }
}

const leafOf = (row: Row<'es_event'>): string =>
  toHex(
    erasureLeaf(sha256, {
      pos: row.pos,
      streamId: row.stream_id,
      version: row.version,
      type: row.type,
      schemaVersion: row.schema_version,
      recordedAt: row.recorded_at.toISOString(),
      payload: toHex(row.payload ?? new Uint8Array()),
    }),
  );
