import { sql } from 'kysely';
import { saltBytes } from '#domain/chain.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Database, Row } from '../database/database.ts';
import { pageSize, type StreamPlace } from './log.ts';

/**
 * Reads events of the whole log with pos > after, in order, at most `limit`, and after the first only as many as a page
 * holds.
 */
export async function readLog(database: Database, logId: string, after: number, limit: number) {
  const rows = await database.prepared(sql<Row<'es_event'>>`
    select * from (
      select e.*, sum(octet_length(data)) over (order by pos) - octet_length(data) as before_it
      from (select * from es_event where log_id = ${logId} and pos > ${after} order by pos limit ${limit}) e
    ) sized where before_it < ${pageSize} order by pos`);
  return rows.map(fromRow);
}

/** Reads events of one stream with version > after, in order, at most `limit`. */
export async function readStream(
  database: Database,
  logId: string,
  streamId: string,
  after: number,
  limit: number,
) {
  return (await streamRows(database, logId, streamId, after, limit)).map(fromRow);
}

/** Reads the events of each stream below a version, in one statement; each stream's in order. */
export async function readBefore(database: Database, logId: string, places: StreamPlace[]) {
  const rows = await database.prepared(sql<Row<'es_event'>>`
    select e.* from unnest(
      ${places.map(({ streamId }) => streamId)}::text[], ${places.map(({ version }) => version)}::int[]
    ) as x(stream_id, version)
    join es_event e on e.log_id = ${logId} and e.stream_id = x.stream_id and e.version < x.version
    order by e.stream_id, e.version`);
  return rows.map(fromRow);
}

/** Reads a stream with salts and leaves, from which a verifier computes the hashes again. */
export async function readStreamProof(
  database: Database,
  logId: string,
  streamId: string,
  after: number,
  limit: number,
): Promise<ProvenEvent[]> {
  return (await streamRows(database, logId, streamId, after, limit)).map((row) => ({
    ...fromRow(row),
    salts: Array.from({ length: row.salts.length / saltBytes }, (_, index) =>
      hex(row.salts.subarray(index * saltBytes, (index + 1) * saltBytes)),
    ),
    leaf: hex(row.leaf),
  }));
}

function streamRows(database: Database, logId: string, streamId: string, after: number, limit: number) {
  return database.prepared(sql<Row<'es_event'>>`
    select * from es_event where log_id = ${logId} and stream_id = ${streamId} and version > ${after}
    order by version limit ${limit}`);
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function fromRow(row: Row<'es_event'>): LoggedEvent {
  return {
    pos: row.pos,
    streamId: row.stream_id,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    recordedAt: row.recorded_at.toISOString(),
    ...(row.device_at === null ? {} : { deviceAt: row.device_at }),
    actor: JSON.parse(row.actor),
    data: JSON.parse(row.data),
    hash: hex(row.hash),
    ...(row.erased_by === null
      ? {}
      : { erased: { by: row.erased_by, payload: hex(row.payload ?? new Uint8Array()) } }),
  };
}
