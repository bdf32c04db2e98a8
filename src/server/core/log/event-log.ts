import { type RawBuilder, sql } from 'kysely';
import { emptyDigest } from '#domain/chain.ts';
import { endlessKinds } from '#domain/erasure.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { Database } from '../database/database.ts';
import { TakenOver } from '../database/errors.ts';
import { GroupedLog, type GroupedLogOptions } from './grouped-log.ts';
import { mainLogId, type StreamHead, type StreamPlace } from './log.ts';
import { readBefore, readLog, readStream, readStreamProof } from './read.ts';
import type { ListTable, LogHead, LogStorage, WritePlan } from './storage.ts';
import { byWriter, writeStatement } from './write-statement.ts';

/**
 * Tables of the log (000001_event_log.sql). The row of es_log defines the commit order: the writer that advances it
 * holds its lock.
 */
export class SqlStorage implements LogStorage {
  readonly #database: Database;
  readonly #logId: string;
  readonly #writer: string | null;

  /** `writer`: the only process that may write from `open` on, until another one opens the log; null: any may. */
  constructor(database: Database, logId: string, writer: string | null = null) {
    this.#database = database;
    this.#logId = logId;
    this.#writer = writer;
  }

  async open(epoch: string): Promise<void> {
    await this.#database.sql
      .insertInto('es_log')
      .values({ log_id: this.#logId, epoch, pos: 0, hash: emptyDigest })
      .onConflict((conflict) => conflict.column('log_id').doNothing())
      .execute();
    if (this.#writer === null) return;
    await this.#database.sql
      .updateTable('es_log')
      .set({ writer: this.#writer })
      .where('log_id', '=', this.#logId)
      .execute();
  }

  async head(): Promise<LogHead> {
    const { writer, ...head } = await this.#database.sql
      .selectFrom('es_log')
      .select(['epoch', 'pos', 'hash', 'writer'])
      .where('log_id', '=', this.#logId)
      .executeTakeFirstOrThrow();
    if (this.#writer !== null && writer !== this.#writer) throw new TakenOver();
    return head;
  }

  /** Tells if this process may still write. */
  async isMine(): Promise<boolean> {
    return this.head().then(
      () => true,
      (error) => {
        if (error instanceof TakenOver) return false;
        throw error;
      },
    );
  }

  async streams(streamIds: string[]): Promise<StreamHead[]> {
    return this.#database.prepared(sql<StreamHead>`
      select s.stream_id as "streamId", s.kind, s.machine_version as "machineVersion", last.version, last.leaf as head,
        last.erased and s.kind <> all(${endlessKinds}::text[]) as erased
      from es_stream s cross join lateral (
        select e.version, e.leaf, e.erased_by is not null as erased from es_event e
        where e.log_id = s.log_id and e.stream_id = s.stream_id order by e.version desc limit 1
      ) last
      where s.log_id = ${this.#logId} and s.stream_id = any(${streamIds}::text[])`);
  }

  async write(plan: WritePlan): Promise<boolean> {
    const log = { logId: this.#logId, writer: this.#writer };
    const statement = writeStatement(log, plan);
    if (plan.within.length > 0) return this.#writeWith(plan, statement);
    const rows = await this.#database.prepared(statement);
    return rows.length === 1;
  }

  /** Writes with the log's row locked first, as every writer does, so that there is no deadlock. */
  #writeWith({ from, within }: WritePlan, statement: RawBuilder<unknown>): Promise<boolean> {
    return this.#database.sql.transaction().execute(async (db) => {
      const { rows: stands } = await sql`
        select 1 from es_log where log_id = ${this.#logId} and epoch = ${from.epoch} and pos = ${from.pos}
          and hash = decode(${Buffer.from(from.hash).toString('hex')}, 'hex') ${byWriter(this.#writer)}
        for update`.execute(db);
      if (stands.length === 0) return false;
      for (const work of within) await work(db);
      const { rows } = await statement.execute(db);
      if (rows.length === 0) throw new Error('the log moved on under its own lock');
      return true;
    });
  }

  async holds({ epoch, pos, hash }: LogHead): Promise<boolean> {
    const { rows } = await sql`
      select 1 from es_event e join es_log l using (log_id)
      where e.log_id = ${this.#logId} and l.epoch = ${epoch} and e.pos = ${pos}
        and e.hash = decode(${Buffer.from(hash).toString('hex')}, 'hex')`.execute(this.#database.sql);
    return rows.length === 1;
  }

  read(after: number, limit: number): Promise<LoggedEvent[]> {
    return readLog(this.#database, this.#logId, after, limit);
  }

  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]> {
    return readStream(this.#database, this.#logId, streamId, after, limit);
  }

  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]> {
    return readBefore(this.#database, this.#logId, places);
  }

  async listRow({ name, key }: ListTable, value: string): Promise<object | null> {
    const { rows } = await sql<object>`
      select * from ${sql.table(name)} where ${sql.ref(key)} = ${value}`.execute(this.#database.sql);
    return rows[0] ?? null;
  }

  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]> {
    return readStreamProof(this.#database, this.#logId, streamId, after, limit);
  }
}

export interface EventLogOptions extends Omit<GroupedLogOptions, 'storage'> {
  database: Database;
  /** Id of the only process that may append once it has opened the log; default: any may. */
  writer?: string | null;
}

/** Log on one of the two databases. */
export class SqlEventLog extends GroupedLog {
  constructor({ database, writer = null, ...options }: EventLogOptions) {
    const storage = new SqlStorage(database, options.logId ?? mainLogId, writer);
    super({ ...options, storage });
    database.onNotify((payload) => {
      const [logId, pos] = payload.split(':');
      if (logId === this.logId) this.writtenElsewhere(Number(pos));
    });
  }
}

/** Tells if this server is the one that writes the log. */
export const isWriter = (database: Database, writer: string): Promise<boolean> =>
  new SqlStorage(database, mainLogId, writer).isMine();
