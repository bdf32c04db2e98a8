import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemsOf } from './check.ts';
import { problemsOfTexts } from './compile.ts';
import { cataloguesIn } from './definitions.ts';
import { withoutTexts } from './without-texts.ts';

const define = (texts: string, feature = 'probe') =>
  `export const messages = defineMessages('${feature}', { ${texts} });\n`;
const open = "open: { en: 'Open', ko: '열림' }";
const close = "close: { en: 'Close', ko: '닫기' }";

describe('the texts in the source', () => {
  test('have ids of feature and key', () => {
    const [catalogue] = cataloguesIn('messages.ts', define(`${open}, '/a/b': { en: 'B', ko: '비' }`));
    expect(catalogue).toMatchObject({ feature: 'probe', name: 'messages', line: 1 });
    expect(catalogue?.texts.map(({ id }) => id)).toEqual(['probe.open', 'probe./a/b']);
  });

  test.each([
    ["open: { en: 'Open' }"],
    ["open: { en: 'Open', ko: '열림', de: 'Offen' }"],
    ["open: { en: name, ko: '열림' }"],
    ['...others'],
  ])('are literals in both languages, not %s', (texts) => {
    expect(() => cataloguesIn('messages.ts', define(texts))).toThrow(/^messages.ts:1: /);
  });

  test('are left out of the built console, with their keys and lines kept', () => {
    const code =
      "const a = defineMessages('probe', {\n  open: {\n    en: 'Open',\n    ko: '열림',\n  },\n});\n";
    const built = withoutTexts('src/web/a.ts', code);
    expect(built).not.toMatch(/Open|열림/);
    expect(built).toMatch(/'probe', \{\s*open: \{\s*\}/);
    expect(built.split('\n')).toHaveLength(code.split('\n').length);
    const language = "const names = { en: 'English', ko: '한국어' };";
    expect(withoutTexts('src/web/a.ts', language)).toBe(language);
  });

  test('of task kinds keep their ids', () => {
    const kind =
      "const a = { name: { en: 'Ping', ko: '핑' }, success: { id: 'x', en: 'Done', ko: '완료' } };";
    const built = withoutTexts('src/domain/task-kinds/a.ts', kind);
    expect(built.replaceAll(' ', '')).toBe("consta={name:{},success:{id:'x',}};");
  });
});

describe('the check of the texts', () => {
  const file = () => join(folder, 'messages.ts');
  const page = () => join(folder, 'page.ts');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'));
    mkdirSync(folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function check(texts: string, use: string): string[] {
    writeFileSync(file(), define(texts));
    writeFileSync(page(), `import { messages as words } from './messages.ts';\n${use}\n`);
    return problemsOf(cataloguesIn(file(), define(texts)), [file(), page()]);
  }

  test('names a text that nothing shows', () => {
    expect(check(`${open}, ${close}`, 'show(words.open);')).toEqual([
      `${file()}:1: nothing shows probe.close`,
    ]);
    expect(check(`${open}, ${close}`, "show(words.open, words['close']);")).toEqual([]);
  });

  test.each(['show(words[name]);', 'show(words);', 'show({ ...words });', 'const { open } = words;'])(
    'takes every text of a catalogue as shown after %s',
    (use) => {
      expect(check(`${open}, ${close}`, use)).toEqual([]);
    },
  );

  test('names a text that is there twice, and lets one word have two meanings', () => {
    const again = "again: { en: 'Open', ko: '열림' }";
    const verb = "verb: { en: 'Open', ko: '열기' }";
    expect(check(`${open}, ${again}`, 'show(words.open, words.again);')).toEqual([
      `${file()}:1: probe.again has the text of probe.open`,
    ]);
    expect(check(`${open}, ${verb}`, 'show(words.open, words.verb);')).toEqual([]);
  });

  test('names doubled ids and features, other values, and what does not parse', () => {
    const problems = (...codes: string[]) =>
      problemsOfTexts(codes.flatMap((code, at) => cataloguesIn(`${at}.ts`, code)));
    expect(problems(define(open))).toEqual([]);
    expect(problems(define(open), define(close))).toEqual(['doubled: feature probe in 0.ts:1 and 1.ts:1']);
    expect(problems(define(open), "defineMessage('probe.open', { en: 'Open', ko: '열림' });")).toEqual([
      'doubled: probe.open in 0.ts:1 and 1.ts:1',
    ]);
    expect(problems(define("a: { en: '{count} devices', ko: '{number}대' }"))).toEqual([
      '0.ts:1: probe.a takes other values in Korean',
    ]);
    expect(problems(define("a: { en: '{count', ko: '{count}대' }"))[0]).toMatch(/^0.ts:1: .*: \{count$/);
  });
});
