import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { StatementNames } from '../database.ts';
import { DatabaseError } from '../errors.ts';
import type { PgliteClient } from './client.ts';

/** Milliseconds that a statement waits for the one before it; as long as for a connection of PostgreSQL. */
const waitMs = 10_000;

/** Kysely on the worker's single connection: statements outside a transaction wait while one is open. */
export function pgliteDialect(client: PgliteClient, names: StatementNames): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new WorkerDriver(client, names),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class WorkerDriver implements Driver {
  readonly #client: PgliteClient;
  readonly #connection: WorkerConnection;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(client: PgliteClient, names: StatementNames) {
    this.#client = client;
    this.#connection = new WorkerConnection(client, names);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (!(await within(before, waitMs))) {
      void before.then(release);
      throw new DatabaseError('the embedded database is busy', '53300');
    }
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  // As scripts: the simple protocol takes two steps where a statement with parameters takes six.
  async beginTransaction(): Promise<void> {
    this.#connection.generation = this.#client.generation;
    await this.#client.script('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#inTransaction('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // With the thread that it began on, a transaction is gone.
    if (this.#connection.generation === this.#client.generation) await this.#inTransaction('rollback');
    else this.#connection.generation = undefined;
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }

  async #inTransaction(text: string): Promise<void> {
    const { generation } = this.#connection;
    this.#connection.generation = undefined;
    await this.#client.script(text, generation);
  }
}

/** False when it was not settled in time. */
async function within(settled: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const inTime = await Promise.race([settled.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

class WorkerConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  readonly #names: StatementNames;
  /** Of the client, when the transaction began that is under way. */
  generation: number | undefined;

  constructor(client: PgliteClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#client.query(
      query.sql,
      [...query.parameters],
      this.#names.known(query.sql),
      this.generation,
    );
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the embedded database has no cursors, and nothing here asks for one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream; read by position instead');
  }
}
