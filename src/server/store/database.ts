import type { Kysely, RawBuilder } from 'kysely';
import type { ProjectionTables } from './projection-tables.ts';
import type { LogTables } from './schema.ts';
import type { SealTables } from './seals/tables.ts';

export type Tables = LogTables & SealTables & ProjectionTables;

/** One of the two databases behind the same face. Values are normalised: bigint → number, timestamptz → Date, bytea → Uint8Array. */
export interface Database {
  kind: 'pglite' | 'postgres';
  sql: Kysely<Tables>;
  /** Runs a statement that is prepared once a connection: for the few that run all the time. */
  prepared<R>(statement: RawBuilder<R>): Promise<R[]>;
  /** Runs a script of several statements, as migrations are. */
  script(text: string): Promise<void>;
  /** Wakes on NOTIFY `es` with its payload, `log id:pos`; only PostgreSQL has other writers that could notify. */
  onNotify(wake: (payload: string) => void): void;
  close(): Promise<void>;
}
