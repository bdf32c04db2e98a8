import type { RowSelectionState } from '@tanstack/react-table';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

/** Rows that are selected, on whichever page each of them is. */
export interface Selection<T> {
  rows: readonly T[];
  ids: RowSelectionState;
  /** True if every row of the page is selected, and there is one. */
  isPage: boolean;
  /** True if everything that matches the filters is selected, also what other pages show. */
  isAll: boolean;
  selectAll(): void;
  select(ids: RowSelectionState): void;
  clear(): void;
}

/** The rows of ids, as the page shows them now; a row of another page as it was when it was selected. */
export function rowsOf<T>(
  ids: readonly string[],
  selected: readonly T[],
  shown: readonly T[],
  idOf: (row: T) => string,
): readonly T[] {
  const known = new Map([...selected, ...shown].map((row) => [idOf(row), row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

const idsOf = (ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(ids.map((id) => [id, true as const]));

interface Selected<T> {
  /** Filters with which it was made. */
  matched: string;
  rows: readonly T[];
  isAll: boolean;
}

/**
 * `shown`: the rows of the page. `matched`: the filters. Other filters end a selection: an action would otherwise take
 * rows that the list does not show.
 */
export function useSelection<T>(
  shown: readonly T[],
  idOf: (row: T) => string,
  matched: string,
): Selection<T> {
  const [last, setLast] = useState<Selected<T>>({ matched, rows: [], isAll: false });
  const { rows: selected, isAll } = last.matched === matched ? last : { rows: [], isAll: false };
  const ids = idsOf(selected.map(idOf));
  return {
    rows: rowsOf(Object.keys(ids), selected, shown, idOf),
    ids: isAll ? idsOf(shown.map(idOf)) : ids,
    isPage: shown.length > 0 && shown.every((row) => ids[idOf(row)]),
    isAll,
    selectAll: () => setLast({ matched, rows: selected, isAll: true }),
    select: (next) =>
      setLast({ matched, rows: rowsOf(Object.keys(next), selected, shown, idOf), isAll: false }),
    clear: () => setLast({ matched, rows: [], isAll: false }),
  };
}

/** Number of rows that match, and the actions that can be taken on all of them. */
interface Matching {
  found: { totalRecords: number; totalIsLowerBound?: boolean } | undefined;
  actions: ReactNode;
}

/** Shows the number of selected rows, and actions on them. */
export function SelectionBar<T>(props: {
  selection: Selection<T>;
  /** Offers to select all that match, beyond the page; absent: the actions take single rows only. */
  matching?: Matching;
  children: ReactNode;
}) {
  const text = useText();
  const { selection, matching } = props;
  const { totalRecords = 0, totalIsLowerBound = false } = matching?.found ?? {};
  const all = { count: totalRecords, more: totalIsLowerBound ? 'yes' : 'no' };
  const selected = selection.rows.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 border-b border-stroke px-3 max-md:py-1.5">
      <IconButton
        label={text(messages.clearSelection)}
        icon={<X className="size-4" />}
        onClick={selection.clear}
        className="-ml-2 size-7"
      />
      <p role="status" className="pr-2 text-dense font-medium">
        {selection.isAll
          ? text(messages.selectedMatching, all)
          : text(messages.selectedCount, { count: selected })}
      </p>
      {matching && selection.isPage && !selection.isAll && totalRecords > selected ? (
        <button
          type="button"
          onClick={selection.selectAll}
          className={cx('pr-2 text-left text-dense', linkLook)}
        >
          {text(messages.selectMatching, all)}
        </button>
      ) : null}
      {matching && selection.isAll ? matching.actions : props.children}
    </div>
  );
}
