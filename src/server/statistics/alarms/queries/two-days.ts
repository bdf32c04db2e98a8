import { sql } from 'kysely';
import { wholeMs } from '#domain/network/traffic.ts';
import type { AlarmMetric } from '#machines/alarm/events.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

interface Asked {
  metric: AlarmMetric;
  /** Model; null: all models. */
  modelName: string | null;
  now: Date;
}

/** Complete samples of the last two days, of devices below the caller's operator. */
export class ScopedTwoDays extends ScopedQueries {
  /**
   * Reads samples, oldest first, of devices that reached the level at least twice: no other could have raised an alarm.
   */
  async samplesAt(level: number, asked: Asked): Promise<{ endpointId: string; at: Date; value: number }[]> {
    const value = sql.ref(`h.${asked.metric}`);
    const { rows } = await sql<{ endpoint_id: string; at: Date; value: number }>`
      with high as (
        select h.endpoint_id ${this.#chosen(asked)} and ${value} >= ${level}
        group by h.endpoint_id having count(*) > 1)
      select h.endpoint_id, h.at, ${value} as value
      from high join health_sample h using (endpoint_id)
      where h.at > ${since(asked.now)} and ${value} is not null order by h.endpoint_id, h.at`.execute(
      this.database.sql,
    );
    return rows.map(({ endpoint_id, ...sample }) => ({ endpointId: endpoint_id, ...sample }));
  }

  async sampledDevices(asked: Asked): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(distinct h.endpoint_id)::int as n ${this.#chosen(asked)}`.execute(this.database.sql);
    return rows[0]?.n ?? 0;
  }

  #chosen({ metric, modelName, now }: Asked) {
    return sql`from health_sample h join device d on d.endpoint_id = h.endpoint_id join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${this.opPath}) and h.at > ${since(now)}
      and ${sql.ref(`h.${metric}`)} is not null ${modelName === null ? sql`` : sql`and d.model_name = ${modelName}`}`;
  }
}

const since = (now: Date) => sql`${new Date(now.getTime() - wholeMs).toISOString()}::timestamptz`;
