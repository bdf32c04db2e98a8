// The graph of folders: which folder of the source imports which sibling, at every depth. Lists circles, that is folders
// that reach each other through others. `--check` fails where a circle is there that scripts/docs/folders.json does not
// allow, or where docs/folders.md is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles, textOf } from './markdown.ts';

const page = 'docs/folders.md';
const roots = ['machines', 'src/domain', 'src/usp', 'src/server', 'src/simulator', 'src/web'];

/** `#server/` and the like, as package.json maps them. */
const aliases = Object.entries(
  JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>,
).map(([alias, path]) => ({ alias: alias.slice(0, -1), path: path.slice(2, -1) }));

const isSource = /\.tsx?$/;
const isLeftOut = /\.(gen|test)\.tsx?$|\.d\.ts$/;
const specifier = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** Circles of folders and files that lie in one folder. */
interface Knot {
  folder: string;
  members: string[];
  /** Pairs that import each other directly. */
  pairs: number;
}

const files = repositoryFiles().filter((path) => isSource.test(path) && !isLeftOut.test(path));
const known = new Set(files);

/** Paths of the repository that a file imports, types included. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(specifier)].flatMap(([, named = '']) => {
    const mapped = aliases.find(({ alias }) => named.startsWith(alias));
    const target = mapped
      ? mapped.path + named.slice(mapped.alias.length)
      : normalize(join(dirname(path), named));
    return known.has(target) ? [target] : [];
  });
}

/** For each folder its entries, and for each entry the siblings that it imports with how many files do. */
type Graph = Map<string, Map<string, Map<string, number>>>;

function graphOf(): Graph {
  const graph: Graph = new Map();
  for (const path of files) {
    if (!roots.some((root) => path.startsWith(`${root}/`))) continue;
    for (const target of new Set(importsOf(path))) {
      const [from, to] = [path.split('/'), target.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth < 1) continue;
      const [folder, a = '', b = ''] = [from.slice(0, depth).join('/'), from[depth], to[depth]];
      if (!roots.some((root) => folder === root || folder.startsWith(`${root}/`))) continue;
      const entries = graph.get(folder) ?? new Map<string, Map<string, number>>();
      const arrows = entries.get(a) ?? new Map<string, number>();
      arrows.set(b, (arrows.get(b) ?? 0) + 1);
      graph.set(folder, entries.set(a, arrows));
    }
  }
  return graph;
}

/** Strongly connected entries of one folder, by Tarjan's algorithm. */
function circlesOf(entries: Map<string, Map<string, number>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const at = order.size;
    order.set(name, at);
    lowest.set(name, at);
    open.push(name);
    for (const next of entries.get(name)?.keys() ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? at) : at) : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? at, reached));
    }
    if (lowest.get(name) === at) {
      const members = open.splice(open.indexOf(name));
      if (members.length > 1) found.push(members.sort());
    }
    return lowest.get(name) ?? at;
  };
  for (const name of entries.keys()) if (!order.has(name)) visit(name);
  return found;
}

function knotsOf(graph: Graph): Knot[] {
  return [...graph]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([folder, entries]) =>
      circlesOf(entries)
        // Files beside each other are the business of `no-circles`.
        .filter((members) => members.some((name) => !isSource.test(name)))
        .map((members) => {
          const pairs = members.flatMap((a) =>
            members.filter((b) => a < b && entries.get(a)?.has(b) && entries.get(b)?.has(a)),
          );
          return { folder, members, pairs: pairs.length };
        }),
    );
}

const graph = graphOf();
const knots = knotsOf(graph);
for (const { folder, members, pairs } of knots)
  console.log(`${folder}: knot of ${members.length}, ${pairs} pairs: ${members.join(' ')}`);
const wanted = process.argv.find((arg) => arg.startsWith('--arrows='))?.slice('--arrows='.length);
if (wanted)
  for (const [a, arrows] of graph.get(wanted) ?? []) for (const [b, n] of arrows) console.log(a, '→', b, n);
if (process.argv.includes('--page')) writeFileSync(page, '');
