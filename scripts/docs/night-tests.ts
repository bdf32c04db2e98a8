// Checks that each `atNight(file, name)` of a browser test names a test that runs by day. Playwright reads only the files
// that it runs, so a test that was renamed would be noticed in the night.
import { existsSync, globSync, readFileSync } from 'node:fs';

const testTitle = /\b(?:test|it|describe)(?:\.\w+)*\([^'"`]*?(['"`])((?:\\.|(?!\1).)*)\1/gs;
const tableTitle = /\]\s*(?:as const)?\s*\)\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const call = /\batNight\(\s*'([^']+)',\s*'((?:\\.|[^'])+)',?\s*\)/g;

const titlesOf = (code: string): string[] =>
  [testTitle, tableTitle].flatMap((pattern) =>
    Array.from(code.matchAll(pattern), ([, , title = '']) => title),
  );

/** Guards of the code that no test title contains. */
export function missingGuards(code: string, read: (file: string) => string | null): string[] {
  return Array.from(code.matchAll(call)).flatMap(([, file = '', name = '']) => {
    const guard = read(file);
    if (guard === null) return [`there is no file ${file}`];
    return titlesOf(guard).some((title) => title.includes(name)) ? [] : [`${file} has no test “${name}”`];
  });
}

if (process.argv[1] === import.meta.filename) {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  const missing = globSync('tests/e2e/**/*.e2e.ts').flatMap((file) =>
    missingGuards(readFileSync(file, 'utf8'), read).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of missing) console.error(problem);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
