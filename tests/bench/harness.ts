/** One measured number, what it should be, and what the same machine did with the bare minimum in the same minute. */
export interface Figure {
  what: string;
  /** Database of an earlier report, where it was another one than the PostgreSQL that comes with Waymark. */
  database?: string;
  value: number;
  unit: string;
  target?: { atLeast: number } | { atMost: number };
  baseline?: { what: string; value: number };
  /** The day, where a report holds figures of an earlier run. */
  measured?: string;
}

/** What a run of the benches writes. */
export interface BenchReport {
  at: string;
  /** Absent where the figures are of several. */
  commit?: string;
  machine: { cores: number; memoryGB: number; node: string };
  quick: boolean;
  benches: readonly { name: string; figures: readonly Figure[] }[];
}

export interface BenchContext {
  /** Smaller, for a look rather than a figure to write down. */
  quick: boolean;
  say(line: string): void;
}

export interface Bench {
  name: string;
  run(context: BenchContext): Promise<Figure[]>;
}

export type Verdict = 'met' | 'missed' | '';

export function verdictOf({ value, target }: Figure): Verdict {
  if (!target) return '';
  const met = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  return met ? 'met' : 'missed';
}

/** The figure in units of its baseline; absent where there is nothing to compare with. */
export function ratioOf({ value, baseline }: Figure): number | undefined {
  return baseline && baseline.value > 0 ? value / baseline.value : undefined;
}

export function targetOf({ target }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${short(target.atLeast)}` : `≤ ${short(target.atMost)}`;
}

/** Three digits that say something. */
export function short(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** Nearest rank: the smallest value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/** Milliseconds of each call, one after another. */
export async function timesOf(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    await call(index);
    times.push(performance.now() - began);
  }
  return times;
}

export const seconds = (since: number): number => (performance.now() - since) / 1000;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again until the answer is good. A bench that hangs says where it hung. */
export async function until(
  what: string,
  good: () => boolean | Promise<boolean>,
  { limitMs = 300_000, everyMs = 50 } = {},
): Promise<void> {
  const began = performance.now();
  while (!(await good())) {
    if (performance.now() - began > limitMs)
      throw new Error(`${what}: not within ${Math.round(limitMs / 1000)} s`);
    await sleep(everyMs);
  }
}
