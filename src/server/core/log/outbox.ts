import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StoredEffect } from './log.ts';

/** Reads and marks of the effect rows. The append writes and ends them (core/log/effects.ts). */
export class Outbox {
  readonly #database: Database;
  readonly #logId: string;
  #marking: Promise<void> = Promise.resolve();
  #next: { ids: string[]; done: Promise<void> } | null = null;

  constructor(database: Database, logId: string) {
    this.#database = database;
    this.#logId = logId;
  }

  /** Reads effects left from before this start, apart from deadlines, oldest first. */
  async unfinished(): Promise<StoredEffect[]> {
    const rows = await this.#select().where('kind', '!=', 'deadline').orderBy('due_at').execute();
    return rows.map(fromRow);
  }

  /** Reads passed deadlines, oldest first, at most `limit`. */
  async passedDeadlines(now: Date, limit: number): Promise<StoredEffect[]> {
    const rows = await this.#select()
      .where('kind', '=', 'deadline')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async isPending(effectId: string): Promise<boolean> {
    const [row] = await this.#select().where('effect_id', '=', effectId).execute();
    return row !== undefined;
  }

  /**
   * Records that bytes may have left, before they do: after a crash such a command is not simply sent again. Marks that
   * come while a statement runs share the next one, because bulk work makes hundreds in a row.
   */
  markInFlight(effectId: string): Promise<void> {
    if (!this.#next) {
      const next = { ids: [] as string[], done: Promise.resolve() };
      next.done = this.#marking.then(() => {
        this.#next = null;
        return this.#mark(next.ids);
      });
      this.#marking = next.done.catch(() => {});
      this.#next = next;
    }
    this.#next.ids.push(effectId);
    return this.#next.done;
  }

  async #mark(effectIds: string[]): Promise<void> {
    await this.#database.prepared(
      sql`update es_effect set state = 'inFlight' where log_id = ${this.#logId} and effect_id = any(${effectIds}::text[])`,
    );
  }

  /** Deletes a row that its task no longer needs. */
  async drop(effectId: string): Promise<void> {
    await this.#database.sql
      .deleteFrom('es_effect')
      .where('log_id', '=', this.#logId)
      .where('effect_id', '=', effectId)
      .execute();
  }

  #select() {
    return this.#database.sql
      .selectFrom('es_effect')
      .select(['effect_id', 'stream_id', 'kind', 'slot', 'params', 'due_at', 'state'])
      .where('log_id', '=', this.#logId);
  }
}

function fromRow(row: {
  effect_id: string;
  stream_id: string;
  kind: string;
  slot: string;
  params: string;
  due_at: Date;
  state: 'pending' | 'inFlight';
}): StoredEffect {
  return {
    effectId: row.effect_id,
    streamId: row.stream_id,
    kind: row.kind,
    slot: row.slot,
    params: row.params,
    dueAt: row.due_at,
    state: row.state,
  };
}
