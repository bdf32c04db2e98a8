import { sql } from 'kysely';
import type { ContentType } from '#server/content/port.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type FetchRow = Row<'content_fetch'> & { mac: string | null; serial: string | null };

/** Stores the row with the box's present organisation; a deleted box gets none. */
export async function storeFetch(
  { sql: db }: Database,
  fetch: Omit<Row<'content_fetch'>, 'op_id'>,
): Promise<void> {
  await sql`
    insert into content_fetch (fetch_id, endpoint_id, op_id, kind, item_id, name, content_version, http_status,
      outcome, sent_bytes, size_bytes, duration_ms, fetched_at)
    select ${fetch.fetch_id}, endpoint_id, op_id, ${fetch.kind}, ${fetch.item_id}, ${fetch.name},
      ${fetch.content_version}, ${fetch.http_status}, ${fetch.outcome}, ${fetch.sent_bytes}, ${fetch.size_bytes},
      ${fetch.duration_ms}, ${fetch.fetched_at}
    from device where endpoint_id = ${fetch.endpoint_id}`.execute(db);
}

export async function forgetFetches({ sql: db }: Database, before: Date): Promise<void> {
  await db.deleteFrom('content_fetch').where('fetched_at', '<', before).execute();
}

export interface FetchFilter {
  kind: ContentType | null;
  keyword: string | null;
  direction: 'asc' | 'desc';
}

/** API log of the caller's organisations. */
export class ScopedFetches extends ScopedQueries {
  async page(
    filter: FetchFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: FetchRow[]; total: number }> {
    const matches = this.#matching(filter);
    const order = filter.direction === 'asc' ? sql`asc` : sql`desc`;
    const { rows } = await sql<FetchRow>`
      select f.*, d.mac_addr as mac, d.device_sn as serial
      ${matches} order by f.fetched_at ${order}, f.fetch_id ${order} limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    const counted = await sql<{ total: number }>`select count(*)::int as total ${matches}`.execute(
      this.database.sql,
    );
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  #matching({ kind, keyword }: FetchFilter) {
    const like = keyword === null ? null : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`
      from content_fetch f join operator o using (op_id) left join device d using (endpoint_id)
      where starts_with(o.op_path, ${this.opPath})
        and (${kind}::text is null or f.kind = ${kind})
        and (${like}::text is null or f.name ilike ${like} or f.endpoint_id ilike ${like}
          or d.mac_addr ilike ${like} or d.device_sn ilike ${like})`;
  }
}
