/**
 * Texts, from source to bundle: extract the English ones, hold the Korean ones against them, compile both to ASTs.
 * `node scripts/i18n.ts` writes; with `--check` it fails when a file would change or a language is incomplete.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Texts that only some pages show come in files of their own, by the first word of their id; the rest is there from the start. */
const parts: Record<string, readonly string[]> = {
  device: ['device', 'diagnosis', 'history', 'operation'],
  tasks: ['tasks', 'why', 'verdict'],
  verify: ['verify'],
  cases: ['cases'],
  machines: ['machines'],
};
const partOf = (id: string): string =>
  Object.keys(parts).find((part) => parts[part]?.includes(id.split('.')[0] ?? '')) ?? 'start';

const check = process.argv.includes('--check');
const i18n = 'src/web/i18n';
const scratch = mkdtempSync(join(tmpdir(), 'texts-'));
const formatjs = (...args: string[]) =>
  execFileSync(process.execPath, ['node_modules/@formatjs/cli/bin/formatjs', ...args], { stdio: 'pipe' });

const readObject = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
const argumentNames = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort().join(' ');

function extractEnglish(): Record<string, string> {
  const file = join(scratch, 'extracted.json');
  formatjs(
    'extract',
    'src/web/**/messages.ts',
    'src/web/routes/-messages.ts',
    'src/web/**/*-messages.ts',
    '--out-file',
    file,
    '--throws',
  );
  const texts: [string, string][] = [];
  for (const [id, found] of Object.entries(readObject(file))) {
    const text =
      found && typeof found === 'object' && 'defaultMessage' in found ? found.defaultMessage : null;
    if (typeof text !== 'string') throw new Error(`no default text: ${id}`);
    texts.push([id, text]);
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
for (const [id, text] of Object.entries(english)) {
  const translation = korean[id];
  if (typeof translation !== 'string') problems.push(`Korean is missing: ${id}: ${text}`);
  else if (argumentNames(translation) !== argumentNames(text))
    problems.push(`Korean has other arguments: ${id}`);
}
for (const id of Object.keys(korean)) if (!(id in english)) problems.push(`Korean has an unknown id: ${id}`);

const englishFile = join(scratch, 'en.json');
writeFileSync(englishFile, JSON.stringify(english));
for (const [language, source] of [
  ['en', englishFile],
  ['ko', koreanFile],
] as const) {
  const out = join(scratch, `${language}.compiled.json`);
  formatjs('compile', source, '--ast', '--format', 'simple', '--out-file', out);
  const sorted = Object.entries(readObject(out)).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(`${i18n}/compiled/${language}`, { recursive: true });
  for (const part of ['start', ...Object.keys(parts)]) {
    const texts = Object.fromEntries(sorted.filter(([id]) => partOf(id) === part));
    write(`${i18n}/compiled/${language}/${part}.json`, `${JSON.stringify(texts)}\n`);
  }
}
rmSync(scratch, { recursive: true });

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(english).length} texts, both languages complete`);
}
