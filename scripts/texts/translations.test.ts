import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compiledTexts, compileTexts, textsOfProduct } from './compile.ts';
import {
  isMade,
  problemsOfTranslations,
  readTranslations,
  type Translations,
  updated,
  writeTranslations,
} from './translations.ts';

const open = { id: 'probe.open', en: 'Open' };
const count = { id: 'probe.count', en: '{count, number} devices' };

describe('the translations of a language', () => {
  test('get new texts empty, and lose those that are gone', () => {
    expect(updated({ gone: { en: 'Gone', text: 'Weg' } }, [open])).toEqual({
      'probe.open': { en: 'Open', text: '' },
    });
  });

  test('keep a text whose English changed, and mark it until it is checked', () => {
    const known = { 'probe.open': { en: 'Opened', text: 'Geöffnet' } };
    const marked = updated(known, [open]);
    expect(marked).toEqual({ 'probe.open': { en: 'Open', was: 'Opened', text: 'Geöffnet' } });
    expect(isMade(known['probe.open'], open)).toBe(false);
    expect(isMade(marked['probe.open'], open)).toBe(false);
    expect(updated(marked, [open])).toEqual(marked);
    expect(updated(marked, [{ ...open, en: 'Opened' }])).toEqual(known);
    expect(isMade({ en: 'Open', text: 'Öffnen' }, open)).toBe(true);
  });

  test('follow the new English where nothing was translated yet', () => {
    expect(updated({ 'probe.open': { en: 'Opened', text: '' } }, [open])).toEqual({
      'probe.open': { en: 'Open', text: '' },
    });
  });

  test('take the values of the English text', () => {
    const problems = (text: string) =>
      problemsOfTranslations('de', { 'probe.count': { en: count.en, text } }, [count]);
    expect(problems('{count, number} Geräte')).toEqual([]);
    expect(problems('{number} Geräte')).toEqual([
      'translations/de.json: probe.count takes other values than in English',
    ]);
    expect(problems('{count Geräte')[0]).toMatch(/^translations\/de.json: probe.count: .*: \{count Geräte$/);
    expect(problems('')).toEqual([]);
  });
});

describe('a language of the console', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'translations-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Every text in brackets: other than English, and with the same values. */
  const pseudo = (): Translations =>
    Object.fromEntries(textsOfProduct().map(({ id, en }) => [id, { en, text: `[${en}]` }]));
  const compiledIn = (language: string, files: Map<string, string>) =>
    [...files.keys()].filter((file) => file.startsWith(`${compiledTexts}/${language}/`));
  const statesIn = (files: Map<string, string>): { language: string; made: number; texts: number }[] =>
    JSON.parse(files.get(`${compiledTexts}/languages.json`) ?? '[]');

  test('is compiled once every text is translated, and all seven are listed (CO-022, RU-133)', () => {
    const all = pseudo();
    writeTranslations('de', all, folder);
    const { files, problems } = compileTexts(folder);
    expect(problems).toEqual([]);
    expect(compiledIn('de', files)).toHaveLength(compiledIn('en', files).length);
    expect(files.get(`${compiledTexts}/de/start.json`)).toContain('[Page not found]');
    const count = Object.keys(all).length;
    expect(statesIn(files)).toMatchObject([
      { language: 'en', made: count, texts: count },
      { language: 'ko', made: count, texts: count },
      { language: 'zh', made: 0, texts: count },
      { language: 'es', made: 0, texts: count },
      { language: 'ja', made: 0, texts: count },
      { language: 'de', made: count, texts: count },
      { language: 'fr', made: 0, texts: count },
    ]);
  });

  test('is left out while one text is missing', () => {
    const all = pseudo();
    const [first = ''] = Object.keys(all);
    writeTranslations('de', { ...all, [first]: { en: all[first]?.en ?? '', text: '' } }, folder);
    const { files } = compileTexts(folder);
    expect(compiledIn('de', files)).toEqual([]);
    const state = statesIn(files).find(({ language }) => language === 'de');
    expect(state?.made).toBe((state?.texts ?? 0) - 1);
    expect(Object.keys(readTranslations('de', folder))).toHaveLength(state?.texts ?? 0);
  });
});
