import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { DB } from './tables.gen.ts';

/** All tables, as kysely-codegen found them in the migrated schema (scripts/schema.ts). */
export type Tables = DB;

/** PostgreSQL. Values are normalised: bigint → number, timestamptz → Date, bytea → Uint8Array. */
export interface Database {
  /** It is in the data directory of this server, so that no other server can stand by for it. */
  embedded: boolean;
  sql: Kysely<Tables>;
  /** Runs a statement that is prepared once a connection: for the few that run all the time. */
  prepared<R>(statement: RawBuilder<R>): Promise<R[]>;
  /** Runs a script of several statements, as migrations are. */
  script(text: string): Promise<void>;
  /** Wakes on NOTIFY `es` with its payload, `log id:pos`. */
  onNotify(wake: (payload: string) => void): void;
  /** Throws as long as writes are refused, which a statement that only reads does not show. */
  check(): void;
  close(): Promise<void>;
}

/** A stored row as it is read: bigint arrives as number, timestamptz as Date. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type TaskRow = Row<'task'>;

/** Texts that are remembered; those with a list of values in them are ever new. */
const limit = 500;

/** Names of prepared statements, by their text. */
export class StatementNames {
  readonly #met = new Set<string>();
  readonly #names = new Map<string, string>();
  #given = 0;

  /** The name of this text, from now on. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `waymark_${++this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /** The text gets a name that no connection knows yet. */
  renew(text: string): void {
    this.#names.delete(text);
  }

  /**
   * The name of a text that has one. A write gets one the second time: it has nothing for a better plan to find, while a
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
