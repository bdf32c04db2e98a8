import { isObject } from '#domain/verify/shapes.ts';

/** A picture of a screen as it comes by `…/live` (docs/decisions/189). */
export interface LivePicture {
  taskId: string;
  /** Number of its capture, from 1; some are left out on a slow line. */
  sequence: number;
  contentType: string;
  /** ISO 8601, by the device's clock. */
  takenAt: string;
  /** ISO 8601, by the server's. */
  receivedAt: string;
  picture: Uint8Array<ArrayBuffer>;
}

type Head = Omit<LivePicture, 'picture'> & { bytes: number };

/** Limits in bytes of a JSON line and of a picture; anything longer is not such a stream. */
const longestHead = 4_096;
const largestPicture = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/** A browser draws these types, and none can be a page of its own. */
const pictureTypes: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Takes a reading of `…/live` apart: a line of JSON and so many bytes after it, again and again, in whatever chunks they
 * come. Throws where it is something else: nothing after that could be trusted to begin at a line.
 */
export class PictureParser {
  #rest = new Uint8Array();
  #head: Head | null = null;

  /** The pictures that this chunk completes, in their order. */
  push(chunk: Uint8Array): LivePicture[] {
    const all = new Uint8Array(this.#rest.length + chunk.length);
    all.set(this.#rest);
    all.set(chunk, this.#rest.length);
    const pictures: LivePicture[] = [];
    let at = 0;
    for (;;) {
      if (this.#head === null) {
        const end = all.indexOf(lineEnd, at);
        if ((end < 0 ? all.length : end) - at > longestHead)
          throw new Error('A line of the reading is too long');
        if (end < 0) break;
        const line = all.subarray(at, end);
        at = end + 1;
        // A reading begins with an empty one, before there is a picture.
        if (line.length === 0) continue;
        this.#head = headOf(line);
      }
      const { bytes, ...head } = this.#head;
      if (all.length - at < bytes) break;
      pictures.push({ ...head, picture: all.slice(at, at + bytes) });
      at += bytes;
      this.#head = null;
    }
    this.#rest = all.slice(at);
    return pictures;
  }
}

function headOf(line: Uint8Array): Head {
  const head: unknown = JSON.parse(new TextDecoder().decode(line));
  if (!isHead(head)) throw new Error('A line of the reading is no picture');
  return head;
}

const isHead = (value: unknown): value is Head =>
  isObject(value) &&
  typeof value.taskId === 'string' &&
  Number.isInteger(value.sequence) &&
  pictureTypes.includes(value.contentType) &&
  typeof value.takenAt === 'string' &&
  typeof value.receivedAt === 'string' &&
  typeof value.bytes === 'number' &&
  Number.isInteger(value.bytes) &&
  value.bytes > 0 &&
  value.bytes <= largestPicture;
