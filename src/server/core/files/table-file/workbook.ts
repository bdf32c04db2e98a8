import { Archive } from './archive.ts';
import type { FileLine } from './csv.ts';
import { numberFormatsOf } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { linesOf, textReader } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A workbook is a ZIP archive, whatever its name. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A compound file: an Excel workbook of before 2007, or one with a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);

/** The first sheet of a workbook (ECMA-376) that is shown and holds something. */
export function readWorkbook(bytes: Uint8Array): { lines: FileLine[]; sheet: string | null } {
  const part = partsOf(bytes);
  const sheets = sheetsOf(part);
  const shared = sharedTexts(part('xl/sharedStrings.xml'));
  const formats = numberFormatsOf(part('xl/styles.xml'));
  for (const { name, path } of sheets) {
    const lines = linesOf(part(path), shared, formats);
    if (lines.length > 0) return { lines, sheet: sheets.length > 1 ? name : null };
  }
  throw new UnreadableFile(sheets.length > 0 ? 'empty' : 'noWorkbook');
}

/** Text of a part by its path; of a part that is not there an empty one. */
type Part = (path: string) => string;

function partsOf(bytes: Uint8Array): Part {
  const orRefused = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new UnreadableFile('noWorkbook');
    }
  };
  const archive = orRefused(() => new Archive(bytes));
  return (path) => orRefused(() => archive.text(path) ?? '');
}

/** Sheets in the order of the workbook, without hidden ones. */
function sheetsOf(part: Part): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  readXml(part('xl/_rels/workbook.xml.rels'), {
    open(element, attributes) {
      if (element === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
    },
  });
  const sheets: { name: string; path: string }[] = [];
  readXml(part('xl/workbook.xml'), {
    open(element, attributes) {
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(attributes.id ?? '');
      if (target === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: attributes.name ?? '', path });
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
