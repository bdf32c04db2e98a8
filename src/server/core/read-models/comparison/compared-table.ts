/** A row of a table that is not as the log says. `unknown`: the log has nothing that it follows from. */
export interface RowDifference {
  table: string;
  key: string;
  problem: 'missing' | 'changed' | 'unknown';
  /** Those with another value; only of changed rows. */
  columns: string[];
}

/** Rows compared in one step. */
export interface ComparedRows {
  rows: number;
  differences: RowDifference[];
}

/** A table whose rows follow from the log, compared with the log a few rows a step. */
export interface ComparedTable {
  table: string;
  /** What a user may do follows from it: it is compared every minute. */
  power?: true;
  compare(): AsyncIterable<ComparedRows>;
}
