import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '#domain/verify/text.ts';

/**
 * File that is read in parts, each by one call in a thread of the pool: Node's own Blob of a file passes every 64 KiB
 * through the main thread.
 */
export class FileSource implements ByteSource {
  readonly size: number;
  readonly #file: FileHandle;

  /** `size` in bytes; the caller closes the file. */
  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> } {
    return { arrayBuffer: () => this.#read(from, Math.min(to, this.size)) };
  }

  async #read(from: number, to: number): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(Math.max(0, to - from));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await this.#file.read(bytes, length, bytes.length - length, from + length);
      if (bytesRead === 0) throw new Error('the file became shorter while it was read');
      length += bytesRead;
    }
    return bytes.buffer;
  }
}
