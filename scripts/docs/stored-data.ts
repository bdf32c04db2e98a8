// Writes docs/stored-data.md from the declarations of tables and events in the code. `--check` fails if the page is out
// of date.
import { writeFileSync } from 'node:fs';
import { recordedKinds, redactableOf } from '#machines/recorded.ts';
import { storedEvents } from '#machines/stored-events.ts';
import { storedTables } from '#server/compose/stored-tables.ts';
import { tableOf, textOf } from './markdown.ts';

const page = 'docs/stored-data.md';
const code = (name: string) => `\`${name}\``;

/** Tables of the schema that no module declares would be missing on the page. */
const schema = [
  ...textOf('src/server/core/database/schema.sql').matchAll(/^create table (?:public\.)?(\w+)/gim),
].map(([, name = '']) => name);
const stored = storedTables();
const known = new Set<string>(stored.map(([name]) => name));
const missing = schema.filter((name) => !known.has(name));
if (schema.length === 0 || missing.length > 0)
  throw new Error(`no module says what these tables hold: ${missing.join(', ')}`);

const tables = stored.map(([name, { content, class: kind, kept, readers }]) => [
  code(name),
  content,
  kind,
  kept,
  readers ?? '–',
]);

const fields = new Map(recordedKinds.flatMap((kind) => Object.entries(redactableOf(kind))));
const events = Object.entries(storedEvents).map(([type, { content, class: kind, redacted }]) => [
  code(type),
  content,
  kind,
  redacted ?? (fields.get(type)?.map(code).join(', ') || '–'),
]);

const text = `# Tables and events

Written by \`node scripts/docs/stored-data.ts\` from the \`stored.ts\` of each folder and \`machines/stored-events.ts\`; not edited. [data.md](data.md) explains the classes.

## Tables

A setting as a time means as many days, and permanently while it is unset. "–" under Access: no call shows it. "Readers" have the permission and scope for it.

${tableOf([['Table', 'Content', 'Class', 'Kept', 'Access'], ...tables])}

## Events

Each names its author (account with name, or device) and time. The last column lists the fields that can be redacted in shared files ([082](product/cases.md#redaction-082)).

${tableOf([['Event', 'Content', 'Class', 'Redactable'], ...events])}
`;

if (textOf(page) !== text) {
  if (process.argv.includes('--check')) {
    console.error(`${page} is out of date: run \`node scripts/docs/stored-data.ts\``);
    process.exit(1);
  }
  writeFileSync(page, text);
}
