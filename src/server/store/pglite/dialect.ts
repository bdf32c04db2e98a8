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
import type { PgliteClient } from './client.ts';

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
  readonly #connection: DatabaseConnection;
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
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  // As scripts: the simple protocol takes two steps where a statement with parameters takes six.
  async beginTransaction(): Promise<void> {
    await this.#client.script('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#client.script('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#client.script('rollback');
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

class WorkerConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  readonly #names: StatementNames;

  constructor(client: PgliteClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#client.query(
      query.sql,
      [...query.parameters],
      this.#names.known(query.sql),
    );
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the embedded database has no cursors, and nothing here asks for one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream; read by position instead');
  }
}
