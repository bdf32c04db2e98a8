// The graph of folders: the imports between sibling folders of the source, at every depth. Lists circles, which are
// folders that import each other through others. `--check` fails if there is one, or if docs/folders.md is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles, tableOf, textOf } from './markdown.ts';

const page = 'docs/folders.md';
const roots = ['machines', 'scripts', 'src'];

/** Aliases such as `#server/`, as package.json maps them. */
const aliases = Object.entries(
  JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>,
).map(([alias, path]) => ({ alias: alias.slice(0, -1), path: path.slice(2, -1) }));

const isSource = /\.tsx?$/;
const isLeftOut = /\.(gen|test)\.tsx?$|\/testing\.ts$|\.d\.ts$/;
const specifier = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** Folders and files of one folder that import each other in a circle. */
interface Circle {
  folder: string;
  members: string[];
  /** Pairs that import each other directly. */
  pairs: number;
}

const files = repositoryFiles().filter((path) => isSource.test(path) && !isLeftOut.test(path));
const known = new Set(files);

/** Returns the paths of the repository that a file imports, including types. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(specifier)].flatMap(([, named = '']) => {
    const mapped = aliases.find(({ alias }) => named.startsWith(alias));
    const target = mapped
      ? mapped.path + named.slice(mapped.alias.length)
      : normalize(join(dirname(path), named));
    return known.has(target) ? [target] : [];
  });
}

/** Entries of each folder; for each entry, its imported siblings with the number of importing files. */
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

/** Returns the strongly connected entries of one folder, by Tarjan's algorithm. */
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

function circlesByFolder(graph: Graph): Circle[] {
  return [...graph]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([folder, entries]) =>
      circlesOf(entries)
        // `no-circles` checks files of the same folder.
        .filter((members) => members.some((name) => !isSource.test(name)))
        .map((members) => {
          const pairs = members.flatMap((a) =>
            members.filter((b) => a < b && entries.get(a)?.has(b) && entries.get(b)?.has(a)),
          );
          return { folder, members, pairs: pairs.length };
        }),
    );
}

/** Folders whose arrows are drawn. */
const drawn = [
  'src/server',
  'src/server/devices',
  'src/server/fleet',
  'src/server/statistics',
  'src/server/content',
  'src/server/people',
  'src/server/core',
  'src/web',
  'src/web/features',
  'src/web/features/devices',
  'src/web/features/fleet',
  'src/simulator',
];

const graph = graphOf();
const circles = circlesByFolder(graph);

function arrowsIn(folder: string): string {
  const rows = [...(graph.get(folder) ?? [])]
    .filter(([name]) => !isSource.test(name))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, arrows]) => {
      const to = [...arrows]
        .filter(([target]) => !isSource.test(target))
        .sort(([a], [b]) => a.localeCompare(b));
      return [`\`${name}\``, to.map(([target, n]) => `${target} ${n}`).join(', ') || '–'];
    });
  return `## \`${folder}\`\n\n${tableOf([['Folder', 'Imports, with the number of files and targets'], ...rows])}`;
}

const text = `# Folders

Which folder imports which, from the imports of every file, types included. \`node scripts/docs/folders.ts\` writes this page, and lint fails where folders of \`machines\`, \`scripts\` or \`src\` import each other in a circle, at any depth. \`--arrows=src/server/devices\` lists all arrows in one folder.

${drawn.map(arrowsIn).join('\n\n')}
`;

let failed = circles.length > 0;
for (const { folder, members, pairs } of circles)
  console.error(`${folder}: ${members.join(', ')} import each other in a circle, in ${pairs} pairs directly`);
const wanted = process.argv.find((arg) => arg.startsWith('--arrows='))?.slice('--arrows='.length);
if (wanted)
  for (const [from, arrows] of graph.get(wanted) ?? [])
    for (const [to, n] of arrows) console.log(`${from} → ${to} ${n}`);
else if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) {
    failed = true;
    console.error(`${page} is out of date: run \`node scripts/docs/folders.ts\``);
  }
} else writeFileSync(page, text);
process.exit(failed ? 1 : 0);
