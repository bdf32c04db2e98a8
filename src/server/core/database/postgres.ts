import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/core/start-error.ts';
import { Availability, type AvailabilityListener } from './availability.ts';
import { type Database, StatementNames, type Tables } from './database.ts';
import { isOfAnOlderTable } from './errors.ts';
import { workPrefix } from './server-identity.ts';

const int8 = 20;

/** Returns the address for each new connection: password and certificate files may change while the server runs. */
export type PostgresUrl = () => string;

/**
 * Settings against frozen processes: an idle transaction ends after a minute, and a lost host is detected in some
 * twelve seconds.
 */
const sessionSettings =
  "set idle_in_transaction_session_timeout = '60s'; set tcp_keepalives_idle = 6; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3";

export interface PostgresOptions {
  onChange?: AvailabilityListener | undefined;
  server?: string | undefined;
  /** True: the URL belongs to the database of a data directory (embedded/). */
  embedded?: boolean;
}

/**
 * Opens PostgreSQL by its URL, for a tool or for the server of this identity (`server-identity.ts`). Rejects with
 * `StartError`, which never contains the password.
 */
export async function openPostgres(
  url: PostgresUrl,
  { onChange, server, embedded = false }: PostgresOptions = {},
): Promise<Database> {
  const availability = new Availability({ onChange, probe: () => writesForNothing(pool) });
  const heard = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error) => {
      availability.failed(error);
      throw error;
    });
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format),
  };
  class CurrentClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url() });
    }
  }
  let pool: pg.Pool;
  try {
    const name = server === undefined ? 'waymark-tool' : `${workPrefix}${server}`;
    pool = new pg.Pool({
      Client: CurrentClient,
      max: 10,
      types,
      connectionTimeoutMillis: 10_000,
      application_name: name,
      // A tool may hold a transaction for long: a backup waits for its target disk.
      ...(server !== undefined && {
        onConnect: async (client: pg.ClientBase) => void (await client.query(sessionSettings)),
      }),
      keepAlive: true,
    });
    // The pool replaces a lost connection at the next query. Without a listener the error would end the process: the
    // pool listens to idle connections only, and a lent one passes its error to its running query, if any.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    (await pool.connect()).release();
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    const what = embedded
      ? 'the embedded database does not'
      : 'DATABASE_URL does not lead to a PostgreSQL server that';
    throw new StartError(`${what} let us in (${reason.split('\n')[0]})`);
  }
  // A failed connection is not a failed statement, so the log below is not involved.
  const connections = {
    options: pool.options,
    connect: () => heard(pool.connect()),
    end: () => pool.end(),
  };
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connections }),
    log: (event) => (event.level === 'error' ? availability.failed(event.error) : availability.answered()),
  });
  const names = new StatementNames();
  const stops: (() => void)[] = [];
  return {
    embedded,
    sql: kysely,
    prepared: async (statement) => {
      const { sql: text, parameters } = statement.compile(kysely);
      const run = () => pool.query({ name: names.of(text), text, values: [...parameters] });
      // A newer server has added a column meanwhile, so statements prepared before it are refused from then on.
      const { rows } = await heard(
        run().catch((error: unknown) => {
          if (!isOfAnOlderTable(error)) throw error;
          names.renew(text);
          return run();
        }),
      );
      availability.answered();
      return rows;
    },
    script: async (text) => {
      await pool.query(text);
    },
    onNotify: (wake) => {
      stops.push(listen(url, wake));
    },
    check: () => availability.check(),
    close: async () => {
      availability.stop();
      for (const stop of stops) stop();
      await kysely.destroy();
    },
  };
}

/**
 * Tries a write, since the database's disk is on another host: a megabyte of incompressible bytes, for this connection
 * alone.
 */
async function writesForNothing(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'create temporary table room on commit drop as select sha512(int4send(n)) as bytes from generate_series(1, 16384) n',
    );
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

const reconnectMs = 5_000;

/** Opens a connection for LISTEN; while it is broken, readers fall back to polling. Returns the function to stop it. */
function listen(url: PostgresUrl, wake: (payload: string) => void): () => void {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    const current = new pg.Client({ connectionString: url() });
    client = current;
    current.on('notification', ({ payload }) => wake(payload ?? ''));
    current.on('error', () => {});
    current.on('end', () => {
      if (!stopped) retry = setTimeout(connect, reconnectMs);
    });
    try {
      await current.connect();
      await current.query('listen es');
    } catch {
      await current.end().catch(() => {});
    }
  };
  void connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    void client?.end().catch(() => {});
  };
}
