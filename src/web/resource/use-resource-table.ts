import {
  type Cell,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import type { HiddenColumns } from '#web/ambient/list-settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Column, Columns } from './columns.tsx';
import type { Selection } from './selection.tsx';

/** A column with its label in the reader's language. */
type ColumnMeta = Omit<Column<never>, 'label' | 'show'> & { label: string };

const features = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

type Features = typeof features;
export type ResourceTable<T extends RowData> = ReactTable<Features, T>;

interface Options<T extends RowData> {
  columns: Columns<T>;
  rows: T[];
  rowId: (row: T) => string;
  hidden: HiddenColumns;
  /** Absent: rows cannot be selected. */
  selection?: Pick<Selection<T>, 'ids' | 'select'> | undefined;
}

const none: RowSelectionState = {};

/** Sorting, paging and filters live in the address and are done by the server; the table only shows. */
export function useResourceTable<T extends RowData>(options: Options<T>): ResourceTable<T> {
  const { columns, rows, rowId, hidden, selection } = options;
  const text = useText();
  const rowSelection = selection?.ids ?? none;
  return useTable<Features, T>({
    features,
    columns: useMemo(
      () =>
        Object.entries(columns).map(([id, { label, show, ...meta }]) => ({
          id,
          enableHiding: !meta.fixed,
          meta: { ...meta, label: text(label) },
          cell: ({ row }: { row: { original: T } }) => show(row.original),
        })),
      [columns, text],
    ),
    data: rows,
    getRowId: rowId,
    state: {
      rowSelection,
      columnVisibility: Object.fromEntries(
        Object.entries(columns).map(([id, { hiddenAtFirst = false }]) => [
          id,
          !(hidden[id] ?? hiddenAtFirst),
        ]),
      ),
    },
    onRowSelectionChange: (change) =>
      selection?.select(typeof change === 'function' ? change(rowSelection) : change),
  });
}

/**
 * Content of a cell. Called and not mounted: as a component it would be replaced whenever the columns are rebuilt, and
 * a press on a link that was replaced by a copy would get lost, as the focus would.
 */
export function shownIn<T extends RowData>(cell: Cell<Features, T>): ReactNode {
  const { cell: shown } = cell.column.columnDef;
  return typeof shown === 'function' ? shown(cell.getContext()) : shown;
}

export interface Sorting {
  sortBy: string;
  desc: boolean;
}
