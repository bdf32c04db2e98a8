import type { TimelineEvent } from '#web/entities/stream/replay.ts';

/** A stretch of time without events that takes less room than its length. */
export interface Fold {
  /** Version of the event after it; one more than there are for the time since the last one. */
  before: number;
  /** Milliseconds that passed. */
  ms: number;
  /** 0..1, both ends. */
  from: number;
  to: number;
}

export interface Axis {
  /** 0..1 for each version, by index version - 1. */
  positions: Float64Array;
  folds: Fold[];
  /** 0..1 of a time, for the ends of deadlines; where it ends for one that is still to come. */
  at(ms: number): number;
  /** Version of the event nearest to a place. */
  versionAt(position: number): number;
}

/** Gaps longer than this many usual gaps are folded to that length. */
const foldAfter = 12;
/** Events without a gap are still apart: every step takes at least this share of the longest. */
const leastStep = 0.02;

/**
 * Places events by time, with idle time folded: what happened stays readable beside an hour of waiting. `until` is now
 * while the stream goes on, in milliseconds since 1970: the wait since its last event has a length too.
 */
export function axisOf(events: readonly TimelineEvent[], until: number | null = null): Axis {
  const recorded = events.map(({ recordedAt }) => Date.parse(recordedAt));
  // A clock of the reader's that is behind the server's makes no time run backwards.
  const times = Float64Array.from(
    until === null ? recorded : [...recorded, Math.max(until, recorded.at(-1) ?? until)],
  );
  const gaps = new Float64Array(Math.max(0, times.length - 1));
  for (let index = 0; index < gaps.length; index++)
    gaps[index] = Math.max(0, (times[index + 1] ?? 0) - (times[index] ?? 0));
  const positive = gaps.filter((gap) => gap > 0).sort();
  const cap = (positive[positive.length >> 1] ?? 1) * foldAfter;
  const lengthOf = (gap: number) => Math.min(gap, cap) + cap * leastStep;
  const total = gaps.reduce((sum, gap) => sum + lengthOf(gap), 0) || 1;
  const positions = new Float64Array(times.length);
  const folds: Fold[] = [];
  let x = 0;
  for (const [index, gap] of gaps.entries()) {
    const to = x + lengthOf(gap) / total;
    if (gap > cap) folds.push({ before: index + 2, ms: gap, from: x, to });
    x = to;
    positions[index + 1] = x;
  }
  const ofEvents = positions.subarray(0, events.length);
  return {
    positions: ofEvents,
    folds,
    at: (ms) => interpolate(times, positions, ms),
    versionAt: (position) => nearest(ofEvents, position) + 1,
  };
}

/** Index of the last value that is not greater. */
function lastNotAfter(values: Float64Array, wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((values[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

function nearest(positions: Float64Array, position: number): number {
  const before = lastNotAfter(positions, position);
  const after = Math.min(before + 1, positions.length - 1);
  return position - (positions[before] ?? 0) <= (positions[after] ?? 0) - position ? before : after;
}

function interpolate(times: Float64Array, positions: Float64Array, ms: number): number {
  const low = lastNotAfter(times, ms);
  const [from, to] = [times[low] ?? 0, times[low + 1] ?? 0];
  const start = positions[low] ?? 0;
  if (low + 1 >= times.length || ms <= from) return start;
  return start + ((ms - from) / (to - from)) * ((positions[low + 1] ?? 0) - start);
}
