import { type Kysely, sql } from 'kysely';
import type { QuietHours } from '#domain/quiet-hours.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

export type SettingsRow = Omit<Row<'personal_settings'>, 'account_id' | 'modified_at'>;
/** Page of the console that a user has marked: its path with the filters. */
export type Favourite = { address: string; name: string };
/** Visibility of columns, by list and column: true if hidden. */
export type ColumnSettings = Record<string, Record<string, boolean>>;
/** Changed settings; omitted ones stay unchanged, each column separately. */
export type SettingsChange = Partial<Omit<SettingsRow, 'columns' | 'quiet_hours' | 'favourites'>> & {
  columns?: ColumnSettings;
  quietHours?: QuietHours | null;
  favourites?: Favourite[];
};

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

/** Types stored quiet hours, which the column's type cannot express. Null: none. */
export function quietHoursOf(stored: SettingsRow['quiet_hours']): QuietHours | null {
  if (!isObject(stored)) return null;
  const { from, to, timeZone, critical } = stored;
  if (typeof from !== 'string' || typeof to !== 'string' || typeof timeZone !== 'string') return null;
  return { from, to, timeZone, critical: critical === true };
}

/** Types stored favourites, which the column's type cannot express. */
export const favouritesOf = (stored: SettingsRow['favourites']): Favourite[] =>
  Array.isArray(stored)
    ? stored.flatMap((one) =>
        isObject(one) && typeof one.address === 'string' && typeof one.name === 'string'
          ? [{ address: one.address, name: one.name, ...(one.titled === true ? { titled: true } : {}) }]
          : [],
      )
    : [];

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
  'quiet_hours',
  'tour_seen',
  'first_steps_closed',
  'favourites',
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
  { columns, quietHours, favourites, ...plain }: SettingsChange,
  at: Date,
): Promise<void> {
  const lists = JSON.stringify(columns ?? {});
  const quiet = quietHours && JSON.stringify(quietHours);
  const change = {
    ...plain,
    ...(quiet !== undefined && { quiet_hours: sql<SettingsRow['quiet_hours']>`${quiet}::jsonb` }),
    ...(favourites && {
      favourites: sql<SettingsRow['favourites']>`${JSON.stringify(favourites)}::jsonb`,
    }),
  };
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
