import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type ListedMail = Row<'mail'>;

export interface MailFilter {
  state?: string[] | undefined;
  keyword?: string | undefined;
}

/** Handlers' only access to mails: those to users of the caller's operator, or below it. */
export class ScopedMails extends ScopedQueries {
  async page(filter: MailFilter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<ListedMail>`select m.* ${where}
      order by m.queued_at desc, m.mail_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a mail; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<ListedMail | null> {
    const { rows } = await sql<ListedMail>`select m.* ${this.#where({})} and m.mail_id = ${id}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  #where({ state, keyword }: MailFilter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (state) conditions.push(sql`m.state in (${sql.join(state)})`);
    if (keyword) {
      const part = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(sql`(lower(m.recipient) like ${part} or lower(m.answer) like ${part})`);
    }
    return sql`from mail m join operator o using (op_id) where ${sql.join(conditions, sql` and `)}`;
  }
}
