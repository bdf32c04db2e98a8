import { isComplete, type Language, type LanguageState, languageNames } from '#domain/text/languages.ts';

/** Written by `npm run generate` (scripts/texts/compile.ts). */
const files = import.meta.glob<readonly LanguageState[]>('../i18n/compiled/languages.json', {
  eager: true,
  import: 'default',
});

/** Every language that the specification lists, and how far its translation is. */
export const languageStates: readonly LanguageState[] = Object.values(files).flat();

/** Those that this console has all texts in. */
export const offeredLanguages: readonly Language[] = languageStates
  .filter(isComplete)
  .map(({ language }) => language);

export const languageChoices: readonly { value: Language; label: string }[] = offeredLanguages.map(
  (value) => ({
    value,
    label: languageNames[value],
  }),
);

export const isOffered = (language: Language): boolean => offeredLanguages.includes(language);
