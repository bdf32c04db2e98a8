import { useState } from 'react';
import type { Columns } from './columns.tsx';

/** Fewer rows say nothing about a column. */
const leastRows = 5;

/** Columns that name what they know, and know nothing in any of the rows. */
export const valuelessIn = <T>(columns: Columns<T>, rows: readonly T[]): string[] =>
  rows.length < leastRows
    ? []
    : Object.entries(columns).flatMap(([id, { isKnown, fixed }]) =>
        isKnown && !fixed && !rows.some(isKnown) ? [id] : [],
      );

interface Options<T> {
  columns: Columns<T>;
  rows: readonly T[];
  /** The filters: other ones are another list. */
  matched: string;
  /** The rows are an answer to these filters. */
  isRead: boolean;
}

export interface Valueless {
  /** Columns without a value when the list was read. */
  ids: readonly string[];
  /** Those of them that have a value by now. */
  known: readonly string[];
}

/**
 * Decided once for each set of filters: no column comes or goes while the reader pages, sorts, or rows arrive. A value that
 * appears later is announced by the column menu.
 */
export function useValueless<T>({ columns, rows, matched, isRead }: Options<T>): Valueless {
  const [decided, setDecided] = useState<{ matched: string; ids: readonly string[] } | null>(null);
  if (isRead && decided?.matched !== matched) setDecided({ matched, ids: valuelessIn(columns, rows) });
  const ids = decided?.matched === matched ? decided.ids : [];
  const known = ids.filter((id) => {
    const { isKnown } = columns[id] ?? {};
    return isKnown !== undefined && rows.some(isKnown);
  });
  return { ids, known };
}
