import { sql } from 'kysely';
import type { RuleDevices } from '#domain/statistics/alarm-rules.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { coveredBy, failedStates } from './rules.ts';

type Covered = RuleDevices & { opPath: string };

export interface PastEvent {
  endpointId: string;
  type: string;
  /** JSON of the fact. */
  data: string;
  at: Date;
}

export interface PastUpgrade {
  endpointId: string;
  hasFailed: boolean;
  at: Date;
}

/** Past events of the devices of a rule, below the caller's operator. */
export class ScopedRuleHistory extends ScopedQueries {
  async count(rule: Covered): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n ${this.#covered(rule)}`.execute(
      this.database.sql,
    );
    return rows[0]?.n ?? 0;
  }

  /** Chooses devices to try a rule on, those that changed last first: the same ones at each call. */
  async devices(
    rule: Covered,
    most: number,
  ): Promise<{ endpointId: string; isOnline: boolean; offlineAt: Date | null }[]> {
    const { rows } = await sql<{ endpointId: string; isOnline: boolean; offlineAt: Date | null }>`
      select d.endpoint_id as "endpointId", s.online as "isOnline", s.offline_at as "offlineAt" ${this.#covered(rule)}
      order by greatest(s.access_at, s.offline_at, s.synced_at) desc nulls last, d.endpoint_id limit ${most}`.execute(
      this.database.sql,
    );
    return rows;
  }

  /** Reads events of these types since then, device by device in the order of the log; those of former owners are missing. */
  async events(endpointIds: readonly string[], types: readonly string[], since: Date): Promise<PastEvent[]> {
    const { rows } = await sql<PastEvent>`
      select d.endpoint_id as "endpointId", e.type, e.data, e.recorded_at as at
      from device d join operator o on o.op_id = d.op_id
      join es_event e on ${isOfLog('e')} and e.stream_id = 'device:' || d.endpoint_id
      where starts_with(o.op_path, ${this.opPath}) and d.endpoint_id = any(${[...endpointIds]}::text[])
        and e.type = any(${[...types]}::text[]) and e.erased_by is null
        and e.recorded_at >= greatest(${since.toISOString()}::timestamptz, d.owner_since)
      order by d.endpoint_id, e.version limit ${mostEvents}`.execute(this.database.sql);
    return rows;
  }

  /** Reads upgrades that ended since then, device by device in the order of their ends. */
  async upgrades(endpointIds: readonly string[], since: Date): Promise<PastUpgrade[]> {
    const { rows } = await sql<PastUpgrade>`
      select u.endpoint_id as "endpointId", u.finished_at as at, u.state = any(${failedStates}::text[]) as "hasFailed"
      from firmware_upgrade u join device d on d.endpoint_id = u.endpoint_id and d.op_id = u.op_id
      join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${this.opPath}) and u.endpoint_id = any(${[...endpointIds]}::text[])
        and u.terminal and u.state = any(${[...failedStates, 'succeeded']}::text[])
        and u.finished_at > ${since.toISOString()}::timestamptz
      order by u.endpoint_id, u.finished_at`.execute(this.database.sql);
    return rows;
  }

  #covered(rule: Covered) {
    return sql`from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${coveredBy(rule)} and starts_with(o.op_path, ${this.opPath})`;
  }
}

/** Maximum number of events that a preview reads. */
const mostEvents = 50_000;
