import { type ESTree, parseSync } from 'vite';

/** The syntax tree of a file; an error where it is none. */
export function programOf(file: string, code: string): ESTree.Program {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program;
}

/** A string that the source spells out; null for one that is made while the program runs. */
export function literalOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** Properties of an object by name; null where one of them is computed or spread. */
export function propertiesOf(node: ESTree.Node | null | undefined): Map<string, ESTree.Expression> | null {
  if (node?.type !== 'ObjectExpression') return null;
  const properties = new Map<string, ESTree.Expression>();
  for (const property of node.properties) {
    if (property.type !== 'Property') return null;
    const { key, computed, value } = property;
    const name = key.type === 'Identifier' && !computed ? key.name : literalOf(key);
    if (name === null) return null;
    properties.set(name, value);
  }
  return properties;
}

export const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;
