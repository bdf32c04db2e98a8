import type { IntlProvider } from 'react-intl';
import type { Language } from '#domain/text/languages.ts';
import { readPreferences, writePreferences } from '#web/ambient/preferences.ts';
import { keepSettings } from '#web/http/settings.ts';

type Texts = NonNullable<Parameters<typeof IntlProvider>[0]['messages']>;
/** Messages parsed at build time, a file for each language and part; only what is shown is loaded. */
const files = import.meta.glob<{ default: Texts }>('./compiled/*/*.json');

/** `start` is there before the first render; the others are named by the routes (scripts/texts/parts.ts). */
async function load(language: Language, part: string): Promise<Texts> {
  const file = files[`./compiled/${language}/${part.replaceAll('/', '-')}.json`];
  if (!file) throw new Error(`no texts of ${part}: run npm run generate`);
  return (await file()).default;
}

interface Catalogue {
  language: Language;
  texts: Texts;
}

let shown: Catalogue = { language: readPreferences().language, texts: {} };
const needed = new Set<string>();
const readers = new Set<() => void>();

async function show(language: Language): Promise<void> {
  const wanted = [...needed];
  const parts = await Promise.all(wanted.map((part) => load(language, part)));
  // A page was opened while the language was changing.
  if (needed.size > wanted.length) return show(language);
  shown = { language, texts: Object.assign({}, ...parts) };
  for (const reader of readers) reader();
}

/** Settles when the texts can be shown: no page appears with half of its words. */
export async function needTexts(part: string): Promise<void> {
  if (needed.has(part)) return;
  await load(shown.language, part);
  needed.add(part);
  await show(shown.language);
}

/** True if the texts of a part are there: loading may have failed. */
export const hasTexts = (part: string): boolean => needed.has(part);

/** Settles when the texts are there. */
export async function showLanguage(language: Language): Promise<void> {
  await show(language);
  writePreferences({ language });
}

/**
 * Shows the language that another tab of this browser has chosen. It is not written again, because it may have changed
 * meanwhile.
 */
export async function followLanguage(): Promise<void> {
  const { language } = readPreferences();
  if (language === shown.language) return;
  await show(language);
  await followLanguage();
}

/** Chosen by the user: kept for their other browsers as well. */
export function chooseLanguage(language: Language): void {
  keepSettings({ language });
  void showLanguage(language);
}

export const catalogue = {
  read: () => shown,
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};
