import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './unreadable-file.ts';

/** Bytes that one part of a workbook may have when it is unpacked. */
const longestPart = 50_000_000;
const neededParts =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/worksheets\/[^/]+\.xml)$/;

/** Here and not in a worker: fflate makes one of a text, which the policy of the console refuses. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => neededParts.test(name) && originalSize <= longestPart,
    });
  } catch {
    throw new UnreadableFile('noWorkbook');
  }
}

function xmlOf(part: Uint8Array | undefined): Document | null {
  if (!part) return null;
  const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
  if (document.querySelector('parsererror')) throw new UnreadableFile('noWorkbook');
  return document;
}

/** All text of an element, but for how it is read aloud (phonetic runs of East Asian Excel). */
const textOf = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .filter((part) => part.closest('rPh') === null)
    .map((part) => part.textContent)
    .join('');

/** Number of a column from the place of a cell: A is 0, AA is 26. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]+/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Element, shared: readonly string[]): string {
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'e':
      return '';
    default:
      return value;
  }
}

/** The first sheet as the workbook orders them. */
function firstSheet(parts: Record<string, Uint8Array>): Document | null {
  const relation = xmlOf(parts['xl/workbook.xml'])?.getElementsByTagName('sheet')[0]?.getAttribute('r:id');
  const target = [...(xmlOf(parts['xl/_rels/workbook.xml.rels'])?.getElementsByTagName('Relationship') ?? [])]
    .find((each) => each.getAttribute('Id') === relation)
    ?.getAttribute('Target');
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return xmlOf(parts[path]);
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The first sheet of a workbook (ECMA-376) as CSV: what the import takes. Rows without any text are left out. */
export function csvOfWorkbook(bytes: Uint8Array): string {
  const parts = unpack(bytes);
  const sheet = firstSheet(parts);
  if (!sheet) throw new UnreadableFile('noWorkbook');
  const shared = [...(xmlOf(parts['xl/sharedStrings.xml'])?.getElementsByTagName('si') ?? [])].map(textOf);
  const rows = [...sheet.getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c'))
      cells[columnOf(cell.getAttribute('r')) ?? cells.length] = cellText(cell, shared);
    return cells;
  });
  const filled = rows.filter((cells) => cells.some((text) => text !== ''));
  // Excel leaves out empty cells at the end of a row; a file has as many in each line as in its head.
  const width = filled[0]?.length ?? 0;
  return filled
    .map((cells) =>
      Array.from({ length: Math.max(width, cells.length) }, (_, index) => csvCell(cells[index] ?? '')).join(
        ',',
      ),
    )
    .join('\r\n');
}
