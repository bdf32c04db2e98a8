import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm';
import { type FoldedDay, isLaterName } from '#domain/viewing/fold.ts';
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
  /** Number and name of each service, and the start of the view that has them. */
  names: Map<string, { number: number | null; name: string; start: number }>;
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
  /** Key, number, name and start. */
  names: [string, number | null, string, number][];
  /** Kind of view, and the length of the packed set of its boxes. */
  actives: [string, number][];
  active: number;
}

/** Largest unpacked body: thousands of programmes of a million boxes. */
const mostBytes = 512 * 1024 * 1024;

/** Packs the sums of a day; the same sums give the same bytes, in whatever order the views came. */
export const packDay = (folded: FoldedDay<Boxes>): { kind: SegmentKind; body: Buffer }[] =>
  segmentKinds.map((kind) => ({ kind, body: encoded(sumsOf(folded, kind)) }));

/** Packs the sums of one kind, with those of views that were added since they were stored. */
export const packAdded = (stored: StoredSums, added: FoldedDay<Boxes>, kind: SegmentKind): Buffer =>
  encoded(withAdded(stored, sumsOf(added, kind)));

function sumsOf({ day, active, names, ...sums }: FoldedDay<Boxes>, kind: SegmentKind): StoredSums {
  const own = [...sums[kind]];
  return {
    size: 0,
    from: day.from,
    slots: day.slots,
    sums: new Map(
      own.map(([key, { boxes, ...viewed }]) => [key, { ...viewed, first: 0, boxes: packed(boxes) }]),
    ),
    names,
    actives: new Map(
      viewKinds.flatMap((each) => {
        const sets = own.flatMap(([key, { boxes }]) => (key.startsWith(`${each}\n`) ? [boxes] : []));
        return sets.length === 0 ? [] : [[each, withAll(sets, packed)] as const];
      }),
    ),
    active: packed(active),
  };
}

function withAdded(stored: StoredSums, added: StoredSums): StoredSums {
  const sums = new Map(stored.sums);
  for (const [key, sum] of added.sums) {
    const known = sums.get(key);
    sums.set(key, known ? addedUp(known, sum, stored.slots) : sum);
  }
  const names = new Map(stored.names);
  for (const [key, name] of added.names) if (isLaterName(name, names.get(key))) names.set(key, name);
  const actives = new Map(stored.actives);
  for (const [kind, boxes] of added.actives) {
    const known = actives.get(kind);
    actives.set(kind, known ? joinBoxes([known, boxes]) : boxes);
  }
  return { ...stored, sums, names, actives, active: joinBoxes([stored.active, added.active]) };
}

function addedUp(one: StoredSum, other: StoredSum, count: number): StoredSum {
  const slots = new Uint32Array(count);
  for (const { first, slots: own } of [one, other])
    for (const [slot, seconds] of own.entries()) slots[first + slot] = (slots[first + slot] ?? 0) + seconds;
  return {
    seconds: one.seconds + other.seconds,
    starts: one.starts + other.starts,
    first: 0,
    slots,
    boxes: joinBoxes([one.boxes, other.boxes]),
  };
}

function encoded({ from, slots: count, sums, names, actives, active }: StoredSums): Buffer {
  const parts: Uint8Array[] = [];
  const listed = inOrder(sums).map(
    ([key, { seconds, starts, first, slots, boxes }]): Head['sums'][number] => {
      const begin = slots.findIndex((value) => value > 0);
      const viewed = slots.slice(begin, 1 + slots.findLastIndex((value) => value > 0));
      parts.push(new Uint8Array(viewed.buffer), boxes);
      return [key, seconds, starts, first + begin, viewed.length, boxes.length];
    },
  );
  const kinds = inOrder(actives);
  parts.push(...kinds.map(([, boxes]) => boxes), active);
  const head: Head = {
    from,
    slots: count,
    sums: listed,
    names: inOrder(names).map(([key, { number, name, start }]) => [key, number, name, start]),
    actives: kinds.map(([kind, boxes]) => [kind, boxes.length]),
    active: active.length,
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
    names: new Map(head.names.map(([key, number, name, start]) => [key, { number, name, start }])),
    actives: new Map(head.actives.map(([kind, size]) => [kind, take(size)])),
    active: take(head.active),
  };
}

/** Counts the boxes of some sets, each box once. */
export const countBoxes = (sets: readonly PackedBoxes[]): number =>
  withUnpacked(sets, (unpacked) => withAll(unpacked, ({ size }) => size));

export const joinBoxes = (sets: readonly PackedBoxes[]): PackedBoxes =>
  withUnpacked(sets, (unpacked) => withAll(unpacked, packed));

function withUnpacked<Result>(
  sets: readonly PackedBoxes[],
  use: (unpacked: Iterable<Boxes>) => Result,
): Result {
  function* each() {
    for (const set of sets) {
      const boxes = RoaringBitmap32.deserialize(set, 'portable');
      yield boxes;
      boxes.dispose();
    }
  }
  return use(each());
}

function withAll<Result>(sets: Iterable<Boxes>, use: (all: Boxes) => Result): Result {
  const all = newBoxes();
  for (const set of sets) all.orInPlace(set);
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
