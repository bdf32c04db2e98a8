import { sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface ActionCount {
  day: string;
  kind: string;
  outcome: string;
  n: number;
  ms: number;
}

/** Ended tasks of the devices below the caller's operator, from counters. */
export class ScopedActionDays extends ScopedQueries {
  async between(first: string, last: string, kinds: readonly string[] | null): Promise<ActionCount[]> {
    const { rows } = await sql<ActionCount>`
      select a.day, a.kind, a.outcome, sum(a.n)::int as n, sum(a.ms)::float8 as ms
      from action_day a join operator o on o.op_id = a.op_id and starts_with(o.op_path, ${this.opPath})
      where a.day between ${first} and ${last}
        ${kinds === null ? sql`` : sql`and a.kind = any(${[...kinds]}::text[])`}
      group by 1, 2, 3 order by 1, 2, 3`.execute(this.database.sql);
    return rows;
  }
}
