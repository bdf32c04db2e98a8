import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['kstb2020-1.4.0.img', 'kstb2020-1.4.0.img'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\목록.xlsx', '목록.xlsx'],
  ['a.img\r\nSet-Cookie: x=1', 'a.img  Set-Cookie: x=1'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2067b\u2069.bin', 'ab.bin'],
  ['a\0.bin', 'a .bin'],
  ['..', 'file'],
  ['a/..', 'file'],
  ['', 'file'],
  ['/', 'file'],
  ['\u200B', 'file'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j is stored as %j', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored);
  expect(cleanFileName(stored)).toBe(stored);
});
