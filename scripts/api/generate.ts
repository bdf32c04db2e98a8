import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientConditions } from '#domain/client-conditions.ts';
import { errorCatalogue, errorCodes } from '#domain/errors.ts';
import { bundleDocuments, documentNames, writeBundles } from './bundle.ts';
import { limitTable } from './limits.ts';
import { filterTable, operationTable, permissionList } from './operation-table.ts';
import { expandResources } from './resources.ts';
import { secretTable } from './secrets.ts';
import { expandSettings } from './settings.ts';
import { expandStreams } from './streams.ts';
import { tableList } from './tables.ts';

/**
 * openapi/ → src/api/*, and the error catalogue → docs/errors.md. With `--check` nothing is written and the exit code tells whether the checked-in files are
 * what the contract says.
 */
const check = process.argv.includes('--check');
const root = new URL('../../', import.meta.url);
const stale: string[] = [];
// First these, because the documents refer to what they are expanded to.
await keep(await expandResources());
await keep(await expandStreams());
await keep(expandSettings());
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
files.set('src/api/permissions.gen.ts', permissionList(documents));
files.set('src/api/filters.gen.ts', filterTable(documents));
files.set('src/api/limits.gen.ts', limitTable(documents));
files.set('src/api/secrets.gen.ts', secretTable(documents));
files.set('src/api/tables.gen.ts', tableList(documents.admin));
files.set('docs/errors.md', formatted('docs/errors.md', errorDocs()));

async function keep(texts: Map<string, string>): Promise<void> {
  for (const [path, text] of texts) {
    const url = new URL(path, root);
    const present = await readFile(url, 'utf8').catch(() => '');
    if (present === text) continue;
    stale.push(path);
    if (!check) await writeFile(url, text);
  }
}

/** As the formatter wants it, so that the style check and the check for staleness agree. */
function formatted(path: string, text: string): string {
  const biome = new URL('node_modules/.bin/biome', root).pathname;
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], { input: text, encoding: 'utf8' });
}

await keep(files);
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run api\` and commit the result.`);
  process.exitCode = 1;
} else {
  await writeBundles(documents);
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'The generated API files are up to date.');
}

/** Text of docs/errors.md. */
function errorDocs(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const codes = errorCodes.map((code) => {
    const { status, hintStatus, en, handling, rows } = { hintStatus: undefined, ...errorCatalogue[code] };
    const statuses = hintStatus ? `${status}, ${hintStatus}` : String(status);
    return `| \`${code}\` | ${statuses} | ${cell(en)} | ${cell(handling)} | ${rows.join(', ')} |`;
  });
  const conditions = clientConditions.map(
    ({ row, when, says }) => `| ${row} | ${cell(when)} | ${cell(says)} |`,
  );
  return `# Errors

Generated from \`src/domain/errors.ts\` by \`npm run api\`. Do not edit.

Every answer has the shape \`{code, message, data}\`. \`code\` is \`success\` or one of these; \`message\` is in the language of
\`Accept-Language\` (English or Korean). Refused input is \`custom\` with \`data.errors\`, a list of \`{field, message}\`; it may come with
status 413 (body too large), 415 (not JSON) or 429 (too many failed logins, with \`Retry-After\`). \`roleerr\` names the missing permission in
\`data.permission\`. A code with two statuses comes with the second from create, update and accept calls.

| Code | Status | Message | What the console does | Rows |
| ---- | ------ | ------- | --------------------- | ---- |
${codes.join('\n')}

## Conditions without a code

What the console notices itself.

| Row | When | Text |
| --- | ---- | ------------ |
${conditions.join('\n')}
`;
}
