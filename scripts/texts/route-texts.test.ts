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

/** Returns the imports of a file, including lazy ones; types contain no texts. */
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

test.each([...partsByRoute])('%s loads all texts that it shows', (route, named) => {
  const shown = [...reachable(route)].filter((file) => withTexts.has(file));
  const needed = new Set(shown.flatMap((file) => routePartOf(file) ?? []));
  expect(named).toEqual(expect.arrayContaining([...needed]));
});
