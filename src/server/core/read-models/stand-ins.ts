import { sql } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { fromRow } from '#server/core/log/read.ts';

/**
 * Leaves out erased events. The last erased one of a stream's oldest events is replaced by the checkpoint with their
 * result, so that a reader of the log in order can continue from there (docs/decisions/248).
 */
export async function withErasedStandIns(
  { sql: kysely }: Database,
  logId: string,
  events: readonly LoggedEvent[],
): Promise<LoggedEvent[]> {
  const erased = events.filter((event) => event.erased);
  if (erased.length === 0) return [...events];
  const { rows } = await sql<Row<'es_event'> & { place: number }>`
    select e.*, x.pos as place from unnest(
      ${erased.map(({ streamId }) => streamId)}::text[], ${erased.map(({ version }) => version)}::int[],
      ${erased.map(({ pos }) => pos)}::bigint[]
    ) as x(stream_id, version, pos)
    join es_stream s on s.log_id = ${logId} and s.stream_id = x.stream_id and s.begins = x.version + 1
    join es_event e on e.log_id = s.log_id and e.stream_id = s.stream_id and e.type = ${checkpointType} and e.erased_by is null`.execute(
    kysely,
  );
  const checkpoints = new Map(rows.map((row) => [row.place, fromRow(row)]));
  return events.flatMap((event) => {
    if (!event.erased) return [event];
    const checkpoint = checkpoints.get(event.pos);
    if (checkpoint?.data.version !== event.version) return [];
    const { pos, version, recordedAt } = event;
    return [{ ...checkpoint, pos, version, recordedAt }];
  });
}
