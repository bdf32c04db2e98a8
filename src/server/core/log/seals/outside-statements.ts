import { sql } from 'kysely';
import { type Erasure, erasedType, erasureFormats, erasureLeaf, retentionStream } from '#domain/erasure.ts';
import { toHex } from '#domain/hex.ts';
import { type LogRangeErasureLine, type LogRangeFormat, logRangeFormats } from '#domain/log-range.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import type { Range } from '../range-reads.ts';
import { sha256 } from '../sha256.ts';

/** Chooses the file format for a range, by its erased events, and statements about other things than whole streams. */
export async function formatOf(
  { sql: kysely }: Database,
  logId: string,
  { from, to }: Range,
): Promise<LogRangeFormat> {
  const { rows } = await sql<{ erased: boolean; parts: boolean }>`
    select
      exists (select 1 from es_event where log_id = ${logId} and pos between ${from} and ${to} and erased_by is not null) as erased,
      exists (select 1 from es_event s where s.log_id = ${logId} and s.stream_id = ${retentionStream.id}
        and s.type = ${erasedType} and s.data::json -> 'statement' ->> 'format' = ${erasureFormats.parts}
        and (s.pos between ${from} and ${to} or exists (
          select 1 from es_event e where e.log_id = s.log_id and e.erased_by = s.pos and e.pos between ${from} and ${to}
        ))) as parts`.execute(kysely);
  if (rows[0]?.parts) return logRangeFormats.parts;
  return rows[0]?.erased ? logRangeFormats.erased : logRangeFormats.whole;
}

/** Yields statements about erased events of the range that are after it, or also about events before it. */
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
    // The verifier reports the problem.
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
