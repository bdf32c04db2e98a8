import type { Replay } from '../replay/replay.ts';

/** A stretch of time without events that takes less room than its length. */
export interface Fold {
  /** Version of the event after it. */
  before: number;
  /** Milliseconds that passed. */
  ms: number;
  x: number;
}

export interface Axis {
  /** 0..1 for each version, by index version - 1. */
  positions: Float64Array;
  folds: Fold[];
  /** 0..1 of a time, for the ends of deadlines. */
  at(ms: number): number;
}

/** Gaps longer than this many usual gaps are folded to that length. */
const foldAfter = 12;

/** Places events by time, with idle time folded: what happened stays readable beside an hour of waiting. */
export function axisOf(replay: Replay): Axis {
  const times = replay.events.map(({ recordedAt }) => Date.parse(recordedAt));
  const gaps = times.slice(1).map((time, index) => Math.max(0, time - (times[index] ?? time)));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 1;
  const cap = Math.max(usual * foldAfter, 1);
  const lengths = gaps.map((gap) => Math.min(gap, cap) + cap * 0.02);
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const positions = new Float64Array(times.length);
  const folds: Fold[] = [];
  let x = 0;
  for (let index = 1; index < times.length; index++) {
    const gap = gaps[index - 1] ?? 0;
    const length = (lengths[index - 1] ?? 0) / total;
    if (gap > cap) folds.push({ before: index + 1, ms: gap, x: x + length / 2 });
    x += length;
    positions[index] = x;
  }
  return { positions, folds, at: (ms) => interpolate(times, positions, ms) };
}

function interpolate(times: readonly number[], positions: Float64Array, ms: number): number {
  let low = 0;
  let high = times.length - 1;
  if (high < 0 || ms <= (times[0] ?? 0)) return 0;
  if (ms >= (times[high] ?? 0)) return 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= ms) low = middle;
    else high = middle;
  }
  const [from, to] = [times[low] ?? 0, times[high] ?? 0];
  const share = to > from ? (ms - from) / (to - from) : 0;
  return (positions[low] ?? 0) + share * ((positions[high] ?? 0) - (positions[low] ?? 0));
}
