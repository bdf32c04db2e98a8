// Fills the last column of docs/requirements.csv: the test files that name the requirement. The other columns are
// edited by hand. `--check` fails if the column is out of date, and if the repository names an id without a row.
import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles, textOf } from './markdown.ts';

const file = 'docs/requirements.csv';
const id = /\b(A|CL|CO|EN|ER|PE|RT|RU|TN)-(\d{3})(?:(?:\.\.|…)(?:\1-)?(\d{3}))?\b/g;
const isText = /\.(ts|tsx|md|yaml|sql|css)$/;
const isTest = /^tests\/.*\.tsx?$|\.test\.tsx?$/;

const citedBy = new Map<string, string[]>();
const testsOf = new Map<string, string[]>();
const paths = repositoryFiles().filter((path) => isText.test(path) && !path.includes('.gen.'));

for (const path of paths) {
  for (const named of idsIn(textOf(path))) {
    add(citedBy, named, path);
    if (isTest.test(path)) add(testsOf, named, path);
  }
}

/** Returns every id in a text, including those within a range such as `TN-069..TN-072`. */
function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, kind = '', from = '', to = from] of text.matchAll(id)) {
    for (let number = Number(from); number <= Number(to); number++)
      ids.add(`${kind}-${String(number).padStart(3, '0')}`);
  }
  return ids;
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

const before = readFileSync(file, 'utf8');
const [head = '', ...rows] = before.trimEnd().split('\n');
const known = new Set<string>();
const after = rows.map((row) => {
  // No path holds a comma, so the last comma begins the last column.
  const requirement = row.slice(0, row.lastIndexOf(','));
  const named = requirement.slice(0, requirement.indexOf(','));
  if (known.has(named)) throw new Error(`${file} has two rows for ${named}`);
  known.add(named);
  return `${requirement},${(testsOf.get(named) ?? []).sort().join(' ')}`;
});
const text = `${[head, ...after].join('\n')}\n`;

let failed = false;
for (const [named, by] of citedBy) {
  if (known.has(named)) continue;
  failed = true;
  console.error(`${named} has no row in ${file}; named by ${by.join(' ')}`);
}
if (text !== before) {
  if (process.argv.includes('--check')) {
    failed = true;
    console.error(`${file} is out of date: run \`node scripts/docs/requirements.ts\``);
  } else writeFileSync(file, text);
}
process.exit(failed ? 1 : 0);
