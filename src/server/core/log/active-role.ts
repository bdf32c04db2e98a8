import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/core/start-error.ts';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/errors.ts';
import type { PostgresUrl } from '../database/postgres.ts';
import { rolePrefix, serverIdentity, shownName, workPrefix } from '../database/server-identity.ts';

/**
 * Role of the one server that works on a database; the others stand by and take over when it ends (docs/decisions/242).
 */
export interface ActiveRole {
  /**
   * Resolves, with a reason for the log, once another server works on the database. No work is allowed any more then.
   */
  readonly lost: Promise<string>;
  /** Releases the role for the next server; must be called after all work has ended. */
  release(): Promise<void>;
}

export interface ActiveRoleOptions {
  /** Database address; a pooler that shares connections (PgBouncer by transactions) cannot hold the role. */
  url: PostgresUrl;
  /** Tells if no other server has claimed the log since this one did (core/log/event-log.ts). */
  isStillMine(): Promise<boolean>;
  /** Called once if another server has the role, with its name. */
  onStandby(holder: string): void;
  /** Identity of the server; default: this process. */
  identity?: string;
  times?: Partial<typeof usualTimes>;
}

/** Key of the advisory lock: two numbers that other programs on the same database do not use. */
export const lockKey = [0x57_41_59, 1] as const;

/** Default times in milliseconds. */
const usualTimes = {
  /** Interval between tries; on average a takeover is late by half of this. */
  poll: 200,
  /** Interval between signs of life, and time limit for each. */
  beat: 2_000,
  beatAnswer: 5_000,
  /** Time without a sign of life after which a holder counts as stuck, and is disconnected. */
  silent: 14_000,
  /** Time for a server to request the role after it opened its connections. */
  opening: 10_000,
  /** Time after a database outage in which only the previous holder requests the role. */
  courtesy: 5_000,
};

/**
 * Waits until no other server has the role. It is an advisory lock on a separate connection, so it ends with the
 * process however that ends; PostgreSQL's keepalives detect a host that lost its power or its network in some twelve
 * seconds, and missing signs of life detect a stalled process. The next server then ends all connections of the
 * previous one: a transaction that was open when it froze would keep its rows locked. Rejects with `StartError` if the
 * database refuses the connection.
 */
export async function takeActiveRole(options: ActiveRoleOptions): Promise<ActiveRole> {
  const times = { ...usualTimes, ...options.times };
  const identity = options.identity ?? serverIdentity;
  let session = await Session.open(options.url, identity);
  let isReported = false;
  for (;;) {
    try {
      if (await session.tryLock()) {
        await session.endPredecessors(times.opening);
        return hold(session, options, times);
      }
      const holder = await session.holder(times.silent);
      if (holder && !isReported) options.onStandby(holder.name);
      isReported ||= holder !== null;
      if (holder?.isSilent) await session.putOut(holder.pid);
      await pause(times.poll);
    } catch {
      session.end();
      session = await reopened(options.url, identity, times.poll);
      await pause(times.courtesy);
    }
  }
}

