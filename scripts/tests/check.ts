// Holds deadlines and sleeps of tests that measure the machine (deadlines.ts). What was there before is counted by file
// in left.json and may only become less: `npx node scripts/tests/check.ts` lists it, `--accept` lowers the counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles, textOf } from '../docs/markdown.ts';
import { deadlinesIn } from './deadlines.ts';

const leftFile = new URL('./left.json', import.meta.url);
const left: Record<string, number> = JSON.parse(readFileSync(leftFile, 'utf8'));

/** Benches and the soak measure time, so theirs is real. */
const isTest = (file: string) =>
  /^tests\/.*\.ts$|\.test\.tsx?$/.test(file) && !/^tests\/(bench|soak|corpus)\/|\.d\.ts$/.test(file);

const found = repositoryFiles()
  .filter(isTest)
  .flatMap((file) => deadlinesIn(file, textOf(file)));
const counts = new Map([...Map.groupBy(found, ({ file }) => file)].map(([file, all]) => [file, all.length]));

if (process.argv.includes('--accept')) {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(leftFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
} else {
  const isQuiet = process.argv.includes('--check');
  const grown = [...counts].filter(([file, count]) => count > (left[file] ?? 0)).map(([file]) => file);
  const lowered = Object.keys(left).filter((file) => (counts.get(file) ?? 0) < (left[file] ?? 0));
  for (const { file, line, problem } of found)
    if (!isQuiet || grown.includes(file)) console.error(`${file}:${line} ${problem}`);
  for (const file of lowered)
    console.error(`${file}: fewer are left than counted, run node scripts/tests/check.ts --accept`);
  console.log(`${found.length} short deadlines and long sleeps are left`);
  process.exitCode = grown.length + lowered.length === 0 ? 0 : 1;
}
