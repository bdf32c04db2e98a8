/**
 * Decodes network names that are not UTF-8, which routers and their neighbours still send: Korean in EUC-KR, Chinese in
 * GBK. Both use two bytes per character in the same range, so only clear cases are decoded. Korean has its syllables in
 * the rows B0 to C8 of KS X 1001; Chinese uses the rows B0 to F7 of GB 2312, so a text with a pair above C8 is Chinese.
 * A Chinese name with characters only in the Korean rows is read as Korean: rare in names of three characters and more.
 */
export function legacyText(bytes: Uint8Array): string | null {
  const rows = leadBytes(bytes);
  if (rows === null || rows.length < 2) return null;
  const isKorean = rows.every((row) => row >= 0xb0 && row <= 0xc8);
  const isChinese = rows.every((row) => row >= 0xb0 && row <= 0xf7);
  const encoding = isKorean ? 'euc-kr' : isChinese ? 'gbk' : null;
  if (encoding === null) return null;
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\ufffd') ? null : text;
}

/** Returns the first byte of each pair, or null if the bytes are not ASCII and pairs of A1 to FE. */
function leadBytes(bytes: Uint8Array): number[] | null {
  const leads: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const trail = bytes[++at] ?? 0;
    if (byte < 0xa1 || byte > 0xfe || trail < 0xa1 || trail > 0xfe) return null;
    leads.push(byte);
  }
  return leads;
}
