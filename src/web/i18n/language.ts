import { type Preferences, readPreferences } from '#web/ambient/preferences.ts';

export type Language = Preferences['language'];

/** Header values of CO-105. */
export const languageHeader = { en: 'en-US', ko: 'ko-KR' } as const satisfies Record<Language, string>;

export const storedLanguage = (): Language => readPreferences().language;
