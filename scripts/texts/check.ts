// `npm run lint`: texts that nothing shows, and texts that are twice in one file. `npm run generate` finds those that
// do not parse, take other values in Korean, or have an id that another one has.
import { type Catalogue, catalogues, type DefinedText } from './definitions.ts';
import { usesOf } from './uses.ts';

/** Problems of the catalogues; `sources` are the files that may use them. */
export function problemsOf(defined: readonly Catalogue[], sources?: string[]): string[] {
  const uses = usesOf(defined, sources);
  /** Those that are only reached by their names, each at one place of the product. */
  const named = defined.flatMap((catalogue) => {
    const use = catalogue.name === null ? undefined : uses.get(`${catalogue.file}#${catalogue.name}`);
    return use && !use.isWhole ? [{ texts: catalogue.texts, keys: use.keys }] : [];
  });
  return [
    ...named.flatMap(({ texts, keys }) => texts.flatMap((text) => unused(text, keys))),
    ...doubled(named.flatMap(({ texts }) => texts)),
  ];
}

const unused = ({ file, line, key, id }: DefinedText, keys: ReadonlySet<string>): string[] =>
  key === null || keys.has(key) ? [] : [`${file}:${line}: nothing shows ${id}`];

/** A word may have two meanings, which Korean tells apart: the same in both languages is one text. */
function doubled(texts: readonly DefinedText[]): string[] {
  const same = Map.groupBy(texts, ({ file, en, ko }) => JSON.stringify([file, en, ko]));
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map(({ file, line, id }) => `${file}:${line}: ${id} has the text of ${first?.id}`),
  );
}

if (process.argv[1] === import.meta.filename) {
  const problems = problemsOf(catalogues());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
