import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { type Catalogue, sourcesOfConsole } from './definitions.ts';
import { literalOf, programOf } from './syntax.ts';

/** Uses of one catalogue in the sources. */
interface Use {
  /** Keys by which its texts are named. */
  keys: Set<string>;
  /** Indexed by a value, or passed on: any of its texts may be shown. */
  isWhole: boolean;
}

const nameIn = (file: string, name: string) => `${file}#${name}`;

/** The file that an import of `from` names. */
function imported(from: string, name: string): string {
  const path = name.startsWith('#') ? name.replace('#', 'src/') : join(from, '..', name);
  return existsSync(path) ? path : name;
}

/** Uses of each catalogue, by its file and name. */
export function usesOf(catalogues: readonly Catalogue[], sources = sourcesOfConsole()): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { file, name } of catalogues)
    if (name !== null) uses.set(nameIn(file, name), { keys: new Set(), isWhole: false });
  for (const file of sources) readUses(file, readFileSync(file, 'utf8'), uses);
  return uses;
}

function readUses(file: string, code: string, uses: ReadonlyMap<string, Use>): void {
  /** Catalogues by the name that they have in this file. */
  const local = new Map<string, Use>();
  const take = (name: string, use: Use | undefined) => use && local.set(name, use);
  for (const [name, use] of uses) if (name.startsWith(`${file}#`)) take(name.slice(file.length + 1), use);
  const program = programOf(file, code);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          const from = imported(file, statement.source.value);
          take(specifier.local.name, uses.get(nameIn(from, specifier.imported.name)));
        }
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local: exported } of statement.specifiers) {
        const use =
          exported.type === 'Identifier' &&
          uses.get(nameIn(imported(file, statement.source.value), exported.name));
        if (use) use.isWhole = true;
      }
  }
  if (local.size > 0) readNames(program, local);
}

/** Reads what each name of a catalogue is used for. */
function readNames(program: ESTree.Program, local: ReadonlyMap<string, Use>): void {
  /** Positions of names that are not those of a catalogue, or whose key is known. */
  const settled = new Set<number>();
  new Visitor({
    ImportSpecifier({ imported, local: name }) {
      settled.add(imported.start).add(name.start);
    },
    VariableDeclarator({ id }) {
      settled.add(id.start);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) settled.add(key.start);
    },
    MemberExpression({ object, property, computed }) {
      if (!computed) settled.add(property.start);
      const key = computed ? literalOf(property) : property.type === 'Identifier' ? property.name : null;
      const use = object.type === 'Identifier' ? local.get(object.name) : undefined;
      if (!use || key === null) return;
      use.keys.add(key);
      settled.add(object.start);
    },
    Identifier({ name, start }) {
      const use = local.get(name);
      if (use && !settled.has(start)) use.isWhole = true;
    },
  }).visit(program);
}
