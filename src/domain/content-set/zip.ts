import { crc32 } from '../crc32.ts';
import { SetRefusal } from './problem.ts';

/** A file in an archive, as the directory at its end describes it. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  crc: number;
  /** Where its local header begins. */
  at: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const longestComment = 65_535;
/** More than the largest composed set has: five lists and their pictures. */
const mostEntries = 20_000;
/** Bytes of all files, unpacked: the lists with their pictures, and the VOD list. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * The entries of a ZIP archive (APPNOTE.TXT 6.3), which are checked before anything is unpacked: plain names below the archive, no
 * links, no encryption, and no more than a set can hold.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw new SetRefusal({ code: 'notZip' });
  if (count > mostEntries) throw new SetRefusal({ code: 'tooMany' });
  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  for (let left = count; left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature)
      throw new SetRefusal({ code: 'notZip' });
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    if (nameEnd > end) throw new SetRefusal({ code: 'notZip' });
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const attributes = view.getUint32(at + 38, true);
    if (!isPlain(name)) throw new SetRefusal({ code: 'path', name });
    if (isLink(view.getUint16(at + 4, true) >>> 8, attributes >>> 16))
      throw new SetRefusal({ code: 'link', name });
    if (entries.has(name)) throw new SetRefusal({ code: 'twice', name });
    if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw new SetRefusal({ code: 'packed', name });
    const size = view.getUint32(at + 24, true);
    unpacked += size;
    if (unpacked > mostUnpacked) throw new SetRefusal({ code: 'tooMuch' });
    entries.set(name, {
      ...{ name, method, size, packed: view.getUint32(at + 20, true) },
      ...{ crc: view.getUint32(at + 16, true), at: view.getUint32(at + 42, true) },
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
  throw new SetRefusal({ code: 'notZip' });
}

const isPlain = (name: string): boolean =>
  /^[\w .-]+(\/[\w .-]+)*$/.test(name) && !name.split('/').some((part) => /^\.*$/.test(part));

const unix = 3;
/** Of the kinds of Unix files only a regular one, or none at all. */
const isLink = (system: number, mode: number): boolean =>
  system === unix && (mode & 0xf000) !== 0 && (mode & 0xf000) !== 0x8000;

/** The file of an entry, with the size and the checksum that the directory states. */
export async function unzipped(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, at, method, packed, size } = entry;
  const damaged = () => new SetRefusal({ code: 'damaged', name });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature) throw damaged();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) throw damaged();
  const part = bytes.subarray(from, from + packed);
  const file = method === 0 ? part : await inflated(part, size).catch(() => null);
  if (file?.length !== size || crc32(file) !== entry.crc) throw damaged();
  return file;
}

/** Null as soon as it is more than stated: a small file can become gigabytes, whatever size it states. */
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
