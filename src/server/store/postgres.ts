import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './database.ts';
import { StartError } from './start-error.ts';

const int8 = 20;

/** Opens PostgreSQL by its URL. Rejects with `StartError`, never naming the password. */
export async function openPostgres(url: string): Promise<Database> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format),
  };
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 10_000 });
    const client = await pool.connect();
    client.release();
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new StartError(
      `DATABASE_URL does not lead to a PostgreSQL server that lets us in (${reason.split('\n')[0]})`,
    );
  }
  // A lost idle connection is replaced by the pool at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    sql: kysely,
    script: async (text) => {
      await pool.query(text);
    },
    onNotify: (wake) => void listen(url, wake),
    close: () => kysely.destroy(),
  };
}

/** Own connection for LISTEN; when it breaks, readers fall back to their poll until it is back. */
async function listen(url: string, wake: () => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('notification', wake);
  client.on('error', () => {});
  client.on('end', () => setTimeout(() => void listen(url, wake), 5_000).unref());
  try {
    await client.connect();
    await client.query('listen es');
  } catch {
    await client.end().catch(() => {});
  }
}
