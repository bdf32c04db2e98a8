import { posix } from 'node:path';
import { Archive } from './archive.ts';
import { type FileLine, headWithin } from './csv.ts';
import { numberFormatsOf } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { mainPart, Relationships } from './relationships.ts';
import { readSheet, type Sheet, textReader } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Tells if a file is a ZIP archive, as a workbook is, whatever its name. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Maximum number of sheets that are read; a list does not have more. */
const mostSheets = 30;

/** Sheet that a person may choose. */
export interface SheetChoice {
  name: string;
  /** Number of known columns in it. */
  known: number;
}

export interface Workbook extends Sheet {
  sheet: string;
  sheets: SheetChoice[];
}

/** Reads the chosen sheet of a workbook (ECMA-376), or the visible one with the most known columns. */
export function readWorkbook(
  bytes: Uint8Array,
  isColumn: (name: string) => boolean,
  chosen: string | undefined,
): Workbook {
  const archive = opened(bytes);
  const part = (path: string) => orRefused(() => archive.text(path) ?? '');
  const path = mainPart(archive.names, part);
  const relationships = new Relationships(path, part);
  const usual = (type: string) =>
    relationships.ofType(type) ?? posix.join(posix.dirname(path), `${type}.xml`);
  const shared = sharedTexts(part(usual('sharedStrings')));
  const formats = numberFormatsOf(part(usual('styles')));
  const listed = sheetsOf(part(path), relationships);
  if (listed.length === 0) throw new UnreadableFile('noWorkbook');
  const sheets = listed.slice(0, mostSheets).map(({ name, path: at }) => {
    const { lines } = readSheet(part(at), shared, formats, headWithin);
    return { name, path: at, known: knownIn(lines, isColumn), isEmpty: lines.length === 0 };
  });
  const most = Math.max(...sheets.map(({ known }) => known));
  const best =
    chosen === undefined
      ? (sheets.find(({ known, isEmpty }) => known === most && !isEmpty) ??
        sheets.find(({ isEmpty }) => !isEmpty))
      : sheets.find(({ name }) => name === chosen);
  if (!best)
    throw chosen === undefined
      ? new UnreadableFile('empty')
      : new UnreadableFile('noSheet', { sheet: chosen });
  return {
    ...readSheet(part(best.path), shared, formats),
    sheet: best.name,
    sheets: sheets.filter(({ isEmpty }) => !isEmpty).map(({ name, known }) => ({ name, known })),
  };
}

const knownIn = (lines: readonly FileLine[], isColumn: (name: string) => boolean): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.filter(isColumn).length));

function orRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('noWorkbook');
  }
}

const opened = (bytes: Uint8Array): Archive => orRefused(() => new Archive(bytes));

/** Lists sheets in the workbook's order, without hidden ones and those that are not tables (charts, dialogs). */
function sheetsOf(workbook: string, relationships: Relationships): { name: string; path: string }[] {
  const sheets: { name: string; path: string }[] = [];
  readXml(workbook, {
    open(element, attributes) {
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = relationships.target(attributes.id ?? '');
      if (target !== null) sheets.push({ name: attributes.name ?? '', path: target });
    },
  });
  return sheets;
}

function sharedTexts(part: string): string[] {
  const texts: string[] = [];
  const text = textReader();
  readXml(part, {
    open(element) {
      text.open(element);
    },
    text: text.text,
    close(element) {
      text.close(element);
      if (element === 'si') texts.push(text.taken());
    },
  });
  return texts;
}
