import { type DateFormat, dateFormats } from '#domain/display.ts';
import type { Language } from '#domain/text/languages.ts';
import { offeredLanguages } from './languages.ts';
import { localStore, readJson, writeJson } from './storage.ts';

/**
 * The preferences that this browser remembers. They are part of the login user info because a logout clears everything
 * else from local storage (RU-017), and the sign-in page keeps the language of the page before it.
 */
export interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'dense';
  /** IANA name; `own`: of this computer, `operator`: of the user's operator. */
  timezone: string;
  dateformat: DateFormat;
}

const loginUserInfoKey = 'loginUserInfo';

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise;

function stored(): Record<string, unknown> {
  const value = readJson(localStore, loginUserInfoKey);
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function read(): Preferences {
  const { language, theme, density, timezone, dateformat } = stored();
  return {
    language: oneOf(language, offeredLanguages, 'en'),
    theme: oneOf(theme, ['system', 'light', 'dark'], 'system'),
    density: oneOf(density, ['comfortable', 'dense'], 'comfortable'),
    timezone: typeof timezone === 'string' ? timezone : 'operator',
    dateformat: oneOf(dateformat, dateFormats, dateFormats[0]),
  };
}

let known: Preferences | null = null;

/** Returns the same object until a preference changes. */
export function readPreferences(): Preferences {
  known ??= read();
  return known;
}

export function writePreferences(change: Partial<Preferences> & { userName?: string }): void {
  writeJson(localStore, loginUserInfoKey, { ...stored(), ...change });
  forget();
}

export function forgetUserName(): void {
  const { userName: _, ...others } = stored();
  writeJson(localStore, loginUserInfoKey, others);
}

const readers = new Set<() => void>();

function forget(): void {
  known = null;
  for (const reader of readers) reader();
}

export const preferences = {
  /** Another tab of this browser has written them; `key` is null where it has cleared everything. */
  written: (key: string | null) => {
    if (key === null || key === loginUserInfoKey) forget();
  },
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};
