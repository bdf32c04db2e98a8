import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

interface Filter {
  state?: string[] | undefined;
  action?: string[] | undefined;
  commandId?: string;
}

export type BulkCommandRow = Omit<Row<'bulk_action'>, 'outcomes'> & { all_outcomes: string[] };

/** Sums the bulk actions of a command; if one starts after another has ended, the command is still running. */
const sums = sql`
  select sum(total)::int as total, sum(started)::int as started, sum(ended)::int as ended,
    bool_and(terminal) as terminal, array_agg(outcomes) as all_outcomes, max(updated_at) as updated_at,
    case when bool_and(terminal) then max(finished_at) end as finished_at,
    min(starts_at) as starts_at, max(window_ends_at) as window_ends_at,
    case
      when bool_and(terminal) then case
        when bool_or(state = 'cancelled') then 'cancelled'
        when bool_or(state = 'expired') then 'expired'
        else 'completed' end
      when bool_or(state = 'cancelling') then 'cancelling'
      when bool_and(state = 'scheduled') then 'scheduled'
      when bool_or(state = 'starting') then 'starting'
      else 'running' end as state
  from bulk_action where command_id = b.command_id`;

/** Commands with their bulk actions: those of the caller's operator and of those below it. */
export class ScopedBulkCommands extends ScopedQueries {
  async page(filter: Filter, page: number, limit: number) {
    const where = this.#where(filter);
    const { rows } = await sql<BulkCommandRow>`select b.*, s.* ${where}
      order by b.requested_at desc, b.command_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds a command; null if it does not exist or is out of scope. */
  async find(commandId: string): Promise<BulkCommandRow | null> {
    const { rows } = await sql<BulkCommandRow>`select b.*, s.* ${this.#where({ commandId })}`.execute(
      this.database.sql,
    );
    return rows[0] ?? null;
  }

  async parts(commandId: string): Promise<Row<'bulk_action'>[]> {
    const { rows } = await sql<Row<'bulk_action'>>`select b.* from bulk_action b join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and b.command_id = ${commandId} order by b.part`.execute(
      this.database.sql,
    );
    return rows;
  }

  /** Selects one row per command, that of its first bulk action: all have the same organisation, account and kind. */
  #where({ state, action, commandId }: Filter): RawBuilder<unknown> {
    const conditions = [sql`b.part = 1`, sql`starts_with(o.op_path, ${this.opPath})`];
    if (state) conditions.push(sql`s.state in (${sql.join(state)})`);
    if (action) conditions.push(sql`b.kind in (${sql.join(action)})`);
    if (commandId !== undefined) conditions.push(sql`b.command_id = ${commandId}`);
    return sql`from bulk_action b join operator o using (op_id) cross join lateral (${sums}) s
      where ${sql.join(conditions, sql` and `)}`;
  }
}
