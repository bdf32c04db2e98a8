import { decode } from 'iconv-lite';
import type { FileEncoding } from '#domain/file-encodings.ts';

/** Node's own decoder knows of `euc-kr` only KS X 1001: every syllable that CP949 adds would be lost. */
const tables: Partial<Record<FileEncoding, string>> = {
  'euc-kr': 'cp949',
  shift_jis: 'shiftjis',
  gb18030: 'gb18030',
  big5: 'big5',
  'windows-1251': 'win1251',
  'windows-1252': 'win1252',
};

/** A character that is none becomes U+FFFD, and rows with it are refused. */
export function decoded(bytes: Uint8Array, encoding: FileEncoding): string {
  const table = tables[encoding];
  return table ? decode(bytes, table) : new TextDecoder(encoding).decode(bytes);
}
