import type { FileRefusal } from '#domain/import-refusals.ts';

/** Signatures of other programs' files. */
const beginnings: readonly [FileRefusal, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  // BIFF 2 to 4: Excel before 5, which accounting programs still write.
  ['oldWorkbook', [0x09, 0x00, 0x04, 0x00]],
  ['oldWorkbook', [0x09, 0x02, 0x06, 0x00]],
  ['oldWorkbook', [0x09, 0x04, 0x06, 0x00]],
  ['oldWorkbook', [0x09, 0x08, 0x08, 0x00]],
  ['packedFile', [0x1f, 0x8b]],
  ['packedFile', [0x37, 0x7a, 0xbc, 0xaf]],
  ['packedFile', [0x52, 0x61, 0x72, 0x21]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['otherDocument', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Detects a file format that this product does not read; null: none. */
export function otherFormat(bytes: Uint8Array): FileRefusal | null {
  if (begins(bytes, compound)) return compoundFormat(bytes);
  return beginnings.find(([, beginning]) => begins(bytes, beginning))?.[0] ?? null;
}

/**
 * Detects the format of a compound file: an encrypted workbook, an old one, or a document; its directory names its
 * streams in UTF-16.
 */
function compoundFormat(bytes: Uint8Array): FileRefusal {
  const has = (stream: string) => Buffer.from(bytes).includes(Buffer.from(stream, 'utf16le'));
  if (has('EncryptedPackage')) return 'lockedWorkbook';
  if (has('WordDocument') || has('PowerPoint Document')) return 'otherDocument';
  return 'oldWorkbook';
}

/** Detects a text format that this product does not read; null: none. */
export function otherTextFormat(text: string): FileRefusal | null {
  if (text.includes('\0')) return 'notText';
  const beginning = text.slice(0, 4_000).trimStart();
  if (/progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/.test(beginning))
    return 'xmlWorkbook';
  if (/^(MIME-Version:|From: <Saved by)/i.test(beginning)) return 'webPage';
  if (/^<(!doctype|html|head|table|meta|body|style|\?xml|!--)/i.test(beginning)) return 'webPage';
  if (/^[[{]\s*["{[\]}]/.test(beginning)) return 'json';
  return null;
}
