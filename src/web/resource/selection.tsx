import type { RowSelectionState } from '@tanstack/react-table';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

/** Rows that are selected, on whichever page each of them is. */
export interface Selection<T> {
  rows: readonly T[];
  ids: RowSelectionState;
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

/** `shown`: the rows of the page. */
export function useSelection<T>(shown: readonly T[], idOf: (row: T) => string): Selection<T> {
  const [selected, setSelected] = useState<readonly T[]>([]);
  const ids = selected.map(idOf);
  return {
    rows: rowsOf(ids, selected, shown, idOf),
    ids: Object.fromEntries(ids.map((id) => [id, true as const])),
    select: (next) => setSelected(rowsOf(Object.keys(next), selected, shown, idOf)),
    clear: () => setSelected([]),
  };
}

/** Shows the number of selected rows, and actions on them. */
export function SelectionBar<T>(props: { selection: Selection<T>; children: ReactNode }) {
  const text = useText();
  const { selection } = props;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 border-b border-stroke px-3 max-md:py-1.5">
      <IconButton
        label={text(messages.clearSelection)}
        icon={<X className="size-4" />}
        onClick={selection.clear}
        className="-ml-2 size-7"
      />
      <p role="status" className="pr-2 text-dense font-medium">
        {text(messages.selectedCount, { count: selection.rows.length })}
      </p>
      {props.children}
    </div>
  );
}
