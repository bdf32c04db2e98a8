import type { Boot } from '#domain/playbooks/judgement.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Database } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';

/** Maximum number of restarts read; more would not change the evaluation. */
const most = 200;

/** Reads restarts of a device since then, newest first, from the log. Erased ones are missing. */
export async function bootsOf(database: Database, endpointId: string, since: Date): Promise<Boot[]> {
  const rows = await eventsOfStream(database.sql, `device:${endpointId}`)
    .select(['data', 'recorded_at'])
    .where('type', '=', 'device.booted')
    .where('recorded_at', '>=', since)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ data, recorded_at: at }) => {
    const fact: unknown = JSON.parse(data);
    return { cause: isObject(fact) ? String(fact.cause ?? '') : '', at };
  });
}
