// Holds the language of the repository: words that make a sentence a riddle (list.ts) in comments, screen texts, test
// names, descriptions and documents; comments without a main clause (headless.ts); names that are riddles (names.ts).
// Older findings are counted by folder in left.json and may only become less: `npm run words` lists them,
// `npm run words -- --accept` lowers the counts after some of them were rewritten.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { bannedWords } from './list.ts';
import { findingsOfSource } from './sources.ts';
import { type TextLine, textsOf } from './texts.ts';

interface Finding extends TextLine {
  word: string;
  instead: string;
}

const leftFile = new URL('./left.json', import.meta.url);
const left: Record<string, number> = JSON.parse(readFileSync(leftFile, 'utf8'));
const quiet = process.argv.includes('--check');

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|md|yaml|sql|sh)$/.test(file) && !isExempt(file));

const patterns = bannedWords.map((banned) => ({
  ...banned,
  pattern: new RegExp(`(?<![\\w-]|\\w['’])${banned.word}(?:['’]s)?(?![\\w'’-])`, 'i'),
}));

const findings = files.flatMap((file): Finding[] => [
  ...textsOf(file).flatMap(findIn),
  ...(/\.tsx?$/.test(file) ? findingsOfSource(file, readFileSync(file, 'utf8')) : []),
]);
const counts: Record<string, number> = Object.fromEntries(
  [...Map.groupBy(findings, ({ file }) => folderOf(file))]
    .map(([folder, all]) => [folder, all.length])
    .sort(),
);

if (process.argv.includes('--accept')) {
  writeFileSync(leftFile, `${JSON.stringify(counts, null, 2)}\n`);
} else {
  const grown = Object.entries(counts).filter(([folder, count]) => count > (left[folder] ?? 0));
  for (const { file, line, word, instead, text } of findings)
    if (!quiet || grown.some(([folder]) => folder === folderOf(file)))
      console.error(`${file}:${line} "${word}": ${instead}\n    ${text.trim()}`);
  for (const [folder, count] of grown)
    console.error(`${folder}: ${count} findings, ${left[folder] ?? 0} allowed`);
  console.log(`${findings.length} findings are left`);
  process.exitCode = grown.length === 0 ? 0 : 1;
}

function findIn(line: TextLine): Finding[] {
  return patterns.flatMap(({ pattern, word, instead }) =>
    pattern.test(line.text) ? [{ ...line, word, instead }] : [],
  );
}

/** Folders of two parts, so that one can be finished at a time. */
function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.length < 3 ? (parts.length === 1 ? '.' : (parts[0] ?? '.')) : parts.slice(0, 2).join('/');
}

/** Generated files, this list itself, and words that the requirements quote. */
function isExempt(file: string): boolean {
  return /\.gen\.|\.d\.ts$|^scripts\/words\/|^tests\/corpus\/|^src\/server\/core\/database\/sql\//.test(file);
}
