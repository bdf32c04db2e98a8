import type { Text } from '#domain/text/text.ts';
import type { ExportedList } from '#server/core/exports/exported-list.ts';
import { exportedLists } from '#server/core/exports/lists.ts';
import { textsOfProduct } from '../texts/compile.ts';

/** File with the texts of exported lists: the console defines them, and the server writes them into files. */
export const exportTextsFile = 'src/server/core/exports/texts.gen.ts';

/** Returns the content of the file. A text that the console does not have, or that takes values, is an error. */
export function exportTexts(
  lists: Readonly<Record<string, ExportedList>> = exportedLists,
  defined: readonly ({ id: string } & Text)[] = textsOfProduct(),
): string {
  const known = new Map(defined.map((text) => [text.id, text]));
  const ids = new Set(
    Object.values(lists).flatMap(({ title, columns }) => [
      title,
      ...Object.values(columns).flatMap(({ head, words = {} }) => [head, ...Object.values(words)]),
    ]),
  );
  const entries = [...ids].sort().map((id) => {
    const text = known.get(id);
    if (!text) throw new Error(`exported lists: the console has no text ${id}`);
    if (`${text.en}${text.ko}`.includes('{')) throw new Error(`exported lists: ${id} takes values`);
    return `  ${JSON.stringify(id)}: { en: ${JSON.stringify(text.en)}, ko: ${JSON.stringify(text.ko)} },`;
  });
  return [
    '// Generated from the texts of the console by `npm run generate`. Do not edit.',
    "import type { Text } from '#domain/text/text.ts';",
    '',
    '/** Texts of exported lists, by their ids. */',
    'export const exportTexts: Readonly<Record<string, Text>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
