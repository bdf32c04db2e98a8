// `npm run generate`: generates files from the contract (openapi/), the texts and the error catalogue. Build, dev,
// lint, type check and tests run it first; without changes it ends at once. `--check` does not write the files that are
// in git, and fails if one of them is out of date.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Generated {
  /** Files in git that were out of date. */
  stale: string[];
  /** Problems of the texts, one a line. */
  problems: string[];
}

const stamp = 'dist/generated';
const involved = [
  'package-lock.json',
  'docs/errors.md',
  '{openapi,scripts,machines,src/api,src/domain,src/server/core/exports,dist/openapi,src/web/i18n/compiled}/**/*',
  'src/web/routes/*.tsx',
  'translations/*.json',
];

/** Returns a digest of all files that are read or written here. */
function fingerprint(): string {
  const withTexts = globSync('src/web/**/*.{ts,tsx}').filter((file) =>
    textOf(file).includes('defineMessage'),
  );
  const files = [...new Set([...globSync(involved), ...withTexts])].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    // An editor may have removed its temporary file by now.
    const found = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${found?.size} ${found?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export async function generate({ check = false } = {}): Promise<Generated> {
  if (textOf(stamp) === fingerprint()) return { stale: [], problems: [] };
  // These are loaded here, because that takes most of a second.
  const [{ apiFiles }, { compiledTexts, compileTexts }, { errorDocs }, exports] = await Promise.all([
    import('./api/files.ts'),
    import('./texts/compile.ts'),
    import('./docs/errors.ts'),
    import('./exports/texts.ts'),
  ]);
  const isInGit = (file: string) => !/^(dist|src\/web\/i18n\/compiled)\/|-titles\.gen\.ts$/.test(file);
  const stale: string[] = [];
  const writeAll = (files: Iterable<[string, string]>) => {
    for (const [file, text] of files) {
      if (textOf(file) === text) continue;
      if (isInGit(file)) stale.push(file);
      if (!check || !isInGit(file)) write(file, text);
    }
  };
  writeAll([...(await apiFiles()), ['docs/errors.md', errorDocs()]]);
  // Some catalogues were written just now.
  const texts = compileTexts();
  writeAll([...texts.files, [exports.exportTextsFile, exports.exportTexts()]]);
  for (const file of globSync(`${compiledTexts}/*/*.json`)) if (!texts.files.has(file)) rmSync(file);
  const isCurrent = texts.problems.length === 0 && (stale.length === 0 || !check);
  if (isCurrent) write(stamp, fingerprint());
  return { stale, problems: texts.problems };
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  const { stale, problems } = await generate({ check });
  for (const problem of problems) console.error(problem);
  if (check && stale.length > 0)
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  else if (stale.length > 0) console.log(`Written: ${stale.join(', ')}`);
  process.exitCode = problems.length > 0 || (check && stale.length > 0) ? 1 : 0;
}
