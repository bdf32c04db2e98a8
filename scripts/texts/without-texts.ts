import { type ESTree, type Plugin, Visitor } from 'vite';
import { cataloguesIn } from './definitions.ts';
import { literalOf, programOf, propertiesOf } from './syntax.ts';

const taskKinds = 'src/domain/task-kinds/';

/** The source without the texts in it: the console gets those of its reader's language from the compiled files. */
export function withoutTexts(file: string, code: string): string {
  const isTaskKind = file.startsWith(taskKinds);
  const starts = new Set(
    isTaskKind ? [] : cataloguesIn(file, code).flatMap(({ texts }) => texts.map(({ start }) => start)),
  );
  const cuts: { from: number; to: number }[] = [];
  new Visitor({
    ObjectExpression(node) {
      if (!isTaskKind && !starts.has(node.start)) return;
      const texts = propertiesOf(node);
      if (literalOf(texts?.get('en')) === null || literalOf(texts?.get('ko')) === null) return;
      for (const [at, property] of node.properties.entries())
        if (isText(property))
          cuts.push({ from: property.start, to: node.properties[at + 1]?.start ?? node.end - 1 });
    },
  }).visit(programOf(file, code));
  return without(code, cuts);
}

const isText = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  (property.key.name === 'en' || property.key.name === 'ko');

/** Every line stays where it is, so that the source map still fits. */
function without(code: string, cuts: readonly { from: number; to: number }[]): string {
  let rest = '';
  let done = 0;
  for (const { from, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    rest += code.slice(done, from) + code.slice(from, to).replace(/[^\n]+/g, '');
    done = to;
  }
  return rest + code.slice(done);
}

/** Removes the texts from the build's scripts. */
export function withoutTextsPlugin(root: string): Plugin {
  return {
    name: 'without-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /\bko:/ },
      handler: (code, id) => {
        const [path = ''] = id.split('?');
        const file = path.startsWith(root) ? path.slice(root.length) : path;
        if (!file.startsWith('src/web/') && !file.startsWith(taskKinds)) return null;
        return { code: withoutTexts(file, code), map: null };
      },
    },
  };
}
