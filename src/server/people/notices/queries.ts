import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type ListedNotice = Row<'notice'> & { company_name: string };
export type OwnNotice = ListedNotice & { is_read: boolean };

export interface NoticeReader {
  account_id: string;
  name: string;
  company_name: string;
  read_at: Date;
}

export interface NoticeFilter {
  notiType?: string | undefined;
  state?: string | undefined;
  keyword?: string | undefined;
}

/** Access to notices for their authors: those of the caller's organisation, and of those below it. */
export class ScopedNotices extends ScopedQueries {
  async page(filter: NoticeFilter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<ListedNotice>`select n.*, o.company_name ${where}
      order by n.created_at desc, n.notice_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    return { rows, total: await this.#count(where) };
  }

  /** Finds a notice; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<ListedNotice | null> {
    const { rows } = await sql<ListedNotice>`
      select n.*, o.company_name ${this.#where({ state: 'any' })} and n.notice_id = ${id}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  async readers(id: string, page: number, limit: number) {
    const from = sql`from notice_reader r join account a using (account_id) join operator o using (op_id)
      where r.stream_id = ${`notice:${id}`} and starts_with(o.op_path, ${this.opPath})`;
    const { rows } = await sql<NoticeReader>`select a.account_id, a.name, o.company_name, r.read_at ${from}
      order by r.read_at desc, a.account_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    return { rows, total: await this.#count(from) };
  }

  /** Filters the organisations in scope. */
  async organisations(opIds: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ op_id: string }>`
      select op_id from operator where op_id = any(${opIds}::text[]) and starts_with(op_path, ${this.opPath})`.execute(
      this.database.sql,
    );
    return rows.map(({ op_id }) => op_id);
  }

  async #count(from: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(this.database.sql);
    return rows[0]?.n ?? 0;
  }

  /** Builds the condition; deleted notices are included only on request. */
  #where({ notiType, state, keyword }: NoticeFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (notiType) conditions.push(sql`n.noti_type = ${notiType}`);
    if (state === undefined) conditions.push(sql`n.state <> 'deleted'`);
    else if (state !== 'any') conditions.push(sql`n.state = ${state}`);
    if (keyword)
      conditions.push(sql`lower(n.title) like ${`%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`);
    return sql`from notice n join operator o using (op_id) where ${sql.join(conditions, sql` and `)}`;
  }
}

interface Reader {
  accountId: string;
  roleKey: string;
}

/**
 * Access to notices for their readers: those of organisations above the caller's and of its own, in their period, for
 * their organisation and their role.
 */
export class PublishedNotices extends ScopedQueries {
  async page(reader: Reader, page: number, limit: number) {
    const from = this.#from(reader);
    const { rows } = await sql<OwnNotice>`
      select n.*, o.company_name, r.account_id is not null as is_read ${from}
      order by n.pinned and r.account_id is null desc, r.account_id is null desc, n.period_start desc, n.notice_id
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  async find(id: string, reader: Reader): Promise<OwnNotice | null> {
    const { rows } = await sql<OwnNotice>`
      select n.*, o.company_name, r.account_id is not null as is_read ${this.#from(reader)} and n.notice_id = ${id}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  #from({ accountId, roleKey }: Reader): RawBuilder<unknown> {
    return sql`from notice n join operator o using (op_id)
      left join notice_reader r on r.stream_id = 'notice:' || n.notice_id and r.account_id = ${accountId}
      where n.state = 'publishing' and starts_with(${this.opPath}, o.op_path)
        and (cardinality(n.roles) = 0 or ${roleKey} = any(n.roles))
        and (cardinality(n.ops) = 0 or exists (
          select 1 from operator t where t.op_id = any(n.ops) and starts_with(${this.opPath}, t.op_path)))`;
  }
}
