import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Reads the database's clock. */
export async function databaseClock({ sql: db }: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what time it is');
  return row.now;
}
