/** One measured number, its target, and the minimal baseline on the same machine in the same minute. */
export interface Figure {
  what: string;
  /** Database of an earlier report, if it was not Waymark's own PostgreSQL. */
  database?: string;
  value: number;
  unit: string;
  target?: { atLeast: number } | { atMost: number };
  baseline?: { what: string; value: number };
  /** Day of a figure from an earlier run. */
  measured?: string;
}

/** Output of a run of the benches. */
export interface BenchReport {
  at: string;
  /** Absent if the figures come from several commits. */
  commit?: string;
  machine: { cores: number; memoryGB: number; node: string };
  quick: boolean;
  benches: readonly { name: string; figures: readonly Figure[] }[];
}

export interface BenchContext {
  /** True for smaller runs, whose figures are not recorded. */
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

/** Returns the figure in units of its baseline; absent without one. */
export function ratioOf({ value, baseline }: Figure): number | undefined {
  return baseline && baseline.value > 0 ? value / baseline.value : undefined;
}

export function targetOf({ target }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${short(target.atLeast)}` : `≤ ${short(target.atMost)}`;
}

/** Formats three significant digits. */
export function short(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** Nearest rank: returns the smallest value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/** Returns the milliseconds of each call, one after another. */
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

/** Repeats a check until it passes. A bench that hangs reports where it hung. */
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
