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
  /** Where it is defined, for a message about it. */
  place: string;
}

export const textsOfProduct = (defined: readonly Catalogue[] = catalogues()): ProductText[] => [
  ...defined.flatMap(({ texts }) =>
    texts.map(({ id, en, ko, file, line }) => ({ id, en, ko, part: partOf(file), place: `${file}:${line}` })),
  ),
  ...taskTexts().map(({ id, en, ko }) => ({ id, en, ko, part: 'console', place: 'src/domain/task-kinds' })),
];

/** Two texts of one id, and two catalogues of one feature. */
function doubled(texts: readonly ProductText[], defined: readonly Catalogue[]): string[] {
  const found = (named: readonly { name: string; place: string }[]) =>
    [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, places]) =>
      places.length > 1 ? [`doubled: ${name} in ${places.map(({ place }) => place).join(' and ')}`] : [],
    );
  return [
    ...found(texts.map(({ id, place }) => ({ name: id, place }))),
    ...found(
      defined.flatMap(({ feature, file, line }) =>
        feature === null ? [] : [{ name: `feature ${feature}`, place: `${file}:${line}` }],
      ),
    ),
  ];
}

/** The texts of each language as syntax trees, one file for each part, and what is wrong with them. */
export function compileTexts(): { files: Map<string, string>; problems: string[] } {
  const defined = catalogues();
  const texts = textsOfProduct(defined).sort((one, other) => (one.id < other.id ? -1 : 1));
  const problems = doubled(texts, defined);
  const files = new Map<string, string>();
  const compiled = (text: string, place: string): MessageFormatElement[] => {
    try {
      return parsed(text);
    } catch (error) {
      problems.push(`${place}: ${error instanceof Error ? error.message : error}: ${text}`);
      return [];
    }
  };
  const trees = texts.map(({ id, part, place, en, ko }) => ({
    ...{ id, part, place },
    en: compiled(en, place),
    ko: compiled(ko, place),
  }));
  for (const { place, id, en, ko } of trees)
    if (argumentsOf(en).join() !== argumentsOf(ko).join())
      problems.push(`${place}: ${id} takes other values in Korean`);
  for (const language of ['en', 'ko'] as const)
    for (const part of ['start', ...parts]) {
      const some = trees.filter((text) => text.part === part);
      if (some.length === 0) problems.push(`a route names texts that are not there: ${part}`);
      files.set(
        `${compiledTexts}/${language}/${part.replaceAll('/', '-')}.json`,
        `${JSON.stringify(Object.fromEntries(some.map((text) => [text.id, text[language]])))}\n`,
      );
    }
  return { files, problems };
}
