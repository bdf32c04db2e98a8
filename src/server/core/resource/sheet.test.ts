import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csvCell } from '#domain/sheet/csv.ts';
import { sheetOf } from './sheet.ts';

test.each([
  ['plain', 'plain'],
  ['a, "b"\nc', '"a, ""b""\nc"'],
  ['=1+1', "'=1+1"],
  ['+82-2-123-4567', "'+82-2-123-4567"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋82', "'＋82"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  [-2, '-2'],
  [true, 'true'],
  [null, ''],
])('CSV cell %j → %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

test('CO-047: writes a CSV while its rows are read, with the zone of its times in the head', async () => {
  const read: number[] = [];
  async function* rows() {
    for (const n of [1, 2]) {
      read.push(n);
      yield { n, at: '2026-11-22T21:39:12.345Z' };
    }
  }
  const { lines, fileName, headers } = sheetOf('csv', 'numbers', ['n', { time: 'at', zone: 'Asia/Seoul' }], {
    rows: rows(),
    total: 2,
    totalIsLowerBound: false,
  });
  const iterator = lines[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toBe('\uFEFFn,at (Asia/Seoul)\r\n');
  expect([fileName, read]).toEqual(['numbers.csv', []]);
  expect((await iterator.next()).value).toBe('1,2026-11-23 06:39:12\r\n');
  expect(read).toEqual([1]);
  expect(headers).toEqual({ 'x-rows-written': '2', 'x-rows-total': '2' });
});

test('reports rows beyond the limit', () => {
  const { headers } = sheetOf('csv', 'many', ['n'], { rows: [], total: 34_567, totalIsLowerBound: true });
  expect(headers).toEqual({ 'x-rows-written': '20000', 'x-rows-total': '34567+' });
});

test('writes each cell of a workbook by its type, and tolerates characters that XML cannot contain', async () => {
  const { lines } = sheetOf('xlsx', 'numbers', ['a', 'b'], {
    rows: [
      { a: '=1+1 <&>', b: 7 },
      { a: '현관\u0001', b: true },
      { a: null, b: 'x'.repeat(40_000) },
    ],
    total: 3,
    totalIsLowerBound: false,
  });
  const sheet = (await unzipped(lines)).get('xl/worksheets/sheet1.xml') ?? '';
  const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  expect(sheet.split('<row>').slice(1, 4)).toEqual([
    `${text('a')}${text('b')}</row>`,
    `${text('=1+1 &lt;&amp;&gt;')}<c><v>7</v></c></row>`,
    `${text('현관?')}<c t="b"><v>1</v></c></row>`,
  ]);
  expect(sheet.match(/x{1000,}/)?.[0]).toHaveLength(32_767);
});

test('fails the reader of a workbook whose writing fails', async () => {
  async function* rows() {
    yield { n: 1 };
    throw new Error('the database is away');
  }
  const { lines } = sheetOf('xlsx', 'n', ['n'], { rows: rows(), total: 2, totalIsLowerBound: false });
  await expect(unzipped(lines)).rejects.toThrow('the database is away');
});

/** Reads the files of an archive by its directory, and verifies their checksums. */
async function unzipped(lines: AsyncIterable<string | Uint8Array>): Promise<Map<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of lines) chunks.push(Buffer.from(chunk));
  const archive = Buffer.concat(chunks);
  const end = archive.length - 22;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28);
    const content = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const packed = archive.subarray(content, content + archive.readUInt32LE(at + 20));
    const bytes = inflateRawSync(packed);
    expect([crc32(bytes), bytes.length]).toEqual([
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
    ]);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), bytes.toString());
    at += 46 + nameLength;
  }
  return files;
}
