import { inflateRawSync } from 'node:zlib';
import { unzippedNow, type ZipEntry, zipEntries } from '#domain/zip.ts';

/** Bytes that one part of a workbook may have when it is unpacked. */
const longestPart = 24_000_000;
/** A workbook has a few dozen parts, and a picture or two. */
const most = { entries: 20_000, unpacked: 512 * 1024 * 1024 };

/** The parts of a workbook in memory. A part is unpacked when it is asked for. */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #longest: number;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  /** Throws where the bytes are no archive. Names are compared without case. */
  constructor(bytes: Uint8Array, longest = longestPart) {
    this.#longest = longest;
    this.#bytes = new Uint8Array(bytes);
    const entries = zipEntries(this.#bytes, most);
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  get names(): string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  /** Text of a part, UTF-8; null: it has none of this name. Throws where it is packed in another way, damaged or too long. */
  text(name: string): string | null {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return null;
    if (entry.size > this.#longest) throw new Error('the part is too long');
    const part = unzippedNow(
      this.#bytes,
      entry,
      (packed, size) =>
        // At least one byte: zlib knows no limit of none.
        new Uint8Array(inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })),
    );
    return new TextDecoder().decode(part);
  }
}
