import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const features = 'src/web/features/';
const routes = globSync('src/web/routes/*.tsx');
const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};
const textsOf = (file: string): string[] => {
  const [, names = ''] = /\btexts: \[([^\]]*)\]/.exec(sourceOf(file)) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};
const parts = [...new Set(routes.flatMap(textsOf))].sort();
/** Of a folder in a folder the inner one, as in scripts/i18n.ts. */
const partOf = (file: string) => parts.findLast((part) => file.startsWith(`${features}${part}/`));

/** Files that a file imports, also those that it loads later; types are no texts. */
const importsOf = (file: string): string[] =>
  [...sourceOf(file).matchAll(/(?:import (?!type)[^;]*?from |import\()'((?:#web|\.)[^']+)'/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('#web/') ? name.replace('#web/', 'src/web/') : join(dirname(file), name);
      return existsSync(path) ? [path] : [];
    },
  );

function reachable(from: string): Set<string> {
  const found = new Set([from]);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}

test.each(routes)('%s loads the texts of all that it shows', (route) => {
  const shown = [...reachable(route)].filter((file) => /messages\.ts$/.test(file));
  const needed = new Set(shown.flatMap((file) => partOf(file) ?? []));
  expect(textsOf(route)).toEqual(expect.arrayContaining([...needed]));
});
