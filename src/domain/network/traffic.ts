import type { NetworkSection } from './statistics.ts';

/** Counters of a device at one time: bytes received and sent by section; null: not reported. */
export interface TrafficSample {
  /** Milliseconds since 1970. */
  at: number;
  /** Seconds since the device started; null: not reported. */
  upTime: number | null;
  counters: Partial<Record<NetworkSection, readonly [received: number | null, sent: number | null]>>;
}

/** Bits per second in the step that begins at `at`; null: unknown. */
export interface TrafficPoint {
  at: number;
  received: number | null;
  sent: number | null;
}

/** Length and step of each chart range, in milliseconds. */
export const trafficRanges = {
  hours: { lengthMs: 6 * 3_600_000, stepMs: 5 * 60_000 },
  day: { lengthMs: 24 * 3_600_000, stepMs: 15 * 60_000 },
  week: { lengthMs: 7 * 86_400_000, stepMs: 2 * 3_600_000 },
  month: { lengthMs: 30 * 86_400_000, stepMs: 6 * 3_600_000 },
} as const;
export type TrafficRange = keyof typeof trafficRanges;

const order = ['wan', 'lan', 'wifi2', 'wifi5', 'wifi6'] as const satisfies readonly NetworkSection[];

/** Gap in milliseconds after which the time between two samples is unknown: at least this, at most that. */
const [leastGapMs, mostGapMs] = [30 * 60_000, 3 * 3_600_000];
/** Tolerance in seconds between two clocks. */
const slackS = 30;
/** Bits per second that no such device reaches. */
const fastest = 1e11;

/** Milliseconds after which only the first sample of each hour is kept. */
export const wholeMs = 48 * 3_600_000;

interface Steps {
  from: number;
  to: number;
  stepMs: number;
}

/** Returns the rates of all sections in the samples, oldest first; `samples` are in order of time. */
export function trafficHistory(
  samples: readonly TrafficSample[],
  { from, to, stepMs }: Steps,
): { section: NetworkSection; points: TrafficPoint[] }[] {
  // `to` is now or later, so all thinned samples are older; a few complete ones count as thinned.
  const thinned = to - wholeMs + mostGapMs;
  const gapMs = longestGap(samples.filter(({ at }) => at >= thinned));
  const pairs = samples.flatMap((after, at) => {
    const before = samples[at - 1];
    if (!before || after.at <= before.at) return [];
    const isNear = after.at - before.at <= (before.at < thinned ? mostGapMs : gapMs);
    return isNear ? [{ before, after, earlier: samples[at - 2] }] : [];
  });
  const reportedSections = order.filter((section) => samples.some(({ counters }) => counters[section]));
  return reportedSections.map((section) => {
    const rates = pairs.map(({ before, after, earlier }) => ({
      from: before.at,
      to: after.at,
      received: rateBetween(before, after, section, 0, earlier),
      sent: rateBetween(before, after, section, 1, earlier),
    }));
    const steps = Math.ceil((to - from) / stepMs);
    const points = Array.from({ length: steps }, (_, step) => {
      const at = from + step * stepMs;
      const inside = rates.filter((rate) => rate.to > at && rate.from < at + stepMs);
      const mean = (way: 'received' | 'sent') => meanOf(inside, way, at, at + stepMs);
      return { at, received: mean('received'), sent: mean('sent') };
    });
    return { section, points };
  });
}

/** Returns three times the usual distance: one missed sample leaves no gap, an offline device does. */
function longestGap(samples: readonly TrafficSample[]): number {
  const distances = samples.slice(1).map(({ at }, index) => at - (samples[index]?.at ?? at));
  const usual = distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)] ?? 0;
  return Math.min(mostGapMs, Math.max(leastGapMs, 3 * usual));
}

interface Rate {
  from: number;
  to: number;
  received: number | null;
  sent: number | null;
}

/** Averages the rates, each weighted by its duration within the period. */
function meanOf(rates: readonly Rate[], way: 'received' | 'sent', from: number, to: number): number | null {
  let [bits, ms] = [0, 0];
  for (const rate of rates) {
    const value = rate[way];
    if (value === null) continue;
    const lasted = Math.min(rate.to, to) - Math.max(rate.from, from);
    bits += value * lasted;
    ms += lasted;
  }
  return ms > 0 ? bits / ms : null;
}

/**
 * Returns the bytes of a section between two samples, 0 for an unknown direction; null if both are unknown, or the time
 * between is too long.
 */
export function bytesBetween(
  before: TrafficSample,
  after: TrafficSample,
  section: NetworkSection,
): { received: number; sent: number } | null {
  const ms = after.at - before.at;
  if (ms <= 0 || ms > mostGapMs) return null;
  const [received, sent] = [rateBetween(before, after, section, 0), rateBetween(before, after, section, 1)];
  if (received === null && sent === null) return null;
  const bytesOf = (rate: number | null) => Math.round(((rate ?? 0) * ms) / 8000);
  return { received: bytesOf(received), sent: bytesOf(sent) };
}

/**
 * Returns bits per second; null if a counter was reset in between, so that the amount is unknown. `earlier`: the sample
 * before both.
 */
function rateBetween(
  before: TrafficSample,
  after: TrafficSample,
  section: NetworkSection,
  way: 0 | 1,
  earlier?: TrafficSample,
): number | null {
  const seconds = (after.at - before.at) / 1000;
  const [was, is] = [before.counters[section]?.[way] ?? null, after.counters[section]?.[way] ?? null];
  if (was === null || is === null || hasRestarted(before, after, seconds)) return null;
  const bytes = is >= was ? is - was : wrapped(was, is);
  if (bytes === null) return null;
  const rate = (bytes * 8) / seconds;
  if (rate > fastest) return null;
  if (is >= was) return rate;
  const usual = earlier ? rateBetween(earlier, before, section, way) : null;
  const isPlausible = usual === null ? bytes <= likelyWrap : rate <= mostGrowth * usual;
  return isPlausible ? rate : null;
}

/**
 * A counter that falls without a restart was reset (as by a line that reconnects), unless it falls by about its
 * previous growth times this.
 */
const mostGrowth = 4;
/** Maximum bytes past the end of a counter without an earlier rate: a sixteenth of 32 bits. */
const likelyWrap = 2 ** 28;

/** Tells if the device restarted. An uptime that grew by more than the elapsed time is from another start as well. */
function hasRestarted(before: TrafficSample, after: TrafficSample, seconds: number): boolean {
  if (after.upTime === null) return false;
  if (after.upTime + slackS < seconds) return true;
  if (before.upTime === null) return false;
  const grown = after.upTime - before.upTime;
  return grown < -slackS || grown > seconds + slackS;
}

/**
 * Returns the growth of a 32 or 64 bit counter that wrapped; null if it was more likely reset. Only its upper half can
 * wrap. A 32 bit counter that wraps twice between two samples shows too little.
 */
function wrapped(was: number, is: number): number | null {
  const size = was < 2 ** 32 ? 2 ** 32 : 2 ** 64;
  return was >= size / 2 && is < size / 2 ? size - was + is : null;
}
