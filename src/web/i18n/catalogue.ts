import type { IntlProvider } from 'react-intl';
import { writePreferences } from '#web/ambient/preferences.ts';
import { type Language, storedLanguage } from './language.ts';

type Texts = NonNullable<Parameters<typeof IntlProvider>[0]['messages']>;
type File = () => Promise<{ default: Texts }>;
/** `start` is there before the first render, the others when the first page that shows them is opened (scripts/i18n.ts). */
export type Part = 'start' | 'device' | 'tasks' | 'verify' | 'cases' | 'machines';

/** Messages parsed at build time; only the language in use is loaded. */
const files: Record<Language, Record<Part, File>> = {
  en: {
    start: () => import('./compiled/en/start.json'),
    device: () => import('./compiled/en/device.json'),
    tasks: () => import('./compiled/en/tasks.json'),
    verify: () => import('./compiled/en/verify.json'),
    cases: () => import('./compiled/en/cases.json'),
    machines: () => import('./compiled/en/machines.json'),
  },
  ko: {
    start: () => import('./compiled/ko/start.json'),
    device: () => import('./compiled/ko/device.json'),
    tasks: () => import('./compiled/ko/tasks.json'),
    verify: () => import('./compiled/ko/verify.json'),
    cases: () => import('./compiled/ko/cases.json'),
    machines: () => import('./compiled/ko/machines.json'),
  },
};

interface Catalogue {
  language: Language;
  texts: Texts;
}

let shown: Catalogue = { language: storedLanguage(), texts: {} };
const needed = new Set<Part>();
const readers = new Set<() => void>();

async function show(language: Language): Promise<void> {
  const wanted = [...needed];
  const parts = await Promise.all(wanted.map((part) => files[language][part]()));
  // A page was opened while the language was changing.
  if (needed.size > wanted.length) return show(language);
  shown = { language, texts: Object.assign({}, ...parts.map((part) => part.default)) };
  for (const reader of readers) reader();
}

/** Settles when the texts can be shown: no page appears with half of its words. */
export async function needTexts(part: Part): Promise<void> {
  if (needed.has(part)) return;
  await files[shown.language][part]();
  needed.add(part);
  await show(shown.language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  writePreferences({ language });
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
