import { isOffered } from '#web/ambient/languages.ts';
import { listSettings } from '#web/ambient/list-settings.ts';
import {
  type Preferences,
  preferences,
  readPreferences,
  writePreferences,
} from '#web/ambient/preferences.ts';
import { keepSettings, type PersonalSettings, readSettings } from '#web/http/settings.ts';
import { catalogue, followLanguage, showLanguage } from '#web/i18n/catalogue.ts';

const system = window.matchMedia('(prefers-color-scheme: dark)');

function look({ theme, density }: Pick<Preferences, 'theme' | 'density'>): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
  dataset.density = density;
}

/** public/theme.js has set both before the first paint; from here on the system's own change is followed. */
export function followSystemTheme(): void {
  system.addEventListener('change', () => look(readPreferences()));
}

/** Another tab of this browser changed a setting; the tab that writes does not get the event. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    preferences.written(key);
    look(readPreferences());
    // Texts that cannot be loaded now: the page stays in the language it has.
    followLanguage().catch((cause: unknown) => console.warn(cause));
  });
}

/** Applies the server's settings in this browser. A setting that was never chosen stays as the browser has it. */
export async function applySettings(settings: PersonalSettings): Promise<void> {
  const { ui, density, language, timezone, dateformat, perPage, columns } = settings;
  writePreferences({
    ...(ui && { theme: ui }),
    ...(density && { density }),
    ...(timezone && { timezone }),
    ...(dateformat && { dateformat }),
  });
  look(readPreferences());
  if (perPage) listSettings.showRows(perPage);
  for (const [list, hidden] of Object.entries(columns)) listSettings.hide(list, hidden);
  // Chosen in a console that had more languages.
  if (!language || !isOffered(language)) return;
  if (language !== catalogue.read().language) await showLanguage(language);
}

/** Another console of the same person has changed something. */
export async function readSettingsAgain(): Promise<PersonalSettings | null> {
  const settings = await readSettings();
  if (settings) await applySettings(settings);
  return settings;
}

/** Chosen here: at once in this browser, and kept for the others. */
export function choosePreferences(change: Partial<Omit<Preferences, 'language'>>): void {
  const { theme, ...others } = change;
  writePreferences(change);
  look(readPreferences());
  keepSettings({ ...others, ...(theme && { ui: theme }) });
}