/** Lists the servers that stand by, from their database connections. */
export async function standbyServers({ sql: db }: Pick<Database, 'sql'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.application_name as name from pg_stat_activity a
    where a.datname = current_database() and a.application_name ~ ${`^${rolePrefix}.+:[0-9]+:[0-9a-z]+$`}
      and not exists (
        select 1 from pg_locks l where l.pid = a.pid and l.locktype = 'advisory'
          and l.classid = ${lockKey[0]} and l.objid = ${lockKey[1]} and l.objsubid = 2)
    order by name`.execute(db);
  return rows.map(({ name }) => shownName(name.slice(rolePrefix.length)));
}

/** Returns the name of the server that works on the database now; null: none does. */
export async function serverAtWork(url: PostgresUrl): Promise<string | null> {
  const session = await Session.open(url, serverIdentity);
  try {
    const holder = await session.holder(usualTimes.silent);
    return holder?.name ?? null;
  } finally {
    await session.end();
  }
}

/** Keeps the role through lost connections, as long as no other server has taken it. */
function hold(
  first: Session,
  { url, isStillMine, identity = serverIdentity }: ActiveRoleOptions,
  times: typeof usualTimes,
): ActiveRole {
  const lost = Promise.withResolvers<string>();
  let session = first;
  let released = false;
  // While the log's owner cannot be read, nothing can be written either.
  const isTaken = async () => !(await isStillMine().catch(() => true));
  const keep = async () => {
    while (!released) {
      await Promise.race([session.closed, pause(times.beat, undefined, { ref: false })]);
      if (released || (await session.answers(times.beatAnswer))) continue;
      session.end();
      for (let isBack = false; !isBack && !released; ) {
        session = await reopened(url, identity, times.poll);
        // The server was stopped meanwhile, so the role is for the next one.
        if (released) return void session.end();
        isBack = await session.tryLock().catch(() => false);
        if (await isTaken()) return lost.resolve('another server has taken over');
        if (isBack) continue;
        session.end();
        await pause(times.poll);
      }
    }
  };
  void keep();
  return {
    lost: lost.promise,
    async release() {
      released = true;
      await session.end();
    },
  };
}

/** Separate connection, for state that lasts as long as it does. */
class Session {
  readonly #client: pg.Client;
  readonly #identity: string;
  /** Settles when the connection is closed. */
  readonly closed: Promise<void>;

  private constructor(client: pg.Client, identity: string) {
    this.#client = client;
    this.#identity = identity;
    this.closed = new Promise((resolve) => client.once('end', () => resolve()));
    // The next query reports a broken connection.
    client.on('error', () => {});
  }

  static async open(url: PostgresUrl, identity: string): Promise<Session> {
    const client = new pg.Client({
      connectionString: url(),
      application_name: `${rolePrefix}${identity}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    const session = new Session(client, identity);
    try {
      await client.connect();
      await client.query(
        'set tcp_keepalives_idle = 6; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3',
      );
      return session;
    } catch (error) {
      session.end();
      if (isUnavailable(error)) throw error;
      throw new StartError(`DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async tryLock(): Promise<boolean> {
    const { rows } = await this.#client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      [...lockKey],
    );
    return rows[0]?.taken === true;
  }

  /** Finds the holder of the lock. Its last sign of life is its connection's last query, by the database's clock. */
  async holder(silentMs: number): Promise<{ pid: number; name: string; isSilent: boolean } | null> {
    const { rows } = await this.#client.query<{ pid: number; name: string; isSilent: boolean }>(
      `select a.pid, a.application_name as name,
         coalesce(clock_timestamp() - a.state_change > $3 * interval '1 ms', false) as "isSilent"
       from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2 and l.objsubid = 2
         and l.database = (select oid from pg_database where datname = current_database())`,
      [...lockKey, silentMs],
    );
    const [holder] = rows;
    return holder ? { ...holder, name: shownName(holder.name.slice(rolePrefix.length)) } : null;
  }

  async putOut(pid: number): Promise<void> {
    await this.#client.query('select pg_terminate_backend($1)', [pid]);
  }

  /** Ends connections of servers that neither hold the role nor wait for it, except those that were just opened. */
  async endPredecessors(openingMs: number): Promise<void> {
    await this.#client.query(
      `select pg_terminate_backend(a.pid) from pg_stat_activity a
       where a.datname = current_database() and starts_with(a.application_name, $1)
         and substr(a.application_name, length($1) + 1) <> $2
         and a.backend_start < clock_timestamp() - $3 * interval '1 ms'
         and not exists (
           select 1 from pg_stat_activity r where r.datname = a.datname
             and r.application_name = $4 || substr(a.application_name, length($1) + 1))`,
      [workPrefix, this.#identity, openingMs, rolePrefix],
    );
  }

  answers(withinMs: number): Promise<boolean> {
    const answered = this.#client.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, pause(withinMs, false, { ref: false })]);
  }

  end(): Promise<void> {
    return this.#client.end().catch(() => {});
  }
}

/** Opens a session as soon as the database accepts it again. */
async function reopened(url: PostgresUrl, identity: string, pollMs: number): Promise<Session> {
  for (;;) {
    const session = await Session.open(url, identity).catch(() => null);
    if (session) return session;
    await pause(pollMs);
  }
}
