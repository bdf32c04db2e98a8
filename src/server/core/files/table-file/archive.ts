import { inflateRawSync } from 'node:zlib';

/** Bytes that one part of an archive may have when it is unpacked: a small file can become gigabytes, whatever size it states. */
const longestPart = 24_000_000;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end of an archive, with the longest comment that can follow it. */
const endSize = 22;
const longestComment = 65_535;

/** A ZIP archive (APPNOTE.TXT 6.3) in memory. A part is unpacked when it is asked for. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #longest: number;
  readonly #entries = new Map<string, number>();

  /** Throws where the bytes are no archive. Names are compared without case. */
  constructor(bytes: Uint8Array, longest = longestPart) {
    this.#longest = longest;
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = this.#endOf();
    let entry = this.#bytes.readUInt32LE(end + 16);
    for (let left = this.#bytes.readUInt16LE(end + 10); left > 0; left--) {
      if (this.#bytes.readUInt32LE(entry) !== entrySignature) throw new Error('no entry');
      const nameEnd = entry + 46 + this.#bytes.readUInt16LE(entry + 28);
      this.#entries.set(this.#bytes.toString('utf8', entry + 46, nameEnd).toLowerCase(), entry);
      entry = nameEnd + this.#bytes.readUInt16LE(entry + 30) + this.#bytes.readUInt16LE(entry + 32);
    }
  }

  #endOf(): number {
    const first = Math.max(0, this.#bytes.length - endSize - longestComment);
    for (let at = this.#bytes.length - endSize; at >= first; at--)
      if (this.#bytes.readUInt32LE(at) === endSignature) return at;
    throw new Error('no archive');
  }

  /** Text of a part, UTF-8; null: it has none of this name. Throws where it is packed in another way, damaged or too long. */
  text(name: string): string | null {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return null;
    const method = this.#bytes.readUInt16LE(entry + 10);
    const size = this.#bytes.readUInt32LE(entry + 20);
    const local = this.#bytes.readUInt32LE(entry + 42);
    const from = local + 30 + this.#bytes.readUInt16LE(local + 26) + this.#bytes.readUInt16LE(local + 28);
    const packed = this.#bytes.subarray(from, from + size);
    if (method !== 0 && method !== 8) throw new Error('packed in another way');
    const part = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: this.#longest });
    return new TextDecoder().decode(part);
  }
}
