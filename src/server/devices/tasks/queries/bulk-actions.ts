import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

interface Filter {
  state?: string[] | undefined;
  action?: string[] | undefined;
}

/** Handlers' only access to bulk actions: those of the caller's operator and of those below it. */
export class ScopedBulkActions extends ScopedQueries {
  async page(filter: Filter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<Row<'bulk_action'>>`select b.* ${where}
      order by b.requested_at desc, b.bulk_action_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /**
   * Finds a bulk action; null for a missing one and one out of scope alike, so that the caller cannot tell them apart.
   */
  async find(id: string): Promise<Row<'bulk_action'> | null> {
    const { rows } = await sql<Row<'bulk_action'>>`
      select b.* ${this.#where({})} and b.bulk_action_id = ${id}`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  #where({ state, action }: Filter): RawBuilder<unknown> {
    const conditions = [sql`starts_with(o.op_path, ${this.opPath})`];
    if (state) conditions.push(sql`b.state in (${sql.join(state)})`);
    if (action) conditions.push(sql`b.kind in (${sql.join(action)})`);
    return sql`from bulk_action b join operator o using (op_id) where ${sql.join(conditions, sql` and `)}`;
  }
}
