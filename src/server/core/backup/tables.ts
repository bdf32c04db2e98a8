import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/database.ts';

/** Lists the tables of the product, by name; the header holds that of the migrations. */
export async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migration' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the columns that are stored as given; the database computes the others. */
export async function columnsOf(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Continues the database's number sequences after the existing rows. */
export async function continueNumbers(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class c on c.oid = attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and attidentity <> ''`.execute(
    db,
  );
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
}

/**
 * Defers reference checks, so that rows may come in any order: until `settled`, references are checked only at the end.
 * The constraints are as before when the transaction ends.
 */
export async function deferReferences(trx: Kysely<Tables>): Promise<{ settled(): Promise<void> }> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.conrelid::regclass::text as table, c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and not c.condeferrable`.execute(
    trx,
  );
  const alter = async (how: 'deferrable initially deferred' | 'not deferrable') => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        trx,
      );
  };
  await alter('deferrable initially deferred');
  return {
    async settled() {
      await sql`set constraints all immediate`.execute(trx);
      await alter('not deferrable');
    },
  };
}
