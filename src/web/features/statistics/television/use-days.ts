import { useSyncExternalStore } from 'react';
import { shownDate } from '#domain/typed-date.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { useFormats } from '#web/i18n/use-text.ts';

/** Names of days: the weekday, and the date in the reader's format. */
export function useDays() {
  const formats = useFormats();
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  const weekday = (day: string) => formats.date(day, { weekday: 'short' });
  const date = (day: string) => shownDate(day, dateformat);
  return { weekday, date, name: (day: string) => `${weekday(day)} ${date(day)}` };
}
