import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnsOf, tablesOf } from '#server/core/backup/tables.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Returns the encodings in which a secret could leak. */
const shapesOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  createHash('sha256').update(secret).digest('hex'),
];

const holds = (text: string, secret: string): boolean =>
  shapesOf(secret).some((shape) => text.toLowerCase().includes(shape.toLowerCase()));

/** Finds a secret in any column of any row of the database: `table: row`. */
export async function whereStored(db: Kysely<Tables>, secret: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(db)) {
    const columns = (await columnsOf(db, table)).map((column) => sql`${sql.ref(column)}::text`);
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', ${sql.join(columns)}) as text from ${sql.table(table)}`.execute(db);
    for (const { text } of rows) if (holds(text, secret)) found.push(`${table}: ${text}`);
  }
  return found;
}

export const whereFound = (texts: readonly string[], secret: string): string[] =>
  texts.filter((text) => holds(text, secret));
