import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Events `from` to `to` as lines of a log range (src/domain/log-range.ts), each with its line end. The database puts the
 * lines together, because it holds `data` and `actor` as the canonical text that the file carries: one value for thousands
 * of rows, nothing parsed and printed again on the way.
 */
export async function readLogLines(
  { sql: kysely }: Database,
  logId: string,
  from: number,
  to: number,
): Promise<string> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      '{"pos":' || e.pos || ',"streamId":' || to_json(e.stream_id) || ',"version":' || e.version
      || ',"type":' || to_json(e.type) || ',"schemaVersion":' || e.schema_version
      || ',"recordedAt":"' || to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
      || coalesce(',"deviceAt":' || to_json(e.device_at), '') || ',"actor":' || e.actor || ',"data":' || e.data
      || ',"streamHead":"' || encode(coalesce(
        (select p.leaf from es_event p
          where p.log_id = e.log_id and p.stream_id = e.stream_id and p.version = e.version - 1),
        decode(repeat('00', 32), 'hex')), 'hex')
      || '","salts":"' || encode(e.salts, 'hex') || '","leaf":"' || encode(e.leaf, 'hex')
      || '","hash":"' || encode(e.hash, 'hex') || E'"}\n', '' order by e.pos) as lines
    from es_event e where e.log_id = ${logId} and e.pos between ${from} and ${to}`.execute(kysely);
  return rows[0]?.lines ?? '';
}
