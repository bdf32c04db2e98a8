/** The languages that the product is written in (RU-133). Letters, errors and files that it makes are in one of these. */
export const writtenLanguages = ['en', 'ko'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** Listed by the specification (CO-022), and offered in the console once all texts are translated (A-049, docs/translating.md). */
export const otherLanguages = ['zh', 'es', 'ja', 'de', 'fr'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

export const languages = [...writtenLanguages, ...otherLanguages] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, so that users who read no other one find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  zh: '中文',
  es: 'Español',
  ja: '日本語',
  de: 'Deutsch',
  fr: 'Français',
};

/** The language of what the product writes for a reader of `language`. */
export const writtenFor = (language: Language): WrittenLanguage => (language === 'ko' ? 'ko' : 'en');

/** Progress of a language's translation. */
export interface LanguageState {
  language: Language;
  /** Texts that are translated, of how many. */
  made: number;
  texts: number;
}

export const isComplete = ({ made, texts }: LanguageState): boolean => made === texts;
