import type { Kysely } from 'kysely';
import type { ProjectionTables } from '#server/projections/tables.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';
import type { LogTables } from './schema.ts';

export type Tables = LogTables & ProjectionTables;

/** One of the two databases behind the same face. Values are normalised: bigint → number, timestamptz → Date, bytea → Uint8Array. */
export interface Database {
  kind: 'pglite' | 'postgres';
  sql: Kysely<Tables>;
  /** Runs a script of several statements, as migrations are. */
  script(text: string): Promise<void>;
  /** Wakes on NOTIFY `es`; only PostgreSQL has other writers that could notify. */
  onNotify(wake: () => void): void;
  close(): Promise<void>;
}

export type DatabaseTarget = { url: string } | { directory: string } | { memory: true };

/** Rejects with `StartError` when the database cannot be used, in words for the operator. */
export function openDatabase(target: DatabaseTarget): Promise<Database> {
  return 'url' in target
    ? openPostgres(target.url)
    : openPglite('directory' in target ? target.directory : null);
}
