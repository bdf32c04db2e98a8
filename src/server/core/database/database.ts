import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { DB } from './tables.gen.ts';

/** All tables, as kysely-codegen found them in the migrated schema (scripts/schema.ts). */
export type Tables = DB;

/** PostgreSQL. Values are normalised: bigint → number, timestamptz → Date, bytea → Uint8Array. */
export interface Database {
  /** True: the database is in this server's data directory, so no other server can stand by for it. */
  embedded: boolean;
  sql: Kysely<Tables>;
  /** Runs a prepared statement, for the few that run all the time. */
  prepared<R>(statement: RawBuilder<R>): Promise<R[]>;
  /** Runs a script of several statements, such as a migration. */
  script(text: string): Promise<void>;
  /** Registers a listener for NOTIFY `es` with its payload, `log id:pos`. */
  onNotify(wake: (payload: string) => void): void;
  /** Throws as long as writes are refused, which a read statement does not reveal. */
  check(): void;
  close(): Promise<void>;
}

/** Stored row as it is read: bigint becomes number, timestamptz becomes Date. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type TaskRow = Row<'task'>;

/** Maximum number of remembered texts; statements with a list of values always differ. */
const limit = 500;

/** Names of prepared statements, by their text. */
export class StatementNames {
  readonly #met = new Set<string>();
  readonly #names = new Map<string, string>();
  #given = 0;

  /** Returns the text's name, and creates it if needed. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `waymark_${++this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives the text a new name that no connection has prepared. */
  renew(text: string): void {
    this.#names.delete(text);
  }

  /**
   * Returns the name of a text that has one. A write gets one the second time, because it needs no better plan, while a
   * search is planned again for its values.
   */
  known(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || !/^\s*(insert|update|delete)\b/.test(text)) return name;
    if (this.#met.has(text)) return this.of(text);
    if (this.#met.size < limit) this.#met.add(text);
    return undefined;
  }
}
