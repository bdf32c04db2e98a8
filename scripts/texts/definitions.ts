import { globSync, readFileSync } from 'node:fs';
import { type ESTree, Visitor } from 'vite';
import type { Text } from '#domain/text/text.ts';
import { lineOf, literalOf, programOf, propertiesOf } from './syntax.ts';

/** A text as written in the source. */
export interface DefinedText extends Text {
  id: string;
  /** Name by which the source reaches it; null for a single text. */
  key: string | null;
  file: string;
  line: number;
  /** Start and end of the object with the texts. */
  start: number;
  end: number;
}

/** The texts that one call of `defineMessages` or `defineMessage` defines. */
export interface Catalogue {
  file: string;
  line: number;
  /** Feature of `defineMessages`, unique in the product. */
  feature: string | null;
  /** The constant that holds it; null where it is passed on at once. */
  name: string | null;
  texts: DefinedText[];
}

/** `satisfies` and the like change nothing about the value. */
const bare = (node: ESTree.Expression | null): ESTree.Expression | null =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? bare(node.expression) : node;

export function cataloguesIn(file: string, code: string): Catalogue[] {
  const found: Catalogue[] = [];
  const nameOfCall = new Map<number, string>();

  const textOf = (id: string, key: string | null, node: ESTree.Node): DefinedText => {
    const line = lineOf(code, node.start);
    const properties = propertiesOf(node);
    const [en, ko] = [literalOf(properties?.get('en')), literalOf(properties?.get('ko'))];
    if (properties?.size !== 2 || en === null || ko === null)
      throw new Error(`${file}:${line}: a text is written { en: '…', ko: '…' }`);
    return { id, key, en, ko, file, line, start: node.start, end: node.end };
  };

  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = bare(init);
      if (id.type === 'Identifier' && value?.type === 'CallExpression') nameOfCall.set(value.start, id.name);
    },
    CallExpression({ callee, arguments: [first, second], start }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name !== 'defineMessages' && callee.name !== 'defineMessage') return;
      const line = lineOf(code, start);
      const id = literalOf(first);
      if (id === null || !second)
        throw new Error(`${file}:${line}: the name of a feature or text is a literal`);
      const catalogue = { file, line, name: nameOfCall.get(start) ?? null };
      if (callee.name === 'defineMessage') {
        found.push({ ...catalogue, feature: null, texts: [textOf(id, null, second)] });
        return;
      }
      const properties = propertiesOf(second);
      if (!properties) throw new Error(`${file}:${line}: the keys of the texts are literals`);
      const texts = [...properties].map(([key, node]) => textOf(`${id}.${key}`, key, node));
      found.push({ ...catalogue, feature: id, texts });
    },
  }).visit(programOf(file, code));
  return found;
}

export const sourcesOfConsole = (): string[] =>
  [
    ...globSync('src/web/**/*.{ts,tsx}', {
      exclude: ['**/*.gen.ts', '**/*.test.ts', 'src/web/i18n/message.ts'],
    }),
    // Titles that the contract gives (scripts/api/catalogues.ts).
    ...globSync('src/web/**/*-titles.gen.ts'),
  ].sort();

/** Every text that `src/web` defines; those of the tasks are in `src/domain/task-kinds`. */
export const catalogues = (): Catalogue[] =>
  sourcesOfConsole().flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('defineMessage') ? cataloguesIn(file, code) : [];
  });
