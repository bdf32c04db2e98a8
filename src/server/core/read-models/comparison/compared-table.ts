/** Row that differs from the log. `unknown`: the log has no source for it. */
export interface RowDifference {
  table: string;
  key: string;
  problem: 'missing' | 'changed' | 'unknown';
  /** Differing columns; only of changed rows. */
  columns: string[];
}

/** Rows compared in one step. */
export interface ComparedRows {
  rows: number;
  differences: RowDifference[];
}

/** Table whose rows follow from the log, compared with it a few rows at a time. */
export interface ComparedTable {
  table: string;
  /** True: the table determines permissions, so it is compared every minute. */
  power?: true;
  compare(): AsyncIterable<ComparedRows>;
}
