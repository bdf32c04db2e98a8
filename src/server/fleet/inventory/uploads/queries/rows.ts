import { type Kysely, sql } from 'kysely';
import type { RowError } from '#domain/inventory-rows.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { mainLogId } from '#server/core/log/log.ts';
import type { RowCells } from '../../rows/cells.ts';
import type { RowChange } from '../../rows/existing.ts';
import type { Verdict } from '../../rows/validate.ts';
import { inventoryUploadStream } from '../upload-stream.ts';

export interface FileRow {
  line: number;
  cells: RowCells;
  faults: RowError[];
}

/** Valid row, as previewed. */
export interface PlannedRow extends FileRow {
  verdict: 'new' | 'changed';
  endpointId: string;
  changes: RowChange[];
}

export interface WrittenRow {
  line: number;
  endpointId: string;
  result: 'added' | 'updated';
  version: number;
  changes: RowChange[];
}

export interface RowResult {
  line: number;
  result: NonNullable<Row<'inventory_upload_row'>['result']>;
  version?: number;
  reason?: RowReason;
}

/** Reason that a row was skipped or kept. */
export interface RowReason {
  code: RowError['code'] | 'changedSincePreview' | 'changedSince' | 'removedSince';
  /** Name of the person who changed the device. */
  by?: string;
  at?: string;
}

const streamOf = (uploadId: string) => `${inventoryUploadStream.kind}:${uploadId}`;

/** Maximum number of rows in one statement; the limits of a file bound their text. */
const storedAtOnce = 2_000;

export async function storeRows(
  db: Kysely<Tables>,
  uploadId: string,
  rows: readonly FileRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += storedAtOnce) {
    const stored = rows.slice(at, at + storedAtOnce).map(({ line, cells, faults }) => ({
      line,
      cells: JSON.stringify(cells),
      faults: JSON.stringify(faults),
    }));
    await sql`
      insert into inventory_upload_row (stream_id, line, cells, faults)
      select ${streamOf(uploadId)}, line, cells, faults
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r(line int, cells text, faults text)`.execute(
      db,
    );
  }
}

/** Deletes rows of uploads that were never completed because the server ended. */
export async function dropOrphans(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from inventory_upload_row r
    where not exists (select 1 from inventory_upload u where r.stream_id = ${streamOf('')} || u.upload_id)`.execute(
    db,
  );
}

export async function rowsOf(db: Kysely<Tables>, uploadId: string): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('inventory_upload_row')
    .select(['line', 'cells', 'faults'])
    .where('stream_id', '=', streamOf(uploadId))
    .orderBy('line')
    .execute();
  return rows.map(({ line, cells, faults }) => ({
    line,
    cells: JSON.parse(cells),
    faults: JSON.parse(faults),
  }));
}

/** Stores verdicts; a repetition after a restart writes the same. */
export async function storeVerdicts(
  db: Kysely<Tables>,
  uploadId: string,
  verdicts: readonly Verdict[],
): Promise<void> {
  const stored = verdicts.map(({ line, endpointId, verdict, errors, changes }) => ({
    line,
    endpoint_id: endpointId,
    verdict,
    errors: JSON.stringify(errors),
    codes: [...new Set(errors.map(({ code }) => code))],
    changes: JSON.stringify(changes),
  }));
  await sql`
    update inventory_upload_row r
    set endpoint_id = v.endpoint_id, verdict = v.verdict, errors = v.errors, codes = v.codes, changes = v.changes
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as v(line int, endpoint_id text, verdict text, errors text, codes text[], changes text)
    where r.stream_id = ${streamOf(uploadId)} and r.line = v.line`.execute(db);
}

export async function nextPlanned(
  db: Kysely<Tables>,
  uploadId: string,
  limit: number,
): Promise<PlannedRow[]> {
  const { rows } = await sql<Row<'inventory_upload_row'>>`
    select * from inventory_upload_row
    where stream_id = ${streamOf(uploadId)} and verdict in ('new', 'changed') and result is null
    order by line limit ${limit}`.execute(db);
  return rows.map(({ line, cells, faults, verdict, endpoint_id, changes }) => ({
    line,
    cells: JSON.parse(cells),
    faults: JSON.parse(faults),
    verdict: verdict === 'new' ? 'new' : 'changed',
    endpointId: endpoint_id ?? '',
    changes: JSON.parse(changes),
  }));
}

export async function nextWritten(
  db: Kysely<Tables>,
  uploadId: string,
  limit: number,
): Promise<WrittenRow[]> {
  const { rows } = await sql<Row<'inventory_upload_row'>>`
    select * from inventory_upload_row
    where stream_id = ${streamOf(uploadId)} and result in ('added', 'updated')
    order by line limit ${limit}`.execute(db);
  return rows.map(({ line, endpoint_id, result, version, changes }) => ({
    line,
    endpointId: endpoint_id ?? '',
    result: result === 'added' ? 'added' : 'updated',
    version: version ?? 0,
    changes: JSON.parse(changes),
  }));
}

/** Stores results in the transaction of the facts that cause them. */
export async function storeResults(
  db: Kysely<Tables>,
  uploadId: string,
  results: readonly RowResult[],
): Promise<void> {
  const stored = results.map(({ line, result, version = null, reason }) => ({
    line,
    result,
    version,
    reason: reason ? JSON.stringify(reason) : null,
  }));
  await sql`
    update inventory_upload_row r
    set result = v.result, version = coalesce(v.version, r.version), reason = v.reason
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as v(line int, result text, version int, reason text)
    where r.stream_id = ${streamOf(uploadId)} and r.line = v.line`.execute(db);
}

/**
 * Finds the first change that a person made to each device after a version of its stream. Each stream is looked up on
 * its own: a join reads the whole log if the database has no statistics, which took longer than the rest of an undo.
 */
export async function touchedSince(
  db: Kysely<Tables>,
  places: readonly { endpointId: string; version: number }[],
): Promise<Map<string, { by: string; at: string }>> {
  const since = places.map(({ endpointId, version }) => ({ stream_id: `device:${endpointId}`, version }));
  const { rows } = await sql<{ stream_id: string; actor: string; recorded_at: Date }>`
    select s.stream_id, first.actor, first.recorded_at
    from jsonb_to_recordset(${JSON.stringify(since)}::jsonb) as s(stream_id text, version int)
    cross join lateral (
      select e.actor, e.recorded_at from es_event e
      where e.log_id = ${mainLogId} and e.stream_id = s.stream_id and e.version > s.version
        and e.actor::jsonb ->> 'kind' = 'account'
      order by e.version limit 1
    ) first`.execute(db);
  return new Map(
    rows.map(({ stream_id, actor, recorded_at }) => [
      stream_id.slice('device:'.length),
      { by: String(JSON.parse(actor).name ?? ''), at: recorded_at.toISOString() },
    ]),
  );
}
