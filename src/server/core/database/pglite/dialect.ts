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
import { Turns } from './turns.ts';

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
  readonly #names: StatementNames;
  readonly #turns = new Turns();

  constructor(client: PgliteClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<WorkerConnection> {
    return new WorkerConnection(this.#client, this.#names, this.#turns);
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(connection: WorkerConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: WorkerConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: WorkerConnection): Promise<void> {
    return connection.end('rollback');
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/**
 * One caller's use of the one connection. The thread takes questions in the order in which they were put, so nothing waits
 * for an answer but statements of others for the end of a transaction.
 */
class WorkerConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  readonly #names: StatementNames;
  readonly #turns: Turns;
  #transaction: { generation: number; begun: Promise<void> } | null = null;

  constructor(client: PgliteClient, names: StatementNames, turns: Turns) {
    this.#client = client;
    this.#names = names;
    this.#turns = turns;
  }

  async begin(): Promise<void> {
    await this.#turns.take();
    // As a script: the simple protocol takes two steps where a statement with parameters takes six.
    const begun = this.#client.script('begin');
    // The first statement tells.
    begun.catch(() => {});
    this.#transaction = { generation: this.#client.generation, begun };
  }

  /** A commit that fails has ended its transaction as well. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) return;
    this.#transaction = null;
    const { generation, begun } = transaction;
    // With the thread that it began on, a transaction is gone.
    const isGone = how === 'rollback' && generation !== this.#client.generation;
    const ended = isGone ? Promise.resolve() : this.#client.script(how, generation);
    this.#turns.give();
    await Promise.all([how === 'commit' ? begun : null, ended]);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const ask = (generation?: number) =>
      this.#client.query(query.sql, [...query.parameters], this.#names.known(query.sql), generation);
    const { rows, affected } = this.#transaction
      ? await afterBegin(this.#transaction.begun, ask(this.#transaction.generation))
      : await this.#turns.between(ask);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: the embedded database has no cursors, and nothing here asks for one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream; read by position instead');
  }
}

async function afterBegin<T>(begun: Promise<void>, answer: Promise<T>): Promise<T> {
  const [, answered] = await Promise.all([begun, answer]);
  return answered;
}
