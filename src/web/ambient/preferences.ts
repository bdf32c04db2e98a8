import { localStore, readJson, writeJson } from './storage.ts';

/**
 * What this browser remembers of its reader. It is part of the login user info because a logout clears everything else
 * from local storage (RU-017), and the sign-in page keeps the language of the page before it.
 */
export interface Preferences {
  language: 'en' | 'ko';
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'dense';
  /** Whose time zone: of this computer, or of the user's operator. */
  times: 'own' | 'operator';
}

const loginUserInfoKey = 'loginUserInfo';

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise;

function stored(): Record<string, unknown> {
  const value = readJson(localStore, loginUserInfoKey);
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

export function readPreferences(): Preferences {
  const { language, theme, density, times } = stored();
  return {
    language: oneOf(language, ['en', 'ko'], 'en'),
    theme: oneOf(theme, ['system', 'light', 'dark'], 'system'),
    density: oneOf(density, ['comfortable', 'dense'], 'comfortable'),
    times: oneOf(times, ['own', 'operator'], 'own'),
  };
}

export function writePreferences(change: Partial<Preferences> & { userName?: string }): void {
  writeJson(localStore, loginUserInfoKey, { ...stored(), ...change });
  for (const reader of readers) reader();
}

const readers = new Set<() => void>();

export const preferences = {
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};

export type Language = Preferences['language'];
