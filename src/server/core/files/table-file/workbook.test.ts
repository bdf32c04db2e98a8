import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { noteOf, remarksOf } from './notes.ts';
import { readTableFile } from './table-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const text = (value: string, place = '') =>
  `<c${place && ` r="${place}"`} t="inlineStr"><is><t>${value}</t></is></c>`;
const line = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const head = line(text('manufacturerId'), text('manufacturerName'), text('url'));
const sheetOf = (rows: string) => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

interface Parts {
  sheets?: string;
  [part: string]: string | undefined;
}

/** Builds a workbook with the minimal parts; `parts` adds others by path. */
function workbook(rows: string, { sheets, ...parts }: Parts = {}) {
  const files = {
    '_rels/.rels':
      '<Relationships><Relationship Id="rId1" Type="urn:x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': `<workbook xmlns:r="urn:r"><sheets>${sheets ?? '<sheet name="One" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[1, 2].map((n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, part]) => [name, strToU8(part ?? '')])),
  );
}

const fields = ['manufacturerId', 'manufacturerName', 'url'];
const read = (bytes: Uint8Array) => readTableFile(bytes, { known: { fields } });
const rowsOf = (bytes: Uint8Array) => read(bytes).rows.map(({ line: at, cells }) => [at, ...cells]);

describe('workbooks', () => {
  test('reads cells of each kind, and drops columns without text', () => {
    const shared =
      '<sst><si><t>Shared &amp; rich</t></si><si><r><t>two</t></r><r><t xml:space="preserve"> runs</t></r><rPh><t>read aloud</t></rPh></si></sst>';
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>manufacturerId</t></is></c>${text('manufacturerName', 'B1')}<c r="C1" s="1"/>${text('url', 'D1')}</row><row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" s="1"/><c r="D3" t="str"><f>A1&amp;"x"</f><v>https://a.example</v></c></row><row r="4"><c r="A4"/></row>`;
    expect(rowsOf(workbook(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [3, 'Shared & rich', 'two runs', 'https://a.example'],
    ]);
  });

  test('skips a title above the head, and accepts empty cells at the end of a row', () => {
    const file = read(workbook(line(text('Manufacturers 2026')) + head + line(text('a'), text('Name'))));
    expect(file).toMatchObject({
      format: 'xlsx',
      encoding: null,
      remarks: [{ code: 'title', params: { text: 'Manufacturers 2026', lines: '1' } }],
    });
    expect(file.rows).toMatchObject([{ line: 3, cells: ['a', 'Name', ''], fault: null }]);
  });

  test('reads elements with a prefix', () => {
    const bytes = workbook('', {
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>manufacturerId</x:t></x:is></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    });
    expect(rowsOf(bytes)).toEqual([[2, '7']]);
  });

  test('reads the first visible and non-empty sheet of several, and names it', () => {
    const sheets =
      '<sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId2"/><sheet name="More" sheetId="3" r:id="rId1"/>';
    const bytes = workbook(line(text('hidden')), {
      sheets,
      'xl/worksheets/sheet2.xml': sheetOf(head + line(text('a'), text('b'), text('c'))),
    });
    const file = read(bytes);
    expect(file.sheet).toBe('Data');
    expect(remarksOf(file, []).map((each) => noteOf(each).message)).toEqual([
      'Only the sheet Data was read.',
    ]);
  });

  test('names numbers in text columns; a format with zeros keeps them', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const rows =
      head +
      line('<c><v>12345</v></c>', text('plain'), text('u')) +
      line('<c s="1"><v>1122</v></c>', text('formatted'), text('u'));
    const file = read(workbook(rows, { 'xl/styles.xml': styles }));
    expect(file.rows.map(({ cells }) => cells[0])).toEqual(['12345', '001122']);
    expect(remarksOf(file, fields).map(({ code, params }) => [code, params])).toEqual([
      ['numbers', { column: 'manufacturerId', lines: '2' }],
    ]);
  });

  test('refuses a small sheet that would become large', () => {
    const shared = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const row = line(...Array.from({ length: 100 }, () => '<c t="s"><v>0</v></c>'));
    const bytes = workbook(head + row.repeat(10), { 'xl/sharedStrings.xml': shared });
    expect(() => read(bytes)).toThrow(UnreadableFile);
  });

  test('makes no row of many cells for a value far to the right', () => {
    const { rows } = read(workbook(head + line(text('a', 'A2'), text('far', 'XFD2'))));
    expect(rows[0]?.fault).toEqual({ code: 'stray', params: { column: 'DX', value: 'far' } });
  });

  test.each([
    ['1.1000000000000001', 0, '1.1'],
    ['1.2345678901E+10', 0, '12345678901'],
    ['123456789012345680000', 0, '123456789012345680000'],
    ['45988', 1, '2025-11-27'],
    ['45988.5', 1, '2025-11-27 12:00:00'],
    ['45988', 2, '2025-11-27'],
    ['7', 3, '7'],
  ])('the number %s in style %i is read as %s', (value, style, expected) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;년&quot; m\\월"/><numFmt numFmtId="171" formatCode="0&quot; days&quot;[Red]"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
    const rows = head + line(`<c s="${style}"><v>${value}</v></c>`, text('a'), text('u'));
    expect(read(workbook(rows, { 'xl/styles.xml': styles })).rows[0]?.cells[0]).toBe(expected);
  });

  test.each([
    ['no XML', { 'xl/worksheets/sheet1.xml': '<worksheet><row>' }],
    ['no sheet', { sheets: '<!-- none -->' }],
  ])('%s is refused', (_, parts) => {
    expect(() => read(workbook(head, parts))).toThrow(UnreadableFile);
  });
});

