import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm';
import type { FoldedDay, Viewed } from '#domain/viewing/fold.ts';
import { viewKinds } from '#domain/viewing/report.ts';

await roaringLibraryInitialize();

export type Boxes = RoaringBitmap32;
export const newBoxes = (): Boxes => new RoaringBitmap32();

/** Sums by service and by programme are packed apart, as most reports read one of them. */
export const segmentKinds = ['services', 'programmes'] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** Sums of one kind, of a day and group of boxes, as they are stored. Sets of boxes stay packed until they are joined. */
export interface StoredSums {
  /** Bytes of all that is unpacked. */
  size: number;
  /** Second at which the day begins. */
  from: number;
  slots: number;
  sums: Map<string, StoredSum>;
  names: Map<string, { number: number | null; name: string }>;
  /** Boxes of all these sums, by kind of view. */
  actives: Map<string, PackedBoxes>;
  /** Boxes that showed anything. */
  active: PackedBoxes;
}

export type PackedBoxes = Uint8Array;

export interface StoredSum {
  seconds: number;
  starts: number;
  /** Seconds by slot, from this slot to the last with viewing. */
  first: number;
  slots: Uint32Array;
  boxes: PackedBoxes;
}

interface Head {
  from: number;
  slots: number;
  /** Key, seconds, starts, first and number of its slots, and the length of the packed set of boxes. */
  sums: [string, number, number, number, number, number][];
  /** Key, number and name. */
  names: [string, number | null, string][];
  /** Kind of view, and the length of the packed set of its boxes. */
  actives: [string, number][];
  active: number;
}

/** Largest unpacked body: thousands of programmes of a million boxes. */
const mostBytes = 512 * 1024 * 1024;

/** Packs the sums of a day; the same sums give the same bytes, in whatever order the views came. */
export function packDay(folded: FoldedDay<Boxes>): { kind: SegmentKind; body: Buffer }[] {
  return segmentKinds.map((kind) => ({ kind, body: packSums(folded, folded[kind]) }));
}

function packSums({ day, active, names }: FoldedDay<Boxes>, sums: Map<string, Viewed<Boxes>>): Buffer {
  const parts: Uint8Array[] = [];
  const listed = inOrder(sums).map(([key, { seconds, starts, slots, boxes }]): Head['sums'][number] => {
    const set = packed(boxes);
    const first = slots.findIndex((value) => value > 0);
    const viewed = slots.slice(first, 1 + slots.findLastIndex((value) => value > 0));
    parts.push(new Uint8Array(viewed.buffer), set);
    return [key, seconds, starts, first, viewed.length, set.length];
  });
  const actives = viewKinds.flatMap((kind): Head['actives'] => {
    const all = newBoxes();
    for (const [key, { boxes }] of sums) if (key.startsWith(`${kind}\n`)) all.orInPlace(boxes);
    const set = packed(all);
    const isEmpty = all.size === 0;
    all.dispose();
    if (!isEmpty) parts.push(set);
    return isEmpty ? [] : [[kind, set.length]];
  });
  const set = packed(active);
  parts.push(set);
  const head: Head = {
    from: day.from,
    slots: day.slots,
    sums: listed,
    names: inOrder(names).map(([key, { number, name }]) => [key, number, name]),
    actives,
    active: set.length,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return deflateRawSync(Buffer.concat([length, text, ...parts]), { level: 1 });
}

const inOrder = <Value>(map: Map<string, Value>): [string, Value][] =>
  [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));

function packed(boxes: Boxes): PackedBoxes {
  boxes.runOptimize();
  return boxes.serialize('portable');
}

export function unpackSums(body: Uint8Array): StoredSums {
  const bytes = inflateRawSync(body, { maxOutputLength: mostBytes });
  const length = bytes.readUInt32LE(0);
  const head: Head = JSON.parse(bytes.toString('utf8', 4, 4 + length));
  let at = 4 + length;
  const take = (size: number) => {
    const part = bytes.subarray(at, at + size);
    at += size;
    return part;
  };
  const sums = head.sums.map(([key, seconds, starts, first, count, size]): [string, StoredSum] => {
    // A copy is aligned, as numbers of four bytes must be.
    const slots = new Uint32Array(Uint8Array.from(take(4 * count)).buffer);
    return [key, { seconds, starts, first, slots, boxes: take(size) }];
  });
  return {
    size: bytes.length,
    from: head.from,
    slots: head.slots,
    sums: new Map(sums),
    names: new Map(head.names.map(([key, number, name]) => [key, { number, name }])),
    actives: new Map(head.actives.map(([kind, size]) => [kind, take(size)])),
    active: take(head.active),
  };
}

/** Counts the boxes of some sets, each box once. */
export const countBoxes = (sets: readonly PackedBoxes[]): number => withAll(sets, ({ size }) => size);

export const joinBoxes = (sets: readonly PackedBoxes[]): PackedBoxes => withAll(sets, packed);

function withAll<Result>(sets: readonly PackedBoxes[], use: (all: Boxes) => Result): Result {
  const all = newBoxes();
  for (const set of sets) {
    const one = RoaringBitmap32.deserialize(set, 'portable');
    all.orInPlace(one);
    one.dispose();
  }
  const result = use(all);
  all.dispose();
  return result;
}

/** Frees the sets, whose memory is not collected by itself. */
export function freeDay({
  services,
  programmes,
  active,
}: Pick<FoldedDay<Boxes>, 'services' | 'programmes' | 'active'>): void {
  for (const { boxes } of [...services.values(), ...programmes.values()]) boxes.dispose();
  active.dispose();
}
