import {
  type Cell,
  type ColumnDef,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What a column tells the table beyond its cells. */
interface ColumnMeta {
  /** Name in the menu of columns and in a card; the header may be more than a word. */
  label: string;
  /** The server's name for this order; without one the column cannot be sorted. */
  sortBy?: string;
  /** Of the three that stay on a phone: the first is the card's title. */
  onCard?: 'title' | 'line' | 'badge';
  /** Starts hidden; the reader may show it. */
  hiddenAtFirst?: boolean;
  width?: string;
}

const features = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

type Features = typeof features;
export type ResourceColumn<T extends RowData> = ColumnDef<Features, T>;

interface Options<T extends RowData> {
  columns: ResourceColumn<T>[];
  rows: T[];
  rowId: (row: T) => string;
  selected: RowSelectionState;
  onSelected: (next: RowSelectionState) => void;
  hidden: Record<string, boolean>;
}

/** Sorting, paging and filters live in the address and are done by the server; the table only shows. */
export function useResourceTable<T extends RowData>(options: Options<T>) {
  const { columns, rows, rowId, selected, onSelected, hidden } = options;
  const columnVisibility = Object.fromEntries(
    columns.map((column) => {
      const id = column.id ?? '';
      return [id, !(hidden[id] ?? column.meta?.hiddenAtFirst ?? false)];
    }),
  );
  return useTable<Features, T>({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { rowSelection: selected, columnVisibility },
    onRowSelectionChange: (change) => onSelected(typeof change === 'function' ? change(selected) : change),
  });
}

/**
 * What a cell shows. Called and not mounted: as a component it would be replaced whenever the columns are rebuilt, and a press
 * on a link that was replaced by a copy would get lost, as the focus would.
 */
export function shownIn<T extends RowData>(cell: Cell<Features, T>): ReactNode {
  const { cell: shown } = cell.column.columnDef;
  return typeof shown === 'function' ? shown(cell.getContext()) : shown;
}

export type ResourceTable<T extends RowData> = ReactTable<Features, T>;

export interface Sorting {
  sortBy: string;
  desc: boolean;
}

export interface ResourceTableProps<T extends RowData> {
  table: ResourceTable<T>;
  caption: string;
  nameOf: (row: T) => string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Null while the first answer is awaited: skeleton rows stand in. */
  pending: boolean;
  skeletonRows: number;
  selectable: boolean;
  /** In place of the rows: nothing found, or could not be read. */
  instead?: ReactNode;
  /** Slides over the head while something is selected. */
  selectionBar?: ReactNode;
  actions?: (row: T) => ReactNode;
}
