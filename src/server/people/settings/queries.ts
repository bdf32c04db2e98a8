import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type SettingsRow = Omit<Row<'personal_settings'>, 'account_id' | 'modified_at'>;
/** By list, by column: whether it is hidden. */
export type ColumnSettings = Record<string, Record<string, boolean>>;
/** What is left out stays, each of its own. */
export type SettingsChange = Partial<Omit<SettingsRow, 'columns'>> & { columns?: ColumnSettings };

/** As it was stored, which the column cannot say. */
export const columnSettingsOf = (stored: SettingsRow['columns']): ColumnSettings =>
  Object.fromEntries(
    Object.entries(membersOf(stored)).map(([list, columns]) => [
      list,
      Object.fromEntries(
        Object.entries(membersOf(columns)).map(([column, hidden]) => [column, hidden === true]),
      ),
    ]),
  );

const membersOf = (value: unknown): object => (value instanceof Object ? value : {});

const names = [
  'ui',
  'density',
  'language',
  'timezone',
  'dateformat',
  'per_page',
  'columns',
  'messages',
  'mails',
] as const;

/** A user's own settings; undefined if they have set none yet. */
export const settingsOf = (db: Kysely<Tables>, accountId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('personal_settings').select(names).where('account_id', '=', accountId).executeTakeFirst();

/**
 * Writes what is given and nothing else: of two who change different settings at once both have theirs, of two who change the same
 * one the last.
 */
export async function changeSettings(
  db: Kysely<Tables>,
  accountId: string,
  { columns, ...change }: SettingsChange,
  at: Date,
): Promise<void> {
  const lists = JSON.stringify(columns ?? {});
  await db
    .insertInto('personal_settings')
    .values({ account_id: accountId, ...change, columns: sql`${lists}::jsonb`, modified_at: at })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...change,
        columns: sql`personal_settings.columns || ${lists}::jsonb`,
        modified_at: at,
      }),
    )
    .execute();
}
