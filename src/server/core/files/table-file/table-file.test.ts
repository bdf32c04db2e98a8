import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { remarksOf } from './notes.ts';
import { readTableFile } from './table-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Files as people's programs save them, with the expected result. */
const fields = ['manufacturerId', 'manufacturerName', 'url'];
const head = 'manufacturerId,manufacturerName,url';
const row = ['0a99', 'Plain Co', 'https://a.example'];
const bytesOf = (text: string, encoding = 'utf-8') => encode(text, encoding);
const read = (bytes: Uint8Array, encoding?: FileEncoding) =>
  readTableFile(bytes, { known: { fields }, encoding });
const rowsOf = (bytes: Uint8Array) => read(bytes).rows.map(({ line, cells }) => [line, ...cells]);

describe('files of one row', () => {
  test.each<[string, string]>([
    ['plain', `${head}\r\n0a99,Plain Co,https://a.example\r\n`],
    ['semicolons, as in Germany and South Africa', `${head}\r\n${row.join(',')}`.replaceAll(',', ';')],
    ['tabs', `${head}\n${row.join(',')}\n`.replaceAll(',', '\t')],
    ['a separator line of Excel', `sep=|\r\n${head}\r\n${row.join(',')}`.replaceAll(',', '|')],
    ['a separator line in quotes', `"sep=;"\r\n${head}\r\n${row.join(',')}`.replaceAll(',', ';')],
    ['trailing commas', `${head},\r\n${row.join(',')},\r\n`],
    ['blank rows of Excel', `${head}\r\n${row.join(',')}\r\n,,\r\n , ,\r\n`],
    ['blanks around cells', ` manufacturerId , manufacturerName ,url\r\n 0a99 , Plain Co , ${row[2]} \r\n`],
    ['a head in another case', `ManufacturerID,Manufacturer_Name,URL\r\n${row.join(',')}`],
    ['line ends of an old Mac', `${head}\r${row.join(',')}\r`],
    ['no-break spaces', `${head}\r\n0a99\u00a0,Plain\u00a0Co,${row[2]}`],
    ['zero-width characters', `${head}\r\n\u200b0a99,Plain Co\ufeff,${row[2]}`],
    ['marks of direction', `${head}\r\n\u202a0a99\u202c,Plain Co,${row[2]}`],
    ['empty columns between', 'manufacturerId,,manufacturerName,url\r\n0a99,,Plain Co,https://a.example'],
    ['the formula that keeps zeros', `${head}\r\n="0a99",Plain Co,${row[2]}`],
    ['quotes around all', `"manufacturerId","manufacturerName","url"\r\n"0a99","Plain Co","${row[2]}"`],
  ])('%s', (_, text) => {
    expect(rowsOf(bytesOf(text)).map(([, ...cells]) => cells)).toEqual([row]);
  });

  test('keeps a quotation mark within a cell', () => {
    expect(rowsOf(bytesOf(`${head}\r\n0a99,21" Screens,u`))).toEqual([[2, '0a99', '21" Screens', 'u']]);
  });

  test('accepts different line ends in one file', () => {
    expect(rowsOf(bytesOf(`${head}\r\n1,a,u\n2,b,u\r3,c,u`))).toEqual([
      [2, '1', 'a', 'u'],
      [3, '2', 'b', 'u'],
      [4, '3', 'c', 'u'],
    ]);
  });

  test('composes accents, so that equal names are equal texts', () => {
    expect(rowsOf(bytesOf(`${head}\nx,Mu\u0308ller,u`))).toEqual([[2, 'x', 'Müller', 'u']]);
  });

  test('numbers a row over several lines by its last one, also after a separator line', () => {
    expect(rowsOf(bytesOf(`sep=,\n${head}\n1,"a\nb",u\n2,c,u`))).toEqual([
      [4, '1', 'a\nb', 'u'],
      [5, '2', 'c', 'u'],
    ]);
  });
});

describe('lines above the head', () => {
  test('are skipped and reported', () => {
    const file = read(
      bytesOf(`Manufacturers 2026,,\r\n,,\r\nas of 1 November\r\n${head}\r\n${row.join(',')}`),
    );
    expect(file.rows.map(({ line, cells }) => [line, ...cells])).toEqual([[5, ...row]]);
    expect(file.remarks).toEqual([{ code: 'title', params: { lines: '1–3', text: 'Manufacturers 2026' } }]);
  });

  test('are not assumed if no line names a column', () => {
    expect(read(bytesOf('a,b\n1,2'))).toMatchObject({ columns: [{ head: 'a' }, { head: 'b' }], remarks: [] });
  });
});

describe('rows that do not fit their columns', () => {
  test.each([
    ['short', `${head}\n0a99,Short Co`, { code: 'short', params: { cells: 2, columns: 3 } }],
    ['one more', `${head}\n0a99,a,u,more`, { code: 'stray', params: { column: 'D', value: 'more' } }],
    [
      'in a column without a name',
      'manufacturerId,,url\n0a99,lost,u',
      { code: 'stray', params: { column: 'B', value: 'lost' } },
    ],
  ])('%s', (_, text, fault) => {
    expect(read(bytesOf(text)).rows[0]).toMatchObject({ line: 2, fault });
  });
});

