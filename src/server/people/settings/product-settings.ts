import type { components } from '#api/main.d.ts';
import { mailsOf, messagesOf } from '#domain/message-kinds.ts';
import type { Database } from '#server/core/database/database.ts';
import type { LiveWatch } from '#server/core/live/directory.ts';
import {
  changeSettings,
  columnSettingsOf,
  favouritesOf,
  quietHoursOf,
  type SettingsRow,
  settingsOf,
} from './queries.ts';

export type PersonalSettings = components['schemas']['PersonalSettings'];

export interface SettingsDeps {
  database: Database;
  live: Pick<LiveWatch, 'hintTo'>;
  now(): Date;
}

/** Page sizes; the first is CO-014. */
const perPages = [15, 30, 50, 100] as const;

/** Reads the settings in the form of the profile and the own calls. */
export const personalSettings = async (
  { database }: Pick<SettingsDeps, 'database'>,
  accountId: string,
): Promise<PersonalSettings> => present(await settingsOf(database.sql, accountId));

/**
 * Stores only these settings, and notifies the user's other consoles. Returns old and new value for the audit trail.
 */
export async function changeOwnSettings(
  { database, live, now }: SettingsDeps,
  accountId: string,
  { perPage, quietHours, tourSeen, firstStepsClosed, ...settings }: Partial<PersonalSettings>,
): Promise<{ before: PersonalSettings; after: PersonalSettings }> {
  const before = present(await settingsOf(database.sql, accountId));
  const change = {
    ...settings,
    ...(perPage !== undefined && { per_page: perPage }),
    ...(quietHours !== undefined && { quietHours }),
    ...(tourSeen !== undefined && { tour_seen: tourSeen }),
    ...(firstStepsClosed !== undefined && { first_steps_closed: firstStepsClosed }),
  };
  await changeSettings(database.sql, accountId, change, now());
  const after = present(await settingsOf(database.sql, accountId));
  live.hintTo([accountId], 'settings');
  return { before, after };
}

/** Tells if times can be shown in a zone. */
export function isKnownZone(zone: string): boolean {
  if (zone === 'own' || zone === 'operator') return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const present = (row: SettingsRow | undefined): PersonalSettings => ({
  ui: row?.ui ?? null,
  density: row?.density ?? null,
  language: row?.language ?? null,
  timezone: row?.timezone ?? null,
  dateformat: row?.dateformat ?? null,
  perPage: perPages.find((rows) => rows === row?.per_page) ?? null,
  columns: columnSettingsOf(row?.columns ?? {}),
  messages: row?.messages ? [...messagesOf(row.messages, false)] : null,
  mails: row?.mails ? [...mailsOf(row.mails)] : null,
  quietHours: quietHoursOf(row?.quiet_hours ?? null),
  tourSeen: row?.tour_seen ?? null,
  firstStepsClosed: row?.first_steps_closed ?? null,
  favourites: favouritesOf(row?.favourites ?? []),
});
