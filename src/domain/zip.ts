import { crc32 } from './crc32.ts';

/** Problem of an archive; `name`: the entry. */
export type ZipProblem =
  | { code: 'notZip' | 'tooMany' | 'tooMuch' }
  | { code: 'path' | 'link' | 'twice' | 'packed' | 'damaged'; name: string };

export class ZipRefusal extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export interface ZipLimits {
  entries: number;
  /** Total bytes of all files, as stated in the directory. */
  unpacked: number;
}

/** A file in an archive, as described in the directory at its end. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  crc: number;
  /** Offset of its local header. */
  at: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const longestComment = 65_535;

/**
 * Reads the directory of a ZIP archive (APPNOTE.TXT 6.3), on server and in browsers. The entries are checked before
 * anything is unpacked: plain names below the archive, no links, no encryption, and within the limits.
 */
export function zipEntries(bytes: Uint8Array, most: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw new ZipRefusal({ code: 'notZip' });
  if (count > most.entries) throw new ZipRefusal({ code: 'tooMany' });
  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  for (let left = count; left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature)
      throw new ZipRefusal({ code: 'notZip' });
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    if (nameEnd > end) throw new ZipRefusal({ code: 'notZip' });
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const attributes = view.getUint32(at + 38, true);
    if (!isPlain(name)) throw new ZipRefusal({ code: 'path', name });
    if (isLink(view.getUint16(at + 4, true) >>> 8, attributes >>> 16))
      throw new ZipRefusal({ code: 'link', name });
    if (entries.has(name)) throw new ZipRefusal({ code: 'twice', name });
    if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw new ZipRefusal({ code: 'packed', name });
    const size = view.getUint32(at + 24, true);
    unpacked += size;
    if (unpacked > most.unpacked) throw new ZipRefusal({ code: 'tooMuch' });
    entries.set(name, {
      name,
      method,
      size,
      packed: view.getUint32(at + 20, true),
      crc: view.getUint32(at + 16, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return [...entries.values()];
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endSize - longestComment);
  for (let at = view.byteLength - endSize; at >= first; at--)
    if (
      view.getUint32(at, true) === endSignature &&
      at + endSize + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  throw new ZipRefusal({ code: 'notZip' });
}

/** Tells if the path stays below the archive; one that leads elsewhere on any system is refused. */
const isPlain = (name: string): boolean =>
  name !== '' &&
  !/[\\:\p{Cc}]/u.test(name) &&
  !name
    .replace(/\/$/, '')
    .split('/')
    .some((part) => /^\.{0,2}$/.test(part));

const unix = 3;
/** Tells if the entry is a Unix file of another type than regular or unspecified. */
const isLink = (system: number, mode: number): boolean =>
  system === unix && (mode & 0xf000) !== 0 && (mode & 0xf000) !== 0x8000;

/** Unpacks an entry, and checks the size and checksum stated in the directory. */
export async function unzipped(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = packedFile(bytes, entry);
  return whole(entry, entry.method === 0 ? part : await inflated(part, entry.size).catch(() => null));
}

/** Unpacks an entry synchronously with the platform's inflater, which returns null or throws above the stated size. */
export function unzippedNow(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  inflate: (part: Uint8Array<ArrayBuffer>, size: number) => Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const part = packedFile(bytes, entry);
  if (entry.method === 0) return whole(entry, part);
  try {
    return whole(entry, inflate(part, entry.size));
  } catch {
    return whole(entry, null);
  }
}

const damaged = ({ name }: ZipEntry) => new ZipRefusal({ code: 'damaged', name });

function packedFile(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { at, packed } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature) throw damaged(entry);
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) throw damaged(entry);
  return bytes.subarray(from, from + packed);
}

function whole(entry: ZipEntry, file: Uint8Array<ArrayBuffer> | null): Uint8Array<ArrayBuffer> {
  if (file?.length !== entry.size || crc32(file) !== entry.crc) throw damaged(entry);
  return file;
}

/** Returns null as soon as the data exceeds the stated size: a small file can become gigabytes. */
async function inflated(
  part: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const file = new Uint8Array(size);
  for (let at = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return at === size ? file : null;
    if (at + value.length > size) {
      await reader.cancel();
      return null;
    }
    file.set(value, at);
    at += value.length;
  }
}
