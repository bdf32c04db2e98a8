import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useHiddenColumns } from './column-menu.tsx';
import type { Columns } from './columns.tsx';
import type { Known } from './list-page.tsx';
import type { ListProps, ListSearch, Readers, Search } from './list-search.ts';
import { type ListState, listState, type TextsOf } from './list-state.ts';
import { readAtVisit } from './read-at-visit.ts';
import { type Selection, useSelection } from './selection.tsx';
import { type ResourceTable, useResourceTable } from './use-resource-table.ts';
import { useValueless, type Valueless } from './valueless-columns.ts';

/** Answer of every list call; `pagination` is absent if pages are not numbered. */
interface ListPage<T> {
  data: T[];
  pagination?: { page: number; totalRecords: number; totalPage: number; totalIsLowerBound?: boolean };
}

/** The last answer may be one to another page, until the next one comes. */
interface ListAnswer<Page> extends Known {
  data?: Page | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
}

interface Options<T extends RowData, Page extends ListPage<T>, F extends Readers, S, Key extends QueryKey>
  extends ListProps<S> {
  query: UseQueryOptions<Page, Error, Page, Key>;
  columns: Columns<T>;
  rowId: (row: T) => string;
  filters: TextsOf<F>;
  /** Name that column settings are kept under; without it the list has no column menu. */
  settings?: string;
  /** With it rows can be selected; it names them. */
  selectable?: (row: T) => string;
}

export interface List<T extends RowData, Page extends ListPage<T> = ListPage<T>> extends ListState {
  answer: ListAnswer<Page>;
  rows: readonly T[];
  table: ResourceTable<T>;
  columns: Columns<T>;
  settings: string;
  /** Columns that are hidden because they have no value. */
  valueless: Valueless;
  /** Name of a row that can be selected. */
  selectable: ((row: T) => string) | undefined;
  selection: Selection<T>;
}

const none: never[] = [];

/** Everything about a page that is a list: its rows, and what the reader has chosen in the address and the table. */
export function useList<
  T extends RowData,
  Page extends ListPage<T>,
  F extends Readers,
  K extends Readers,
  S extends string,
  Key extends QueryKey,
>(search: ListSearch<F, K, S>, options: Options<T, Page, F, Search<F, K, S>, Key>): List<T, Page> {
  const { columns, rowId, selectable, settings = '' } = options;
  // The days of a query begin in the reader's zone: another choice asks again.
  useDateTime();
  const answer = useQuery({
    ...options.query,
    placeholderData: keepPreviousData,
    ...readAtVisit,
  });
  const rows = answer.data?.data ?? none;
  const { page: _page, size: _size, sort: _sort, desc: _desc, ...matched } = options.search;
  const selection = useSelection(rows, rowId, JSON.stringify(matched));
  const [hidden] = useHiddenColumns(settings);
  const valueless = useValueless({
    columns,
    rows,
    matched: JSON.stringify(matched),
    // Without a column menu the reader could not show them again.
    isRead: settings !== '' && answer.data !== undefined && !answer.isPlaceholderData,
  });
  const table = useResourceTable({
    columns,
    rows,
    rowId,
    // The reader's own choice wins.
    hidden: { ...Object.fromEntries(valueless.ids.map((id) => [id, true])), ...hidden },
    selection: selectable && selection,
  });
  const state = listState(search, options, options.filters, useText());
  return { ...state, answer, rows, table, columns, settings, valueless, selectable, selection };
}
