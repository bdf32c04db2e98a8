import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { taskTexts } from '#domain/task-kinds/texts.ts';
import type { Text } from '#domain/text/text.ts';
import { type Catalogue, catalogues } from './definitions.ts';
import { argumentsOf, parsed } from './icu.ts';
import { partOf, parts } from './parts.ts';

/** Where the compiled texts are, a file for each language and part. */
export const compiledTexts = 'src/web/i18n/compiled';

/** A text of the product, wherever it is defined. */
export interface ProductText extends Text {
  id: string;
  part: string;
  /** File and line, for a message about it. */
  place: string;
}

const textsOf = (defined: readonly Catalogue[]): ProductText[] =>
  defined.flatMap(({ texts }) =>
    texts.map(({ id, en, ko, file, line }) => ({ id, en, ko, part: partOf(file), place: `${file}:${line}` })),
  );

/** All texts of the product, in the order of their ids. */
export const textsOfProduct = (defined: readonly Catalogue[] = catalogues()): ProductText[] =>
  [
    ...textsOf(defined),
    ...taskTexts().map((text) => ({ ...text, part: 'console', place: 'src/domain/task-kinds' })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What no text of the product may be: doubled, other in Korean than in English, or not parsed. */
export function problemsOfTexts(defined: readonly Catalogue[], texts = textsOf(defined)): string[] {
  const features = defined.flatMap(({ feature, file, line }) =>
    feature === null ? [] : [{ id: `feature ${feature}`, place: `${file}:${line}` }],
  );
  return [
    ...[
      ...Map.groupBy<string, { id: string; place: string }>([...texts, ...features], ({ id }) => id),
    ].flatMap(([id, places]) =>
      places.length > 1 ? [`doubled: ${id} in ${places.map(({ place }) => place).join(' and ')}`] : [],
    ),
    ...texts.flatMap(({ id, place, en, ko }) => {
      const [english, korean] = [treeOf(en), treeOf(ko)];
      const unparsed = [english, korean].filter((tree) => typeof tree === 'string');
      if (unparsed.length > 0) return unparsed.map((problem) => `${place}: ${problem}`);
      return valuesOf(english) === valuesOf(korean) ? [] : [`${place}: ${id} takes other values in Korean`];
    }),
  ];
}

/** The syntax tree of a text, or why there is none. */
export function treeOf(text: string): MessageFormatElement[] | string {
  try {
    return parsed(text);
  } catch (error) {
    return `${error instanceof Error ? error.message : error}: ${text}`;
  }
}

const valuesOf = (tree: MessageFormatElement[] | string): string =>
  typeof tree === 'string' ? '' : argumentsOf(tree).join();

/** The texts of each language as syntax trees, one file for each part, and what is wrong with them. */
export function compileTexts(): { files: Map<string, string>; problems: string[] } {
  const defined = catalogues();
  const texts = textsOfProduct(defined);
  const problems = problemsOfTexts(defined, texts);
  const files = new Map<string, string>();
  const write = (language: string, textIn: (text: ProductText) => string) => {
    const trees = texts.map((text) => ({ ...text, tree: treeOf(textIn(text)) }));
    for (const part of ['start', ...parts]) {
      const some = trees.filter((text) => text.part === part);
      if (some.length === 0) problems.push(`a route names texts that are not there: ${part}`);
      files.set(
        `${compiledTexts}/${language}/${part.replaceAll('/', '-')}.json`,
        `${JSON.stringify(Object.fromEntries(some.map(({ id, tree }) => [id, tree])))}\n`,
      );
    }
  };
  write('en', ({ en }) => en);
  write('ko', ({ ko }) => ko);
  return { files, problems };
}
