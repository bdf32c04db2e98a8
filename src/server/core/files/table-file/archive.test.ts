import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Archive } from './archive.ts';

const archiveOf = (parts: Record<string, string>, level: 0 | 6 = 6) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level });

test.each([0, 6] as const)('reads parts by name, packed by level %i', (level) => {
  const archive = new Archive(archiveOf({ 'xl/a.xml': '가나다', 'xl/B.xml': '' }, level));
  expect(['xl/a.xml', 'XL/A.XML', 'xl/b.xml', 'xl/c.xml'].map((name) => archive.text(name))).toEqual([
    '가나다',
    '가나다',
    '',
    null,
  ]);
});

test('refuses a part that unpacks to more than allowed, whatever size it states', () => {
  const bytes = Buffer.from(archiveOf({ long: ' '.repeat(5_000) }));
  bytes.writeUInt32LE(10, bytes.indexOf(Buffer.from('504b0102', 'hex')) + 24);
  expect(() => new Archive(bytes, 5_000).text('long')).toThrow();
  const honest = archiveOf({ long: ' '.repeat(5_000) });
  expect(() => new Archive(honest, 4_999).text('long')).toThrow();
  expect(new Archive(honest, 5_000).text('long')).toHaveLength(5_000);
});

test('refuses a part that differs from its checksum', () => {
  const bytes = Buffer.from(archiveOf({ part: 'abcdef' }, 0));
  bytes.write('x', bytes.indexOf('abcdef'));
  expect(() => new Archive(bytes).text('part')).toThrow('damaged');
});

test.each([
  ['no archive', Buffer.from('PK')],
  ['a directory that ends outside', Buffer.from(archiveOf({ a: 'a' })).subarray(0, -10)],
])('%s is refused', (_, bytes) => {
  expect(() => new Archive(bytes)).toThrow();
});
