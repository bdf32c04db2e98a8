import { type Zone, zoneOf } from './zone.ts';

const day = 24 * 3_600_000;
/** Clocks change at most twice a year and never within a week of the change before, except in single years. */
const stepMs = 7 * day;
const steps = 53;

/**
 * Tells if two texts name the same time zone: devices write POSIX rules in several forms, and people write IANA names.
 * Both must have the same offsets and changes in the year from `at`.
 */
export function isSameZone(one: string, other: string, at: number): boolean {
  const [first, second] = [one.trim(), other.trim()];
  if (first === second) return true;
  const [zone, otherZone] = [zoneOf(first), zoneOf(second)];
  if (!zone || !otherZone) return false;
  const from = Math.floor(at / day) * day;
  for (let step = 0; step < steps; step++) {
    const begin = from + step * stepMs;
    if (zone.offsetAt(begin) !== otherZone.offsetAt(begin)) return false;
    const end = begin + stepMs;
    if (
      zone.offsetAt(begin) !== zone.offsetAt(end) &&
      changeIn(zone, begin, end) !== changeIn(otherZone, begin, end)
    )
      return false;
  }
  return true;
}

/** Returns the minute in which the offset changes. */
function changeIn(zone: Zone, begin: number, end: number): number {
  const before = zone.offsetAt(begin);
  let [low, high] = [begin / 60_000, end / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offsetAt(middle * 60_000) === before) low = middle;
    else high = middle;
  }
  return high;
}
