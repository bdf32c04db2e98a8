import { taskTexts } from '#domain/task-kinds/texts.ts';
import { isComplete, type LanguageState, otherLanguages, writtenLanguages } from '#domain/text/languages.ts';
import type { Text } from '#domain/text/text.ts';
import { type Catalogue, catalogues } from './definitions.ts';
import { argumentsOf, treeOf } from './icu.ts';
import { partOf, parts } from './parts.ts';
import { isMade, problemsOfTranslations, readTranslations } from './translations.ts';

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

/** Texts that are doubled, take other values in Korean than in English, or do not parse. */
export function problemsOfTexts(defined: readonly Catalogue[], texts = textsOf(defined)): string[] {
  const features = defined.flatMap(({ feature, file, line }) =>
    feature === null ? [] : [{ id: `feature ${feature}`, place: `${file}:${line}` }],
  );
  const named: { id: string; place: string }[] = [...texts, ...features];
  const doubled = [...Map.groupBy(named, ({ id }) => id)].filter(([, places]) => places.length > 1);
  return [
    ...doubled.map(([id, places]) => `doubled: ${id} in ${places.map(({ place }) => place).join(' and ')}`),
    ...texts.flatMap(({ id, place, en, ko }) => {
      const trees = [treeOf(en), treeOf(ko)];
      const unparsed = trees.filter((tree) => typeof tree === 'string');
      if (unparsed.length > 0) return unparsed.map((problem) => `${place}: ${problem}`);
      const values = trees.map((tree) => (typeof tree === 'string' ? '' : argumentsOf(tree).join()));
      return values[0] === values[1] ? [] : [`${place}: ${id} takes other values in Korean`];
    }),
  ];
}

/**
 * The texts of each language as syntax trees, one file for each part, and what is wrong with them. A language of
 * `translations` is compiled where every text is translated.
 */
export function compileTexts(translations?: string): { files: Map<string, string>; problems: string[] } {
  const defined = catalogues();
  const texts = textsOfProduct(defined);
  const problems = problemsOfTexts(defined, texts);
  for (const part of ['start', ...parts])
    if (!texts.some((text) => text.part === part))
      problems.push(`a route names texts that are not there: ${part}`);
  const files = new Map<string, string>();
  const compile = (language: string, textIn: (text: ProductText) => string) => {
    for (const part of ['start', ...parts]) {
      const some = texts.filter((text) => text.part === part);
      const trees = Object.fromEntries(some.map((text) => [text.id, treeOf(textIn(text))]));
      files.set(
        `${compiledTexts}/${language}/${part.replaceAll('/', '-')}.json`,
        `${JSON.stringify(trees)}\n`,
      );
    }
  };
  const states: LanguageState[] = writtenLanguages.map((language) => {
    compile(language, (text) => text[language]);
    return { language, made: texts.length, texts: texts.length };
  });
  for (const language of otherLanguages) {
    const made = readTranslations(language, translations);
    problems.push(...problemsOfTranslations(language, made, texts));
    const count = texts.filter((text) => isMade(made[text.id], text)).length;
    const state = { language, made: count, texts: texts.length };
    states.push(state);
    if (isComplete(state)) compile(language, ({ id, en }) => made[id]?.text ?? en);
  }
  files.set(`${compiledTexts}/languages.json`, `${JSON.stringify(states)}\n`);
  return { files, problems };
}