describe('workbooks as programs write them', () => {
  const relationships = (...of: [string, string][]) =>
    `<Relationships>${of
      .map(
        ([type, target], index) =>
          `<Relationship Id="r${index}" Type="http://x/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const packed = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
  const notes = (bytes: Uint8Array) => read(bytes).remarks.map(({ code, params }) => [code, params]);

  test('finds parts by their relationships, wherever they are', () => {
    const bytes = packed({
      '_rels/.rels': relationships(['officeDocument', '/app/book.xml']),
      'app/book.xml': '<workbook><sheets><sheet name="One" r:id="r1"/></sheets></workbook>',
      'app/_rels/book.xml.rels': relationships(
        ['sharedStrings', '../texts/all.xml'],
        ['worksheet', 'pages/first.xml'],
      ),
      'texts/all.xml': '<sst><si><t>manufacturerId</t></si><si><t>0a99</t></si></sst>',
      'app/pages/first.xml': sheetOf(line('<c t="s"><v>0</v></c>') + line('<c t="s"><v>1</v></c>')),
    });
    expect(rowsOf(bytes)).toEqual([[2, '0a99']]);
  });

  test('reads and names hidden rows and columns', () => {
    const rows =
      head +
      line(text('a'), text('A'), text('u')) +
      `<row r="3" hidden="1">${text('b', 'A3')}${text('B', 'B3')}</row>`;
    const bytes = workbook('', {
      'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="3" max="4" hidden="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
    });
    expect(rowsOf(bytes)).toHaveLength(2);
    expect(notes(bytes)).toEqual([
      ['hiddenRows', { lines: '3' }],
      ['hiddenColumns', { columns: 'url' }],
    ]);
  });

  test('names a formula without a calculated value', () => {
    const bytes = workbook(head + line(text('a'), '<c><f>CONCAT("x","y")</f></c>', text('u')));
    expect(rowsOf(bytes)).toEqual([[2, 'a', '', 'u']]);
    expect(notes(bytes)).toEqual([['uncalculated', { lines: '2' }]]);
  });

  test('refuses merged cells that span too much', () => {
    const merges = Array.from({ length: 300 }, () => '<mergeCell ref="A2:A1048576"/>').join('');
    const bytes = workbook('', {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${head}${line(text('a'))}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    });
    expect(() => read(bytes)).toThrow(UnreadableFile);
  });

  const reason = (bytes: Uint8Array) => {
    try {
      read(bytes);
    } catch (error) {
      if (error instanceof UnreadableFile) return error.reason;
      throw error;
    }
    return null;
  };
  const utf16 = (name: string) => [...name].map((letter) => `${letter}\0`).join('');
  test.each<[string, string, Uint8Array]>([
    ['Numbers', 'numbersFile', packed({ 'Index/Document.iwa': 'x', 'Metadata/Properties.plist': 'x' })],
    ['LibreOffice', 'openDocument', packed({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
    [
      'a text of LibreOffice',
      'otherDocument',
      packed({ mimetype: 'application/vnd.oasis.opendocument.text' }),
    ],
    [
      'Word',
      'otherDocument',
      packed({ '_rels/.rels': relationships(['officeDocument', 'word/document.xml']) }),
    ],
    [
      'a binary workbook',
      'binaryWorkbook',
      packed({ '_rels/.rels': relationships(['officeDocument', 'xl/workbook.bin']) }),
    ],
    ['an archive with a list', 'packedFile', packed({ 'devices.csv': 'a,b' })],
    ['Excel 97', 'oldWorkbook', Buffer.from(`\xd0\xcf\x11\xe0....${utf16('Workbook')}`, 'latin1')],
    [
      'a password',
      'lockedWorkbook',
      Buffer.from(`\xd0\xcf\x11\xe0....${utf16('EncryptedPackage')}`, 'latin1'),
    ],
    [
      'XML of Excel 2003',
      'xmlWorkbook',
      Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'),
    ],
    [
      'a web page named .xls',
      'webPage',
      Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
    ],
    ['JSON', 'json', Buffer.from('[{"deviceSn":"1"}]')],
    ['a picture', 'picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s is named', (_, expected, bytes) => expect(reason(bytes)).toBe(expected));
});
