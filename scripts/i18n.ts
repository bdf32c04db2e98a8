import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { taskTexts } from '#domain/task-kinds/texts.ts';

/**
 * Texts that only some pages show come in files of their own: a route names the folders of `features/` whose texts its page
 * shows (`texts: ['cases']`), and the texts of such a folder are loaded with the page. The rest is there from the start, but
 * for what only the console behind the sign-in shows (`console`).
 */
const features = 'src/web/features/';
const parts = [
  ...new Set(
    globSync('src/web/routes/*.tsx').flatMap((file) => {
      const [, names = ''] = /\btexts: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
      return [...names.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []);
    }),
  ),
].sort();
/** Texts of several pages, all of them behind the sign-in, which need not wait for them. */
const behindSignIn = [
  'entities/task',
  'entities/consent',
  'entities/audit',
  'entities/table-file',
  'entities/file-upload',
  'features/devices',
  'charts/kit',
];
/** A folder within another one is a part of its own: the longest name counts. */
const byLength = parts.toSorted((one, other) => other.length - one.length);
const partOf = (file: string): string =>
  byLength.find((part) => file.startsWith(`${features}${part}/`)) ??
  (behindSignIn.some((folder) => file.startsWith(`src/web/${folder}/`)) ? 'console' : 'start');

/** Where the compiled texts are, a file for each language and part. */
export const compiledTexts = 'src/web/i18n/compiled';

const formatjs = (...args: string[]) =>
  execFileSync(process.execPath, ['node_modules/@formatjs/cli/bin/formatjs', ...args], { stdio: 'pipe' });

const readObject = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
const argumentNames = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort().join(' ');

interface Text {
  english: string;
  part: string;
}

function extractEnglish(scratch: string): Record<string, Text> {
  const file = join(scratch, 'extracted.json');
  formatjs(
    'extract',
    'src/web/**/messages.ts',
    'src/web/routes/*.tsx',
    'src/web/**/*-messages.ts',
    '--out-file',
    file,
    '--throws',
    '--extract-source-location',
  );
  const texts: [string, Text][] = [];
  for (const [id, found] of Object.entries(readObject(file))) {
    const { defaultMessage, file: source } = Object.assign({ defaultMessage: null, file: null }, found);
    if (typeof defaultMessage !== 'string' || typeof source !== 'string')
      throw new Error(`no default text: ${id}`);
    texts.push([id, { english: defaultMessage, part: partOf(relative(process.cwd(), resolve(source))) }]);
  }
  for (const { id, defaultMessage } of taskTexts())
    texts.push([id, { english: defaultMessage, part: 'console' }]);
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One file beside the texts of each part that wants its own; the rest in src/web/i18n. */
const readKorean = (): Record<string, unknown> =>
  Object.assign(
    {},
    ...globSync('src/{web,domain}/**/ko.json', { exclude: [`${compiledTexts}/**`] }).map(readObject),
  );

function differences(english: Record<string, Text>, korean: Record<string, unknown>): string[] {
  const missing = Object.entries(english).flatMap(([id, { english: text }]) => {
    const translation = korean[id];
    if (typeof translation !== 'string') return [`Korean is missing: ${id}: ${text}`];
    return argumentNames(translation) === argumentNames(text) ? [] : [`Korean has other arguments: ${id}`];
  });
  const unknown = Object.keys(korean).filter((id) => !(id in english));
  return [...missing, ...unknown.map((id) => `Korean has an unknown id: ${id}`)];
}

/** The texts of both languages as ASTs, one file for each part, and what is missing in one of the languages. */
export function compileTexts(): { files: Map<string, string>; problems: string[] } {
  const scratch = mkdtempSync(join(tmpdir(), 'texts-'));
  const english = extractEnglish(scratch);
  const korean = readKorean();
  const problems = differences(english, korean);
  const files = new Map<string, string>();
  const sources = {
    en: Object.fromEntries(Object.entries(english).map(([id, text]) => [id, text.english])),
    ko: korean,
  };
  for (const [language, texts] of Object.entries(sources)) {
    const source = join(scratch, `${language}.json`);
    const out = join(scratch, `${language}.compiled.json`);
    writeFileSync(source, JSON.stringify(texts));
    formatjs('compile', source, '--ast', '--format', 'simple', '--out-file', out);
    const sorted = Object.entries(readObject(out)).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const part of ['start', ...parts]) {
      const some = Object.fromEntries(sorted.filter(([id]) => english[id]?.part === part));
      if (Object.keys(some).length === 0) problems.push(`a route names texts that are not there: ${part}`);
      files.set(
        `${compiledTexts}/${language}/${part.replaceAll('/', '-')}.json`,
        `${JSON.stringify(some)}\n`,
      );
    }
  }
  rmSync(scratch, { recursive: true });
  return { files, problems };
}
