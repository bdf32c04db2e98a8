import type { components } from '#api/main.d.ts';
import { mailsOf, messagesOf } from '#domain/message-kinds.ts';
import type { Database } from '#server/core/database/database.ts';
import type { LiveWatch } from '#server/core/live/directory.ts';
import { changeSettings, columnSettingsOf, type SettingsRow, settingsOf } from './queries.ts';

export type PersonalSettings = components['schemas']['PersonalSettings'];

export interface SettingsDeps {
  database: Database;
  live: Pick<LiveWatch, 'hintTo'>;
  now(): Date;
}

/** CO-014 is the first. */
const perPages = [15, 30, 50, 100] as const;

/** As the profile and the own calls have them. */
export const personalSettings = async (
  { database }: Pick<SettingsDeps, 'database'>,
  accountId: string,
): Promise<PersonalSettings> => present(await settingsOf(database.sql, accountId));

/** Writes these settings and no others, and tells the person's other consoles. Answers old and new value for the audit trail. */
export async function changeOwnSettings(
  { database, live, now }: SettingsDeps,
  accountId: string,
  { perPage, ...settings }: Partial<PersonalSettings>,
): Promise<{ before: PersonalSettings; after: PersonalSettings }> {
  const before = present(await settingsOf(database.sql, accountId));
  const change = { ...settings, ...(perPage !== undefined && { per_page: perPage }) };
  await changeSettings(database.sql, accountId, change, now());
  const after = present(await settingsOf(database.sql, accountId));
  live.hintTo([accountId], 'settings');
  return { before, after };
}

/** Whether times can be shown in it. */
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
  messages: row?.messages ? [...messagesOf(row.messages)] : null,
  mails: row?.mails ? [...mailsOf(row.mails)] : null,
});
