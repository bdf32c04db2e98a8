import { globSync, readFileSync } from 'node:fs';
import { Visitor } from 'vite';
import { literalOf, programOf, propertiesOf } from './syntax.ts';

/**
 * Texts that only some pages show come in files of their own: a route names the folders of `features/` whose texts its page
 * shows (`texts: ['cases']`), and the texts of such a folder are loaded with the page. The rest is there from the start, but
 * for what only the console behind the sign-in shows (`console`).
 */
const features = 'src/web/features/';

/** Texts of several pages, all of them behind the sign-in, which need not wait for them. */
const behindSignIn = [
  'entities/task',
  'entities/consent',
  'entities/audit',
  'entities/table-file',
  'entities/file-upload',
  'entities/exports',
  'features/devices',
  'features/fleet',
  'features/statistics',
  'charts/kit',
];

/** Routes, and the parts that each of them names. */
export const partsByRoute: ReadonlyMap<string, readonly string[]> = new Map(
  globSync('src/web/routes/*.tsx').map((file) => [file, namedIn(file)]),
);

/** Parts that routes name, the longest name first: a folder within another one is a part of its own. */
export const parts: readonly string[] = [...new Set([...partsByRoute.values()].flat())].sort(
  (one, other) => other.length - one.length || (one < other ? -1 : 1),
);

/** The part that a route must name for the texts of a file; null where they are there anyway. */
export const routePartOf = (file: string): string | null =>
  parts.find((part) => file.startsWith(`${features}${part}/`)) ?? null;

export const partOf = (file: string): string =>
  routePartOf(file) ??
  (behindSignIn.some((folder) => file.startsWith(`src/web/${folder}/`)) ? 'console' : 'start');

function namedIn(file: string): string[] {
  const named: string[] = [];
  new Visitor({
    ObjectExpression(node) {
      const list = propertiesOf(node)?.get('texts');
      if (list?.type !== 'ArrayExpression') return;
      named.push(...list.elements.flatMap((element) => literalOf(element) ?? []));
    },
  }).visit(programOf(file, readFileSync(file, 'utf8')));
  return named;
}
