import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';

export interface BegunStream {
  streamId: string;
  /** Version of the first event that no checkpoint replaces. */
  begins: number;
}

const pageSize = 500;

/**
 * Reads streams of a kind with events older than `due`, by id from `after` on; `last`: where to continue, null at the
 * end.
 */
export async function begunStreams(
  { sql: kysely }: Database,
  logId: string,
  kind: string,
  { after, due }: { after: string; due: Date },
): Promise<{ streamIds: string[]; last: string | null }> {
  const { rows } = await sql<{ streamId: string; due: boolean }>`
    select s.stream_id as "streamId", first.recorded_at < ${due} or s.begins > 1 and exists (
        select 1 from es_event e where e.log_id = s.log_id and e.stream_id = s.stream_id and e.version = 1 and e.erased_by is null
      ) as due
    from es_stream s join es_event first on first.log_id = s.log_id and first.stream_id = s.stream_id and first.version = s.begins
    where s.log_id = ${logId} and s.kind = ${sql.lit(kind)} and s.stream_id > ${after}
    order by s.stream_id limit ${pageSize}`.execute(kysely);
  return {
    streamIds: rows.filter((row) => row.due).map(({ streamId }) => streamId),
    last: rows.length < pageSize ? null : (rows.at(-1)?.streamId ?? null),
  };
}

export async function begunStream(
  { sql: kysely }: Database,
  logId: string,
  streamId: string,
): Promise<BegunStream | null> {
  const row = await kysely
    .selectFrom('es_stream')
    .select(['stream_id as streamId', 'begins'])
    .where('log_id', '=', logId)
    .where('stream_id', '=', streamId)
    .executeTakeFirst();
  return row ?? null;
}