describe('encodings', () => {
  test.each<[FileEncoding, string, string]>([
    ['utf-8', 'utf-8', '한빛'],
    ['utf-16le', 'utf-16le', '유니코드 회사'],
    ['utf-16le', 'utf-16le', '가'],
    ['utf-16be', 'utf-16be', 'Müller 가나'],
    ['euc-kr', 'cp949', '한빛'],
    ['euc-kr', 'cp949', '김'],
    ['euc-kr', 'cp949', '똠방각하 펲시'],
    ['euc-kr', 'cp949', '뷁 컴퍼니'],
    ['euc-kr', 'cp949', 'LG전자 (주)다산네트웍스'],
    ['euc-kr', 'cp949', '서울특별시 강남구 테헤란로'],
    ['windows-1252', 'win1252', 'Müller GmbH'],
    ['windows-1252', 'win1252', 'Größe'],
    ['windows-1252', 'win1252', 'Ü'],
    ['windows-1252', 'win1252', 'Weiß & Söhne – Kapstadt'],
    ['windows-1252', 'win1252', 'Môre Skoënfabriek'],
    ['windows-1252', 'win1252', '5 €'],
    ['windows-1252', 'win1252', 'O’Brien'],
    ['shift_jis', 'shiftjis', '東京メーター'],
    ['shift_jis', 'shiftjis', '富士通'],
    ['shift_jis', 'shiftjis', '髙島屋'],
    ['shift_jis', 'shiftjis', 'あ'],
  ])('%s is detected by %s text: %s', (encoding, written, name) => {
    const file = read(bytesOf(`${head}\r\n0a99,${name},u\r\n`, written));
    expect([file.encoding, file.rows[0]?.cells[1]]).toEqual([encoding, name]);
  });

  test.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const)('a mark of %s decides, and is no part of the first name', (encoding, mark) => {
    const file = read(Buffer.concat([Buffer.from(mark), bytesOf(`${head}\n0a99,한빛,u`, encoding)]));
    expect([file.encoding, file.columns[0]?.field, file.rows[0]?.cells[1]]).toEqual([
      encoding,
      fields[0],
      '한빛',
    ]);
  });

  test('uses a chosen encoding instead of the detected one', () => {
    // Half-width katakana are characters of CP949 and GBK too, so only a person can decide.
    const bytes = bytesOf(`${head}\n0a99,ｶﾀｶﾅ,u`, 'shiftjis');
    const { encoding, alternatives, remarks } = read(bytes);
    expect([encoding, ...alternatives]).toEqual(expect.arrayContaining(['euc-kr', 'gb18030', 'shift_jis']));
    expect(remarks).toMatchObject([{ code: 'unsure' }]);
    expect(read(bytes, 'shift_jis').rows[0]?.cells[1]).toBe('ｶﾀｶﾅ');
  });

  test('keeps the encoding of the other characters despite a damaged one', () => {
    const bytes = Buffer.concat([
      bytesOf(`${head}\n1,한빛전자,u\n2,가`),
      Buffer.from([0xed, 0x95]),
      bytesOf(',u'),
    ]);
    const file = read(bytes);
    expect([file.encoding, file.rows[0]?.cells[1], file.rows[1]?.cells[1]]).toEqual([
      'utf-8',
      '한빛전자',
      '가\uFFFD',
    ]);
  });

  test('finds characters outside ASCII far down in a file', () => {
    const many = Array.from({ length: 3_000 }, (_, n) => `m${n},Manufacturer,https://a.example`).join('\r\n');
    expect(read(bytesOf(`${head}\r\n${many}\r\nlast,삼성전자,u`, 'cp949')).encoding).toBe('euc-kr');
  });
});

describe('unreadable files', () => {
  const refusal = (bytes: Uint8Array) => {
    try {
      read(bytes);
    } catch (error) {
      if (error instanceof UnreadableFile) return { reason: error.reason, params: error.params };
      throw error;
    }
    return null;
  };
  test.each<[string, string, Uint8Array]>([
    ['empty', 'empty', bytesOf('')],
    ['blank', 'empty', bytesOf('\r\n ,\r\n')],
    ['no text', 'notText', bytesOf('a\0b')],
    ['a PDF', 'pdf', bytesOf('%PDF-1.7\0\0')],
    ['a web page that is called .xls', 'webPage', bytesOf('\r\n<html><table><tr>')],
    ['an old workbook', 'oldWorkbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an archive that is no workbook', 'noWorkbook', bytesOf('PK\x03\x04rest')],
  ])('%s', (_, reason, bytes) => {
    expect(refusal(bytes)).toMatchObject({ reason });
  });

  test('names the line of an open quotation mark', () => {
    expect(refusal(bytesOf(`${head}\n1,a,u\n2,"b,u\n3,c,u`))).toEqual({
      reason: 'openQuote',
      params: { line: 3 },
    });
  });
});

describe('digits that spreadsheets lose', () => {
  const notes = (text: string) =>
    remarksOf(read(bytesOf(text)), ['manufacturerId']).map(({ code, params }) => [code, params.lines]);
  test('names numbers that are shorter than most', () => {
    expect(notes(`${head}\n001234,a,u\n001235,b,u\n1236,c,u\n001237,d,u`)).toEqual([['shorter', '4']]);
  });
  test('does not name numbers of different lengths', () => {
    expect(notes(`${head}\n1,a,u\n12,b,u\n123,c,u`)).toEqual([]);
  });
  test('names numbers with zeros after fifteen digits', () => {
    expect(notes(`${head}\n898200123456789000,a,u`)).toEqual([['rounded', '2']]);
  });
});
