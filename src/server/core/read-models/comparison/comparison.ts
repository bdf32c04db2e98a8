import type { ComparedTable, RowDifference } from './compared-table.ts';

/** Result of the last comparison of the tables with the log. Times are ISO 8601. */
export interface TablesReport {
  state: 'never' | 'running' | 'same' | 'different' | 'failed';
  /** Number of rows compared so far. */
  rows: number;
  startedAt: string | null;
  endedAt: string | null;
  /** Number of differing rows; the first of them are named. */
  differing: number;
  differences: RowDifference[];
}

export interface TablesComparisonDeps {
  tables: readonly ComparedTable[];
  now(): Date;
  onFault(where: string, error: unknown): void;
  /** Maximum share of time for a background comparison. */
  backgroundShare?: number;
  /** Milliseconds before the first background comparison, and between the end of one and the next. */
  firstMs: number;
  everyMs: number;
}

const namedLimit = 20;

const never: TablesReport = {
  state: 'never',
  rows: 0,
  startedAt: null,
  endedAt: null,
  differing: 0,
  differences: [],
};

/**
 * Compares the tables with the log that they follow from, to find rows that were changed without it. A difference is
 * reported once a comparison and has no other effect.
 */
export class TablesComparison {
  readonly #deps: TablesComparisonDeps & { backgroundShare: number };
  /** Reported differences that still exist. */
  #reported: ReadonlySet<string> = new Set();
  #found = new Set<string>();
  #report: TablesReport = never;
  #running: Promise<TablesReport> | null = null;
  #hurry = false;
  #stopped = false;
  #next: NodeJS.Timeout | null = null;
  #endRest: () => void = () => {};

  constructor(deps: TablesComparisonDeps) {
    this.#deps = { backgroundShare: 0.05, ...deps };
  }

  get report(): TablesReport {
    return this.#report;
  }

  /** Compares repeatedly in the background. */
  start(): void {
    this.#plan(this.#deps.firstMs);
  }

  #plan(ms: number): void {
    if (this.#stopped) return;
    this.#next = setTimeout(() => {
      void this.run({ hurry: false }).then(() => this.#plan(this.#deps.everyMs));
    }, ms);
    this.#next.unref();
  }

  /** Runs a comparison, or joins a running one; `hurry` then speeds that up. */
  run({ hurry }: { hurry: boolean }): Promise<TablesReport> {
    this.#hurry ||= hurry;
    if (hurry) this.#endRest();
    this.#running ??= this.#compare().finally(() => {
      this.#running = null;
      this.#hurry = false;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#next) clearTimeout(this.#next);
    this.#endRest();
    await this.#running;
  }

  async #compare(): Promise<TablesReport> {
    const { tables, now, onFault } = this.#deps;
    this.#found = new Set();
    this.#report = { ...never, state: 'running', startedAt: now().toISOString() };
    const end = (state: TablesReport['state']) => {
      this.#report = { ...this.#report, state, endedAt: now().toISOString() };
    };
    try {
      for (const table of tables) await this.#compareTable(table);
      this.#reported = this.#found;
      if (this.#stopped) this.#report = never;
      else end(this.#report.differing > 0 ? 'different' : 'same');
    } catch (error) {
      end('failed');
      onFault('comparison of the tables with the log', error);
    }
    return this.#report;
  }

  async #compareTable({ table, compare }: ComparedTable): Promise<void> {
    let began = performance.now();
    for await (const { rows, differences } of compare()) {
      if (this.#stopped) return;
      const report = this.#report;
      this.#report = {
        ...report,
        rows: report.rows + rows,
        differing: report.differing + differences.length,
        differences: [...report.differences, ...differences].slice(0, namedLimit),
      };
      this.#raise(table, differences);
      await this.#rest(performance.now() - began);
      began = performance.now();
    }
  }

  /** Reports each lasting difference once. */
  #raise(table: string, differences: readonly RowDifference[]): void {
    for (const { key, problem, columns } of differences) {
      const difference = `${table} ${key}: ${problem}${columns.length > 0 ? ` (${columns.join(', ')})` : ''}`;
      this.#found.add(difference);
      if (this.#reported.has(difference)) continue;
      this.#deps.onFault('comparison of the tables with the log', new Error(difference));
    }
  }

  #rest(workedMs: number): Promise<void> {
    const ms = this.#hurry || this.#stopped ? 0 : workedMs * (1 / this.#deps.backgroundShare - 1);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
