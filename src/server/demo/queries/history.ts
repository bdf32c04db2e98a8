import type { Database } from '#server/core/database/database.ts';

export const hasAlarms = async ({ sql }: Database): Promise<boolean> =>
  (await sql.selectFrom('alarm').select('alarm_id').limit(1).execute()).length > 0;

/** Tells if samples of a time are stored. */
export const hasSamples = async (
  { sql }: Database,
  table: 'traffic_sample' | 'health_sample',
  at: number,
): Promise<boolean> =>
  (await sql.selectFrom(table).select('endpoint_id').where('at', '=', new Date(at)).limit(1).execute())
    .length > 0;
