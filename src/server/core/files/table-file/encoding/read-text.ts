import { isUtf8 } from 'node:buffer';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { decoded } from './decode.ts';
import { detectedEncoding } from './detect.ts';

/** Text of a file, and how it was decoded. */
export interface ReadText {
  text: string;
  encoding: FileEncoding;
  /** Encodings that are nearly as likely as the detected one. */
  alternatives: FileEncoding[];
  /** Lines in another encoding, which another program added. */
  others: { encoding: FileEncoding; lines: number[] } | null;
}

/** Decodes a file; a chosen encoding is used for the whole file, whatever its bytes look like. */
export function readText(bytes: Uint8Array, chosen: FileEncoding | undefined): ReadText {
  if (chosen) return { text: decoded(bytes, chosen), encoding: chosen, alternatives: [], others: null };
  const mixed = mixedText(bytes);
  if (mixed) return mixed;
  const { encoding, alternatives } = detectedEncoding(bytes);
  return { text: decoded(bytes, encoding), encoding, alternatives, others: null };
}

const lineEnd = 0x0a;

/**
 * Decodes UTF-8 with some lines in another encoding: a file that two programs have written. Null for any other file.
 */
function mixedText(bytes: Uint8Array): ReadText | null {
  if (isUtf8(bytes) || bytes[0] === 0xff || bytes[0] === 0xfe || bytes.includes(0)) return null;
  const lines = linesOf(bytes);
  const odd = lines.flatMap((line, index) => (isUtf8(line) ? [] : [index]));
  // Three bytes of UTF-8 are hardly ever valid by accident.
  const isUtf8Too = lines.some((line) => line.some((byte) => byte >= 0xe0) && isUtf8(line));
  if (!isUtf8Too) return null;
  const { encoding, alternatives } = detectedEncoding(
    Buffer.concat(odd.flatMap((index) => lines[index] ?? [])),
  );
  // Any bytes are valid in a single-byte encoding. If it is not certain, the lines are refused as damaged.
  if (encoding === 'utf-8' || encoding.startsWith('windows') || alternatives.length > 0) return null;
  const texts = lines.map((line) => (isUtf8(line) ? decoded(line, 'utf-8') : decoded(line, encoding)));
  if (odd.some((index) => texts[index]?.includes('\uFFFD'))) return null;
  return {
    text: texts.join(''),
    encoding: 'utf-8',
    alternatives: [],
    others: { encoding, lines: odd.map((index) => index + 1) },
  };
}

/** Splits into lines with their ends. No encoding of this product has a line end as the second byte of a character. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}
