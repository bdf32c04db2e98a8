import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogues } from './definitions.ts';
import { partsByRoute, routePartOf } from './parts.ts';

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};

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

const withTexts = new Set(catalogues().map(({ file }) => file));

test.each([...partsByRoute])('%s loads the texts of all that it shows', (route, named) => {
  const shown = [...reachable(route)].filter((file) => withTexts.has(file));
  const needed = new Set(shown.flatMap((file) => routePartOf(file) ?? []));
  expect(named).toEqual(expect.arrayContaining([...needed]));
});
