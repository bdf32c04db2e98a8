import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleDocuments, writeBundles } from './bundle.ts';
import { documentNames } from './document.ts';
import { errorDocs } from './error-docs.ts';
import { operationTable } from './operation-table.ts';

/**
 * openapi/ → src/api/*, and the error catalogue → docs/errors.md. With `--check` nothing is written and the exit code tells whether the checked-in files are
 * what the contract says.
 */
const check = process.argv.includes('--check');
const root = new URL('../../', import.meta.url);
const documents = await bundleDocuments();
const files = new Map<string, string>();
for (const name of documentNames) {
  const nodes = await openapiTS(structuredClone(documents[name]) as never, { defaultNonNullable: false });
  files.set(
    `src/api/${name}.d.ts`,
    `// Generated from openapi/ by \`npm run api\`. Do not edit.\n${astToString(nodes)}`,
  );
}
files.set('src/api/operations.gen.ts', operationTable(documents));
files.set('docs/errors.md', formatted('docs/errors.md', errorDocs()));

/** As the formatter wants it, so that the style check and the check for staleness agree. */
function formatted(path: string, text: string): string {
  const biome = new URL('node_modules/.bin/biome', root).pathname;
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], { input: text, encoding: 'utf8' });
}

const stale: string[] = [];
for (const [path, text] of files) {
  const url = new URL(path, root);
  const present = await readFile(url, 'utf8').catch(() => '');
  if (present === text) continue;
  stale.push(path);
  if (!check) await writeFile(url, text);
}
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run api\` and commit the result.`);
  process.exitCode = 1;
} else {
  await writeBundles(documents);
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'The generated API files are up to date.');
}
