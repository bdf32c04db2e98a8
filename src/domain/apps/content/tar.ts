import { AppRefusal, damaged } from './problem.ts';

export interface TarEntry {
  name: string;
  size: number;
}

const blockSize = 512;
/** Extended headers are some hundred bytes; libraries that keep them whole can be filled with gigabytes. */
const mostHeaderBytes = 64 * 1024;
const mostEntries = 20_000;

/**
 * Reads a tar archive (POSIX ustar and pax, GNU's long names) as its bytes pass by. Keeps the content of the files that
 * `wants` returns a limit for, and of no other; a larger one is `damaged`. `mostBytes`: limit of all passing bytes, which
 * may come out of a decompressor.
 */
export async function readTar(
  chunks: AsyncIterable<Uint8Array>,
  { wants, mostBytes }: { wants: (name: string) => number | null; mostBytes: number },
): Promise<Map<string, Uint8Array>> {
  const bytes = new Passing(chunks, mostBytes);
  const kept = new Map<string, Uint8Array>();
  let extended: Partial<TarEntry> = {};
  for (let entries = 0; ; entries++) {
    if (entries > mostEntries) throw new AppRefusal({ code: 'bomb' });
    const header = await bytes.take(blockSize);
    if (header === null) break;
    if (header.every((byte) => byte === 0)) break;
    const { type, ...entry } = { ...entryOf(header), ...extended };
    extended = {};
    const padded = Math.ceil(entry.size / blockSize) * blockSize;
    if (type === 'x' || type === 'L') {
      if (entry.size > mostHeaderBytes) throw damaged();
      const content = await bytes.whole(padded);
      const text = new TextDecoder().decode(content.subarray(0, entry.size));
      extended = type === 'x' ? paxOf(text) : { name: text.replace(/\0.*$/su, '') };
      continue;
    }
    const name = entry.name.replace(/^(\.\/)+/, '');
    const limit = type === '0' || type === '\0' ? wants(name) : null;
    if (limit === null) {
      await bytes.skip(padded);
      continue;
    }
    if (kept.has(name)) throw new AppRefusal({ code: 'ambiguous' });
    if (entry.size > limit) throw damaged();
    kept.set(name, (await bytes.whole(padded)).slice(0, entry.size));
  }
  return kept;
}

/** Tells whether a block is a header of a tar archive, by its checksum. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < blockSize) return false;
  let sum = 0;
  for (let at = 0; at < blockSize; at++) sum += at >= 148 && at < 156 ? 0x20 : (block[at] ?? 0);
  return octalOf(block.subarray(148, 156)) === sum;
}

function entryOf(header: Uint8Array): TarEntry & { type: string } {
  if (!isTarHeader(header)) throw damaged();
  const name = textOf(header.subarray(0, 100));
  const prefix = textOf(header.subarray(257, 262)) === 'ustar' ? textOf(header.subarray(345, 500)) : '';
  const size = sizeOf(header.subarray(124, 136));
  if (size === null) throw damaged();
  return { name: prefix ? `${prefix}/${name}` : name, size, type: String.fromCharCode(header[156] ?? 0) };
}

const textOf = (field: Uint8Array): string => new TextDecoder().decode(field).replace(/\0.*$/su, '');

function octalOf(field: Uint8Array): number | null {
  const text = textOf(field).trim();
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : null;
}

/** Sizes above 8 GB are binary, marked by the first bit. */
function sizeOf(field: Uint8Array): number | null {
  if (((field[0] ?? 0) & 0x80) === 0) return octalOf(field);
  let size = 0;
  for (const byte of field.subarray(1)) size = size * 256 + byte;
  return Number.isSafeInteger(size) ? size : null;
}

/** Reads records of the form `length key=value\n`. */
function paxOf(text: string): Partial<TarEntry> {
  const entry: Partial<TarEntry> = {};
  const size = /(?:^|\n)\d+ size=(\d{1,15})\n/.exec(text)?.[1];
  const path = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(text)?.[1];
  if (size !== undefined) entry.size = Number(size);
  if (path !== undefined) entry.name = path;
  return entry;
}

/** Bytes that pass by in order; only what is taken is kept. */
class Passing {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #most: number;
  #rest: Uint8Array = new Uint8Array(0);
  #passed = 0;

  constructor(chunks: AsyncIterable<Uint8Array>, most: number) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#most = most;
  }

  /** Returns this many bytes; null at the end of the archive. */
  async take(length: number): Promise<Uint8Array | null> {
    const taken = new Uint8Array(length);
    let at = 0;
    while (at < length) {
      if (this.#rest.length === 0 && !(await this.#next())) {
        if (at === 0) return null;
        throw damaged();
      }
      const part = this.#rest.subarray(0, length - at);
      taken.set(part, at);
      at += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return taken;
  }

  async whole(length: number): Promise<Uint8Array> {
    const taken = length === 0 ? new Uint8Array(0) : await this.take(length);
    if (taken === null) throw damaged();
    return taken;
  }

  async skip(length: number): Promise<void> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0 && !(await this.#next())) throw damaged();
      const part = Math.min(left, this.#rest.length);
      this.#rest = this.#rest.subarray(part);
      left -= part;
    }
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#passed += value.length;
    if (this.#passed > this.#most) throw new AppRefusal({ code: 'bomb' });
    this.#rest = value;
    return true;
  }
}
