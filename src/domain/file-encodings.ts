/**
 * Encodings in which common programs save text, by the names of the Encoding Standard: `euc-kr` includes CP949,
 * `shift_jis` CP932, `gb18030` GBK and GB 2312.
 */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'euc-kr',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1251',
  'windows-1252',
] as const;

export type FileEncoding = (typeof fileEncodings)[number];
