import { decode } from 'iconv-lite';
import type { FileEncoding } from '#domain/file-encodings.ts';

/**
 * Tables for encodings that Node decodes incompletely: its `euc-kr` has only KS X 1001, so every syllable that CP949
 * adds would be lost.
 */
const tables: Partial<Record<FileEncoding, string>> = {
  'euc-kr': 'cp949',
  shift_jis: 'shiftjis',
  gb18030: 'gb18030',
  big5: 'big5',
  'windows-1251': 'win1251',
  'windows-1252': 'win1252',
};

/** Decodes bytes; an invalid character becomes U+FFFD, and rows with it are refused. */
export function decoded(bytes: Uint8Array, encoding: FileEncoding): string {
  const table = tables[encoding];
  return table ? decode(bytes, table) : new TextDecoder(encoding).decode(bytes);
}
