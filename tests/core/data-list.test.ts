import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redactableOf } from '#machines/recorded.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/stored-data.md');

/** Returns the rows of the table under a heading: cells, the first one a name in code. */
const rowsUnder = (heading: string): string[][] =>
  page
    .slice(page.indexOf(`## ${heading}\n`))
    .split('\n## ', 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const names = (rows: string[][]) => rows.map(([name = '']) => name.replaceAll('`', '')).sort();

/** Machines whose events are stored; the others run in the console only. */
const stored = readdirSync(new URL('machines/', root)).filter((kind) =>
  [
    'account',
    'aggregate-run',
    'admission',
    'alarm',
    'bulk-action',
    'case',
    'consent',
    'device',
    'device-lifecycle',
    'app-change',
    'app-file',
    'firmware-file',
    'firmware-upgrade',
    'inventory-upload',
    'mail',
    'message',
    'notice',
    'device-lifecycle',
    'password-reset',
    'playbook',
    'preset',
    'preset-device',
    'provisioning',
    'rollout',
    'task',
    'upload',
    'vod-fetch',
    'wave',
  ].includes(kind),
);

test('lists every table of the schema, and no other', () => {
  const tables = [...read('src/server/core/database/schema.sql').matchAll(/^create table (\w+)/gm)];
  expect(names(rowsUnder('Tables'))).toEqual(tables.map(([, name]) => name).sort());
});

test('every kind of event is in the list, and no other', () => {
  // Sealed rows have no machine: their facts are written with them.
  const without = [
    'src/server/people/roles/role-facts.ts',
    'src/server/people/roles/read-model.ts',
    'src/server/fleet/firmware/queries/key-facts.ts',
    'src/server/core/seals/definitions.ts',
    'src/server/core/seals/seal-alarms.ts',
    'src/server/core/seals/sealed-tables.ts',
  ];
  const events = [
    ...stored.flatMap((kind) => [...read(`machines/${kind}/events.ts`).matchAll(/type: '(\w+\.\w+)'/g)]),
    ...without.flatMap((path) => [
      ...read(path).matchAll(/'((?:role|firmwareKey|operator|credential|seals)\.\w+)'/g),
    ]),
  ];
  const kinds = new Set(['audit.recorded', ...events.map(([, name = '']) => name)]);
  expect(names(rowsUnder('Events'))).toEqual([...kinds].sort());
});

test('gives each a class', () => {
  for (const row of [...rowsUnder('Tables'), ...rowsUnder('Events')])
    expect(['secret', 'personal', 'operational'], row[0]).toContain(row[2]);
});

test('lists as redactable exactly the redactable fields', () => {
  const fields = new Map(
    stored.flatMap((kind) => Object.entries(redactableOf(kind)).map(([event, list]) => [event, list])),
  );
  for (const [name = '', , , redacted = ''] of rowsUnder('Events')) {
    const listed = [...redacted.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    expect(listed, name).toEqual(fields.get(name.replaceAll('`', '')) ?? []);
  }
});
