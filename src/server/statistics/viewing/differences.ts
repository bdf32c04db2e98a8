import type { SumDifference, SummedViewing } from '#machines/aggregate-run/events.ts';
import { countBoxes, type PackedBoxes, type StoredSum, type StoredSums, unpackSums } from './pack.ts';
import type { Segment } from './queries/days.ts';

/** Sum of one service or programme, or of all viewing. */
type Sum = Partial<StoredSum> & { boxes: PackedBoxes; heading?: string };

/** Lists the sums that differ between the stored segments of a day and those made of its reports. */
export function differencesOf(stored: readonly Segment[], made: readonly Segment[]): SumDifference[] {
  const [before, after] = [byPlace(stored), byPlace(made)];
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((place) => {
    const [old, next] = [before.get(place), after.get(place)];
    const segment = next ?? old;
    // The same sums have the same bytes.
    if (!segment || (old && next && Buffer.compare(old.body, next.body) === 0)) return [];
    const { op_id: opId, province, kind } = segment;
    const [was, is] = [readable(old), readable(next)];
    return kindsOf(kind).flatMap((of) =>
      differing(sumsOf(was, of), sumsOf(is, of)).map((difference) => ({ opId, province, of, ...difference })),
    );
  });
}

const byPlace = (segments: readonly Segment[]): Map<string, Segment> =>
  new Map(
    segments.map((segment) => {
      const { op_id, province, time_zone, kind } = segment;
      return [JSON.stringify([op_id, province, time_zone, kind]), segment];
    }),
  );

const kindsOf = (kind: Segment['kind']): SumDifference['of'][] =>
  kind === 'services' ? ['service', 'all'] : ['programme', 'all'];

function differing(
  before: ReadonlyMap<string, Sum>,
  after: ReadonlyMap<string, Sum>,
): Pick<SumDifference, 'name' | 'before' | 'after'>[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter((name) => !isSame(before.get(name), after.get(name)))
    .map((name) => ({
      name: name.replaceAll('\n', ' '),
      before: figuresOf(before.get(name)),
      after: figuresOf(after.get(name)),
    }));
}

/** Unpacks a segment; null: there is none, or its bytes are damaged. */
function readable(segment: Segment | undefined): StoredSums | null {
  if (!segment) return null;
  try {
    const sums = unpackSums(segment.body);
    // A set whose bytes are damaged cannot be counted.
    countBoxes([...sums.sums.values()].map(({ boxes }) => boxes));
    return sums;
  } catch {
    return null;
  }
}

function sumsOf(day: StoredSums | null, of: SumDifference['of']): ReadonlyMap<string, Sum> {
  if (!day) return new Map();
  if (of !== 'all') return day.sums;
  const { from, slots, names, active: boxes } = day;
  return new Map([['', { boxes, heading: JSON.stringify([from, slots, ...names]) }]]);
}

function isSame(one: Sum | undefined, other: Sum | undefined): boolean {
  if (!one || !other) return one === other;
  const [slots, others] = [one.slots ?? [], other.slots ?? []];
  return (
    one.seconds === other.seconds &&
    one.starts === other.starts &&
    one.first === other.first &&
    one.heading === other.heading &&
    Buffer.compare(one.boxes, other.boxes) === 0 &&
    slots.length === others.length &&
    slots.every((seconds, slot) => seconds === others[slot])
  );
}

const figuresOf = (sum: Sum | undefined): SummedViewing | null =>
  sum ? { seconds: sum.seconds ?? 0, boxes: countBoxes([sum.boxes]) } : null;
