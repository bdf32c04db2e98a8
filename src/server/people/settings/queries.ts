import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type SettingsRow = Omit<Row<'personal_settings'>, 'account_id' | 'modified_at'>;
/** Visibility of columns, by list and column: true if hidden. */
export type ColumnSettings = Record<string, Record<string, boolean>>;
/** Changed settings; omitted ones stay unchanged, each column separately. */
export type SettingsChange = Partial<Omit<SettingsRow, 'columns'>> & { columns?: ColumnSettings };

/** Types stored column settings, which the column's type cannot express. */
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

/** Reads a user's own settings; undefined if they have set none yet. */
export const settingsOf = (db: Kysely<Tables>, accountId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('personal_settings').select(names).where('account_id', '=', accountId).executeTakeFirst();

/**
 * Stores only the given settings: of two users' concurrent changes to different settings both apply, to the same one
 * the last.
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
