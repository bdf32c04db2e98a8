import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ResourceTable as Table } from './use-resource-table.ts';

export interface Sorting {
  sortBy: string;
  desc: boolean;
}

export interface ResourceTableProps<T extends RowData> {
  table: Table<T>;
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
