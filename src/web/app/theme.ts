import { type Preferences, readPreferences, writePreferences } from '#web/ambient/preferences.ts';

const system = window.matchMedia('(prefers-color-scheme: dark)');

function apply({ theme, density }: Pick<Preferences, 'theme' | 'density'>): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
  dataset.density = density;
}

/** public/theme.js has set both before the first paint; from here on the system's own change is followed. */
export function followSystemTheme(): void {
  system.addEventListener('change', () => apply(readPreferences()));
}

export function chooseLook(change: Partial<Pick<Preferences, 'theme' | 'density'>>): void {
  writePreferences(change);
  apply(readPreferences());
}
