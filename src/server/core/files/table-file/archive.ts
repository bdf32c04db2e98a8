import { inflateRawSync } from 'node:zlib';
import { unzippedNow, type ZipEntry, zipEntries } from '#domain/zip.ts';

/** Maximum unpacked bytes of one part of a workbook. */
const longestPart = 24_000_000;
/** Limits of a workbook, which has a few dozen parts, and a picture or two. */
const most = { entries: 20_000, unpacked: 512 * 1024 * 1024 };

/** Parts of a workbook in memory. A part is unpacked when it is read. */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #longest: number;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  /** Throws if the bytes are not an archive. Names are compared without case. */
  constructor(bytes: Uint8Array, longest = longestPart) {
    this.#longest = longest;
    this.#bytes = new Uint8Array(bytes);
    const entries = zipEntries(this.#bytes, most);
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  get names(): string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  /**
   * Reads a part as UTF-8; null: there is none of this name. Throws if it uses another compression, or is damaged or
   * too long.
   */
  text(name: string): string | null {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return null;
    if (entry.size > this.#longest) throw new Error('the part is too long');
    const part = unzippedNow(
      this.#bytes,
      entry,
      (packed, size) =>
        // The limit is at least one byte, because zlib has no limit of zero.
        new Uint8Array(inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })),
    );
    return new TextDecoder().decode(part);
  }
}
