import type { ComparedTable } from './compared-table.ts';
import { TablesComparison, type TablesComparisonDeps, type TablesReport } from './comparison.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Comparison of all tables every few hours, and of those that determine permissions every minute. */
export class Comparisons {
  readonly #all: TablesComparison;
  readonly #power: TablesComparison;

  constructor({
    tables,
    firstMs = minuteMs,
    ...deps
  }: Pick<TablesComparisonDeps, 'tables' | 'now' | 'onFault'> & { firstMs?: number }) {
    this.#all = new TablesComparison({ ...deps, tables, firstMs, everyMs: 6 * hourMs });
    this.#power = new TablesComparison({
      ...deps,
      tables: tables.filter(({ power }: ComparedTable) => power === true),
      firstMs,
      everyMs: minuteMs,
      backgroundShare: 0.5,
    });
  }

  start(): void {
    this.#all.start();
    this.#power.start();
  }

  /** Starts both at full speed. */
  compareNow(): void {
    void this.#all.run({ hurry: true });
    void this.#power.run({ hurry: true });
  }

  /** Returns the report of all tables, with the findings of the minutely comparisons since. */
  get report(): TablesReport {
    const [all, power] = [this.#all.report, this.#power.report];
    if (power.differing === 0) return all;
    const named = new Set(all.differences.map(({ table, key }) => `${table} ${key}`));
    const more = power.differences.filter(({ table, key }) => !named.has(`${table} ${key}`));
    return {
      ...all,
      state: all.state === 'running' ? 'running' : 'different',
      differing: all.differing + more.length,
      differences: [...more, ...all.differences],
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#all.stop(), this.#power.stop()]);
  }
}
