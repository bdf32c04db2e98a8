import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm';
import type { FoldedDay, Viewed } from '#domain/viewing/fold.ts';

await roaringLibraryInitialize();

export type Boxes = RoaringBitmap32;
export const newBoxes = (): Boxes => new RoaringBitmap32();

/** Sums of a day and group of boxes as they are stored. */
export interface StoredDay {
  slots: number;
  services: Map<string, StoredSum>;
  programmes: Map<string, StoredSum>;
  active: Boxes;
}

export interface StoredSum {
  seconds: number;
  slots: Uint32Array;
  boxes: Boxes;
}

interface Head {
  slots: number;
  /** Key, seconds, and the length of the packed set of boxes. */
  services: [string, number, number][];
  programmes: [string, number, number][];
  active: number;
}

/** Largest unpacked body: thousands of programmes of a million boxes. */
const mostBytes = 512 * 1024 * 1024;

/** Packs the sums of a day; the same sums give the same bytes, in whatever order the views came. */
export function packDay({ day, services, programmes, active }: FoldedDay<Boxes>): Buffer {
  const parts: Uint8Array[] = [];
  const listed = (sums: Map<string, Viewed<Boxes>>) =>
    [...sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { seconds, slots, boxes }]): [string, number, number] => {
        const set = packed(boxes);
        parts.push(new Uint8Array(slots.buffer, slots.byteOffset, slots.byteLength), set);
        return [key, seconds, set.length];
      });
  const set = packed(active);
  const head: Head = {
    slots: day.slots,
    services: listed(services),
    programmes: listed(programmes),
    active: set.length,
  };
  parts.push(set);
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return deflateRawSync(Buffer.concat([length, text, ...parts]), { level: 1 });
}

function packed(boxes: Boxes): Uint8Array {
  boxes.runOptimize();
  return boxes.serialize('portable');
}

export function unpackDay(body: Uint8Array): StoredDay {
  const bytes = inflateRawSync(body, { maxOutputLength: mostBytes });
  const length = bytes.readUInt32LE(0);
  const head: Head = JSON.parse(bytes.toString('utf8', 4, 4 + length));
  let at = 4 + length;
  const take = (size: number) => {
    const part = bytes.subarray(at, at + size);
    at += size;
    return part;
  };
  const sumsOf = (list: Head['services']) =>
    new Map(
      list.map(([key, seconds, size]) => {
        // A copy is aligned, as numbers of four bytes must be.
        const slots = new Uint32Array(Uint8Array.from(take(4 * head.slots)).buffer);
        return [key, { seconds, slots, boxes: RoaringBitmap32.deserialize(take(size), 'portable') }];
      }),
    );
  const services = sumsOf(head.services);
  const programmes = sumsOf(head.programmes);
  return {
    slots: head.slots,
    services,
    programmes,
    active: RoaringBitmap32.deserialize(take(head.active), 'portable'),
  };
}

/** Frees the sets, whose memory is not collected by itself. */
export function freeDay({
  services,
  programmes,
  active,
}: Pick<StoredDay, 'services' | 'programmes' | 'active'>): void {
  for (const { boxes } of [...services.values(), ...programmes.values()]) boxes.dispose();
  active.dispose();
}
