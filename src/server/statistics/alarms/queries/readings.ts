import { sql } from 'kysely';
import { isObject } from '#domain/verify/shapes.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedAlarm } from './alarms.ts';

export interface PastReading {
  at: Date;
  value: number;
}

/** Milliseconds before the trigger and after the end for which samples are shown. */
const aroundMs = 3_600_000;
const mostReadings = 2_000;

/** Values of an alarm over time. The alarm was found within the caller's scope. */
export class ScopedAlarmReadings extends ScopedQueries {
  /** Reads the samples of an alarm of the thresholds, from an hour before it on, as far as they are kept. */
  async samples(alarm: ListedAlarm): Promise<PastReading[]> {
    if (alarm.rule_id !== null) return [];
    const value = { cpu: sql`h.cpu`, memory: sql`h.memory`, temperature: sql`h.temperature` };
    const isSampled = (metric: string): metric is keyof typeof value => Object.hasOwn(value, metric);
    if (!isSampled(alarm.metric)) return [];
    const from = new Date(alarm.triggered_at.getTime() - aroundMs);
    const to = alarm.ended_at && new Date(alarm.ended_at.getTime() + aroundMs);
    const { rows } = await sql<PastReading>`
      select h.at, ${value[alarm.metric]} as value from health_sample h
      join device d using (endpoint_id) join operator o on o.op_id = d.op_id
      where h.endpoint_id = ${alarm.endpoint_id} and d.op_id = ${alarm.op_id} and starts_with(o.op_path, ${this.opPath})
        and h.at >= ${from.toISOString()}::timestamptz
        and (h.at <= ${to?.toISOString() ?? null}::timestamptz) is not false and ${value[alarm.metric]} is not null
      order by h.at limit ${mostReadings}`.execute(this.database.sql);
    return rows;
  }

  /** Reads the readings that the alarm's record has: those that changed it, and the worst ones. */
  async recorded(alarmId: string): Promise<PastReading[]> {
    const rows = await eventsOfStream(this.database.sql, `alarm:${alarmId}`)
      .select('data')
      .where('type', '=', 'reading.taken')
      .orderBy('version')
      .limit(mostReadings)
      .execute();
    return rows.flatMap(({ data }): PastReading[] => {
      const fact: unknown = JSON.parse(data);
      if (!isObject(fact) || typeof fact.value !== 'number' || typeof fact.at !== 'string') return [];
      return [{ at: new Date(fact.at), value: fact.value }];
    });
  }
}
