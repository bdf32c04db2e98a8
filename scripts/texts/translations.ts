import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OtherLanguage } from '#domain/text/languages.ts';
import { argumentsOf, treeOf } from './icu.ts';

/** A text in a language that the product is not written in, by the id of the text. */
export interface Translation {
  /** The English text that it translates. */
  en: string;
  /** The English text that it was made from, where that has changed: to be removed once the translation fits again. */
  was?: string;
  /** Empty until it is translated. */
  text: string;
}

export type Translations = Record<string, Translation>;

export interface EnglishText {
  id: string;
  en: string;
}

export const translationsFolder = 'translations';

const fileOf = (language: OtherLanguage, folder: string) => join(folder, `${language}.json`);

export function readTranslations(language: OtherLanguage, folder = translationsFolder): Translations {
  const file = fileOf(language, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeTranslations(language: OtherLanguage, translations: Translations, folder: string): void {
  writeFileSync(fileOf(language, folder), `${JSON.stringify(translations, null, 2)}\n`);
}

/** The translations of all texts of the product: new ones are empty, those of texts that are gone are left out. */
export const updated = (translations: Translations, texts: readonly EnglishText[]): Translations =>
  Object.fromEntries(texts.map(({ id, en }) => [id, updatedOne(translations[id], en)]));

function updatedOne(known: Translation | undefined, en: string): Translation {
  if (!known || known.text === '') return { en, text: '' };
  if (known.en === en) return known;
  const was = known.was ?? known.en;
  // Its English changed back meanwhile.
  return was === en ? { en, text: known.text } : { en, was, text: known.text };
}

/** True if a text was translated from the English text that the product has now. */
export const isMade = (translation: Translation | undefined, { en }: EnglishText): boolean =>
  translation !== undefined &&
  translation.en === en &&
  translation.was === undefined &&
  translation.text !== '';

/** Problems of the translated texts. */
export function problemsOfTranslations(
  language: OtherLanguage,
  translations: Translations,
  texts: readonly EnglishText[],
): string[] {
  return texts.flatMap((english) => {
    const translation = translations[english.id];
    if (!translation || !isMade(translation, english)) return [];
    const place = `${fileOf(language, translationsFolder)}: ${english.id}`;
    const [tree, source] = [treeOf(translation.text), treeOf(english.en)];
    if (typeof tree === 'string') return [`${place}: ${tree}`];
    if (typeof source === 'string' || argumentsOf(tree).join() === argumentsOf(source).join()) return [];
    return [`${place} takes other values than in English`];
  });
}
