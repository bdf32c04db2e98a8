import { sql } from 'kysely';
import type { ConformanceProblem } from '#domain/conformance.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface SeenPair {
  machine: string;
  machineVersion: string;
  state: string;
  event: string;
  /** Number of recorded occurrences. */
  seen: number;
}

export interface Finding {
  pos: number;
  streamId: string;
  machine: string;
  machineVersion: string;
  version: number;
  state: string;
  event: string;
  problem: ConformanceProblem;
  recordedAt: Date;
}

/** Conformance of the recorded streams in a caller's subtree. Only the root sees streams of unknown devices. */
export class ScopedConformance extends ScopedQueries {
  async pairs(): Promise<SeenPair[]> {
    const { rows } = await sql<SeenPair>`
      select machine, machine_version as "machineVersion", state, event, sum(n)::bigint as seen
      from conformance_pair c where ${this.#inScope} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(
      this.database.sql,
    );
    return rows.map((row) => ({ ...row, seen: Number(row.seen) }));
  }

  /** Lists findings, latest first, at most `limit`. */
  async findings(limit: number): Promise<Finding[]> {
    const { rows } = await sql<Finding>`
      select pos, stream_id as "streamId", machine, machine_version as "machineVersion", version, state, event, problem,
        recorded_at as "recordedAt"
      from conformance_finding c where ${this.#inScope} order by pos desc limit ${limit}`.execute(
      this.database.sql,
    );
    return rows;
  }

  get #inScope() {
    return sql`exists (select 1 from operator o where starts_with(o.op_path, ${this.opPath})
      and (o.op_id = c.op_id or (c.op_id = '' and o.parent_id is null)))`;
  }
}
