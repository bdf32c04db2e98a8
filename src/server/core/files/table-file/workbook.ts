import { strFromU8, unzipSync } from 'fflate';
import type { FileLine } from './csv.ts';
import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Bytes that one part of a workbook may have when it is unpacked. */
const longestPart = 40_000_000;
const neededParts =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[^/]+\.xml)$/i;

/** A workbook is a ZIP archive, whatever its name. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A compound file: an Excel workbook of before 2007, or one with a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);

/** The first sheet of a workbook (ECMA-376) that is shown and holds something. */
export function readWorkbook(bytes: Uint8Array): { lines: FileLine[]; sheet: string | null } {
  const parts = unpacked(bytes);
  const sheets = sheetsOf(parts);
  const shared = sharedTexts(parts.get('xl/sharedstrings.xml'));
  const padding = paddingOf(parts.get('xl/styles.xml'));
  for (const { name, part } of sheets) {
    const lines = linesOf(part, shared, padding);
    if (lines.length > 0) return { lines, sheet: sheets.length > 1 ? name : null };
  }
  throw new UnreadableFile(sheets.length > 0 ? 'empty' : 'noWorkbook');
}

function unpacked(bytes: Uint8Array): Map<string, string> {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => neededParts.test(name) && originalSize <= longestPart,
    });
    return new Map(Object.entries(parts).map(([name, part]) => [name.toLowerCase(), strFromU8(part)]));
  } catch {
    throw new UnreadableFile('noWorkbook');
  }
}

/** Sheets in the order of the workbook, without hidden ones. */
function sheetsOf(parts: ReadonlyMap<string, string>): { name: string; part: string }[] {
  const targets = new Map<string, string>();
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open(element, attributes) {
      if (element === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
    },
  });
  const sheets: { name: string; part: string }[] = [];
  readXml(parts.get('xl/workbook.xml') ?? '', {
    open(element, attributes) {
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(attributes.id ?? '') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const part = parts.get(path.toLowerCase());
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return sheets;
}

function sharedTexts(part: string | undefined): string[] {
  const texts: string[] = [];
  const text = textReader();
  readXml(part ?? '', {
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

/** Collects the text of `t` elements, but for how it is read aloud (phonetic runs of East Asian Excel). */
function textReader() {
  let collected = '';
  let reads = false;
  let aloud = false;
  return {
    open(element: string) {
      if (element === 't') reads = true;
      if (element === 'rPh') aloud = true;
    },
    close(element: string) {
      if (element === 't') reads = false;
      if (element === 'rPh') aloud = false;
    },
    text(value: string) {
      if (reads && !aloud) collected += value;
    },
    taken() {
      const text = collected;
      collected = '';
      return text;
    },
  };
}

/** By style of a cell, how many digits its format shows at least: `00000` keeps zeros that the number has not. */
function paddingOf(part: string | undefined): number[] {
  const formats = new Map<string, number>();
  const padding: number[] = [];
  let inCells = false;
  readXml(part ?? '', {
    open(element, attributes) {
      if (element === 'numFmt' && /^0{2,}$/.test(attributes.formatCode ?? ''))
        formats.set(attributes.numFmtId ?? '', (attributes.formatCode ?? '').length);
      if (element === 'cellXfs') inCells = true;
      if (element === 'xf' && inCells) padding.push(formats.get(attributes.numFmtId ?? '') ?? 0);
    },
    close(element) {
      if (element === 'cellXfs') inCells = false;
    },
  });
  return padding;
}

function linesOf(part: string, shared: readonly string[], padding: readonly number[]): FileLine[] {
  const lines: FileLine[] = [];
  const inline = textReader();
  let line = 0;
  let cells: string[] = [];
  let numbers = new Set<number>();
  let cell = { column: 0, type: 'n', style: 0 };
  let value = '';
  let readsValue = false;
  readXml(part, {
    open(element, attributes) {
      if (element === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
        numbers = new Set();
      } else if (element === 'c') {
        const column = columnOf(attributes.r) ?? cells.length;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        value = '';
      } else if (element === 'v') readsValue = true;
      else inline.open(element);
    },
    text(text) {
      if (readsValue) value += text;
      else inline.text(text);
    },
    close(element) {
      if (element === 'v') readsValue = false;
      else if (element === 'c') {
        const isNumber = cell.type === 'n' && value !== '';
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = cellText(cell.type, value, inline.taken(), shared, padding[cell.style] ?? 0);
        if (isNumber && !padding[cell.style]) numbers.add(cell.column);
      } else if (element === 'row') {
        if (cells.some((text) => text !== '')) lines.push({ line, cells, numbers });
      } else inline.close(element);
    },
  });
  return lines;
}

function cellText(
  type: string,
  value: string,
  inline: string,
  shared: readonly string[],
  digits: number,
): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr') return inline;
  if (type === 'b') return value === '1' ? 'true' : 'false';
  return type === 'n' ? value.padStart(value === '' ? 0 : digits, '0') : value;
}

/** Number of a column from the place of a cell: A is 0, AA is 26. */
function columnOf(place: string | undefined): number | null {
  if (place === undefined) return null;
  let column = 0;
  for (let index = 0; index < place.length; index++) {
    const code = place.charCodeAt(index);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column > 0 && column <= 16_384 ? column - 1 : null;
}
