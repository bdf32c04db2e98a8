/**
 * Texts, from source to bundle: extract the English ones, hold the Korean ones against them, compile both to ASTs.
 * `node scripts/i18n.ts` writes; with `--check` it fails when a file would change or a language is incomplete.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

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
const behindSignIn = ['entities/task', 'entities/consent', 'entities/audit', 'features/devices'];
const partOf = (file: string): string =>
  parts.find((part) => file.startsWith(`${features}${part}/`)) ??
  (behindSignIn.some((folder) => file.startsWith(`src/web/${folder}/`)) ? 'console' : 'start');

const check = process.argv.includes('--check');
const i18n = 'src/web/i18n';
const scratch = mkdtempSync(join(tmpdir(), 'texts-'));
const formatjs = (...args: string[]) =>
  execFileSync(process.execPath, ['node_modules/@formatjs/cli/bin/formatjs', ...args], { stdio: 'pipe' });

const readObject = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
const argumentNames = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort().join(' ');

interface Text {
  english: string;
  part: string;
}

function extractEnglish(): Record<string, Text> {
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
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const problems: string[] = [];
const write = (file: string, text: string) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) problems.push(`${file} is out of date`);
  else writeFileSync(file, text);
};

const english = extractEnglish();
// One file beside the texts of each part that wants its own; the rest in src/web/i18n.
const korean = Object.assign(
  {},
  ...globSync('src/web/**/ko.json', { exclude: [`${i18n}/compiled/**`] }).map(readObject),
);
const koreanFile = join(scratch, 'ko.json');
writeFileSync(koreanFile, JSON.stringify(korean));
for (const [id, { english: text }] of Object.entries(english)) {
  const translation = korean[id];
  if (typeof translation !== 'string') problems.push(`Korean is missing: ${id}: ${text}`);
  else if (argumentNames(translation) !== argumentNames(text))
    problems.push(`Korean has other arguments: ${id}`);
}
for (const id of Object.keys(korean)) if (!(id in english)) problems.push(`Korean has an unknown id: ${id}`);

const englishFile = join(scratch, 'en.json');
writeFileSync(
  englishFile,
  JSON.stringify(Object.fromEntries(Object.entries(english).map(([id, text]) => [id, text.english]))),
);
for (const [language, source] of [
  ['en', englishFile],
  ['ko', koreanFile],
] as const) {
  const out = join(scratch, `${language}.compiled.json`);
  formatjs('compile', source, '--ast', '--format', 'simple', '--out-file', out);
  const sorted = Object.entries(readObject(out)).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(`${i18n}/compiled/${language}`, { recursive: true });
  for (const part of ['start', ...parts]) {
    const texts = Object.fromEntries(sorted.filter(([id]) => english[id]?.part === part));
    if (Object.keys(texts).length === 0) problems.push(`a route names texts that are not there: ${part}`);
    write(`${i18n}/compiled/${language}/${part.replaceAll('/', '-')}.json`, `${JSON.stringify(texts)}\n`);
  }
}
rmSync(scratch, { recursive: true });

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(english).length} texts, both languages complete`);
}
