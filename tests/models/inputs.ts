import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize, relative } from 'node:path';
import { transformSync } from 'esbuild';

const root = new URL('../../', import.meta.url).pathname;
const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;

/** Everything that a run of one machine depends on. */
export interface Inputs {
  /** Folder in `machines/`. The folders of other machines do not count: a stream is folded only by its own machine. */
  machine: string;
  /** Paths from the root; each counts with everything it imports, directly or not. */
  modules: readonly string[];
  /** Paths from the root that count without their imports. */
  files?: readonly string[];
  /** Names of tables in `schema.sql`. */
  tables?: readonly string[];
  /** Further texts that distinguish two runs, such as the source of a function. */
  texts?: readonly string[];
}

/** Returns the hash of the code of all inputs, without comments, types and layout. Throws for an input that does not exist. */
export function hashOf({ machine, modules, files = [], tables = [], texts = [] }: Inputs): string {
  const hash = createHash('sha256');
  const own = [`machines/${machine}/machine.ts`, `machines/${machine}/events.ts`];
  const all = new Set([...closureOf([...own, ...modules]), ...files]);
  for (const file of [...all].sort())
    if (!isOfAnotherMachine(file, machine)) hash.update(`${file}\n${codeOf(file)}\n`);
  for (const table of [...tables].sort()) hash.update(definitionOf(table));
  for (const text of texts) hash.update(`${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

const known = new Map<string, string>();

function codeOf(file: string): string {
  const code = known.get(file) ?? minified(file);
  known.set(file, code);
  return code;
}

function minified(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const ending = extname(file);
  if (ending !== '.ts' && ending !== '.tsx') return text;
  const loader = ending === '.ts' ? 'ts' : 'tsx';
  return transformSync(text, { loader, minifyWhitespace: true, legalComments: 'none' }).code;
}

const isOfAnotherMachine = (file: string, machine: string): boolean =>
  /^machines\/[^/]+\//.test(file) && !file.startsWith(`machines/${machine}/`);

function definitionOf(table: string): string {
  const schema = readFileSync(join(root, 'src/server/core/database/schema.sql'), 'utf8');
  const found = schema
    .split(/\n(?=create table )/)
    .find((part) => part.startsWith(`create table ${table} (`));
  if (!found) throw new Error(`schema.sql has no table ${table}`);
  return found;
}

/** Returns the files and everything of the repository that they import, as paths from the root. */
export function closureOf(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return seen;
}

/**
 * Returns the static and dynamic imports from this repository. Types do not run, so imports of types only do not count.
 */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^(?:import|export) type\b[^;]*;/gm, '');
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const found = resolve(specifier, file);
    return found === null ? [] : [found];
  });
}

function resolve(specifier: string, from: string): string | null {
  const path = specifier.startsWith('#')
    ? normalize(aliasOf(specifier))
    : relative(root, join(root, dirname(from), specifier));
  if (!existsSync(join(root, path))) throw new Error(`${from} imports ${specifier}, which does not exist`);
  return /\.tsx?$/.test(path) ? path : null;
}

function aliasOf(specifier: string): string {
  const [prefix = '', rest] = specifier.split(/\/(.*)/s);
  const target = aliases[`${prefix}/*`];
  if (!target) throw new Error(`package.json has no import ${specifier}`);
  return target.replace('*', rest ?? '');
}
