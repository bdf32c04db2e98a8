import type { MediaSource } from '#domain/media/source.ts';
import { unpackedLimit } from './limits.ts';
import { AppRefusal, damaged } from './problem.ts';

export interface ApkEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  /** Offset of its local header. */
  at: number;
}

/** Offsets of an APK's parts, and its entries. */
export interface ApkDirectory {
  entries: ReadonlyMap<string, ApkEntry>;
  /** Offset of the central directory. */
  directoryAt: number;
  /** Offset of the record that ends the archive. */
  endAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const localSize = 30;
const longestComment = 65_535;
const mostEntries = 65_534;
const mostDirectoryBytes = 32 * 1024 * 1024;

/**
 * Reads the directory of an APK without unpacking anything. Devices and tools must not read two different archives out of
 * one file, so a second end record, a name that is there twice, and entries that overlap are refused.
 */
export async function readApkDirectory(source: MediaSource): Promise<ApkDirectory> {
  if (source.size < endSize) throw damaged();
  const first = await source.read(0, 4);
  // Bytes before the first entry could be another program (Janus, CVE-2017-13156).
  if (viewOf(first).getUint32(0, true) !== localSignature) throw damaged();
  const tailAt = Math.max(0, source.size - endSize - longestComment);
  const tail = await source.read(tailAt, source.size);
  const end = endOf(tail);
  const view = viewOf(tail);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const directoryAt = view.getUint32(end + 16, true);
  const endAt = tailAt + end;
  if (count > mostEntries || view.getUint16(end + 8, true) !== count) throw damaged();
  if (length > mostDirectoryBytes || directoryAt + length !== endAt) throw damaged();
  const entries = entriesOf(await source.read(directoryAt, endAt), count);
  refuseBomb(entries, directoryAt);
  return { entries, directoryAt, endAt };
}

/** Returns the offset of the end record in the file's last bytes; there must be no second one. */
function endOf(tail: Uint8Array): number {
  const view = viewOf(tail);
  const found: number[] = [];
  for (let at = tail.byteLength - endSize; at >= 0; at--)
    if (view.getUint32(at, true) === endSignature) found.push(at);
  const whole = found.filter((at) => at + endSize + view.getUint16(at + 20, true) === tail.byteLength);
  const [at] = whole;
  if (at === undefined) throw damaged();
  // A record within the comment, or one in front of this one that claims all that follows as its comment.
  if (whole.length > 1 || found.some((other) => other > at)) throw new AppRefusal({ code: 'ambiguous' });
  return at;
}

function entriesOf(directory: Uint8Array, count: number): Map<string, ApkEntry> {
  const view = viewOf(directory);
  const entries = new Map<string, ApkEntry>();
  let at = 0;
  for (let left = count; left > 0; left--) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== entrySignature) throw damaged();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > directory.length) throw damaged();
    const name = new TextDecoder().decode(directory.subarray(at + 46, nameEnd));
    if (entries.has(name)) throw new AppRefusal({ code: 'ambiguous' });
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = next;
  }
  if (at !== directory.length) throw new AppRefusal({ code: 'ambiguous' });
  return entries;
}

function refuseBomb(entries: ReadonlyMap<string, ApkEntry>, directoryAt: number): void {
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries.values()) {
    if (entry.at + localSize + entry.packed > directoryAt) throw damaged();
    packed += localSize + entry.packed;
    unpacked += entry.size;
  }
  // Entries that share their bytes unpack to any size.
  if (packed > directoryAt) throw new AppRefusal({ code: 'bomb' });
  if (unpacked > unpackedLimit(directoryAt)) throw new AppRefusal({ code: 'bomb' });
}

/** Unpacks raw DEFLATE data; throws, or returns null, as soon as there is more than `size`. */
export type Inflate = (packed: Uint8Array, size: number) => Uint8Array | null;

/** Reads one entry of at most `most` bytes, as stated and as it is. */
export async function readApkEntry(
  source: MediaSource,
  entry: ApkEntry,
  { most, inflate }: { most: number; inflate: Inflate },
): Promise<Uint8Array> {
  const { name, at, packed, size, method } = entry;
  if (size > most || packed > most) throw damaged();
  const header = await source.read(at, at + localSize);
  const view = viewOf(header);
  if (view.getUint32(0, true) !== localSignature || view.getUint16(8, true) !== method) throw damaged();
  const nameLength = view.getUint16(26, true);
  const from = at + localSize + nameLength + view.getUint16(28, true);
  if (from + packed > source.size) throw damaged();
  const localName = await source.read(at + localSize, at + localSize + nameLength);
  // A device may go by the local header, and must find the same entry there.
  if (new TextDecoder().decode(localName) !== name) throw new AppRefusal({ code: 'ambiguous' });
  const part = await source.read(from, from + packed);
  if (method === 0) {
    if (packed !== size) throw damaged();
    return part;
  }
  if (method !== 8) throw damaged();
  let bytes: Uint8Array | null;
  try {
    bytes = inflate(part, size);
  } catch {
    throw damaged();
  }
  if (bytes?.length !== size) throw damaged();
  return bytes;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
