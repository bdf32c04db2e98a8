import type { ByteRange } from '#server/core/blobs/port.ts';

/**
 * Reads the requested range of a file (RFC 9110, 14): the whole, a part, or one that does not exist. Several ranges and
 * unreadable ones are answered with the whole, as the standard allows.
 */
export function rangeOf(
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'whole' | 'unsatisfiable' {
  // The device has a part of another file, so it needs this one from the beginning.
  if (ifRange !== undefined && ifRange !== etag) return 'whole';
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
