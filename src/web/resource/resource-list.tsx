import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PageSizeChoice, SortChoice } from './list-choices.tsx';
import {
  ErrorState,
  type FilterChip,
  FilterChips,
  type Known,
  NothingFound,
  Pager,
  ResultCount,
  StaleNote,
} from './list-page.tsx';
import type { How, PageSize } from './list-search.ts';
import { ResourceTable } from './resource-table.tsx';
import type { ResourceTableProps, Sorting } from './use-resource-table.ts';

/** What a list needs of its query: the last answer may be one to another page, until the next one comes. */
export interface ListAnswer extends Known {
  data?:
    | {
        data: unknown[];
        pagination: { page: number; totalRecords: number; totalPage: number; totalIsLowerBound?: boolean };
      }
    | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
}

interface ResourceListProps<T extends RowData>
  extends Pick<ResourceTableProps<T>, 'table' | 'caption' | 'nameOf' | 'actions'> {
  answer: ListAnswer;
  filters: ReactNode;
  chips: readonly FilterChip[];
  filtered: boolean;
  onClear: () => void;
  /** Shown where there are no rows at all yet. */
  empty: ReactNode;
  /** Without it the rows keep the server's order. */
  order?: { sorting: Sorting; onSort: (sorting: Sorting) => void };
  /** With it rows can be selected. */
  selectionBar?: ReactNode;
  page: number;
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
  onPage: (page: number, how?: How) => void;
}

const asGiven = { sorting: { sortBy: '', desc: true }, onSort: () => {} };

/** Filters, what is filtered for, how many there are, the rows or why there are none, and the pages. */
export function ResourceList<T extends RowData>(props: ResourceListProps<T>) {
  const { answer, selectionBar, page } = props;
  const pagination = answer.data?.pagination;
  const isOtherPage = answer.isPlaceholderData && pagination?.page !== page;
  const pending = answer.isPending || isOtherPage;
  const none = !pending && answer.data?.data.length === 0;
  const lastPage = answer.isPlaceholderData || !none || !pagination ? page : pagination.totalPage;
  const goToLastPage = useEffectEvent(() => props.onPage(lastPage, { replace: true }));
  // A link, or rows that were removed since: the address must not name a page that is not there.
  useEffect(() => {
    if (lastPage < page) goToLastPage();
  }, [lastPage, page]);
  return (
    <div className="flex flex-col gap-3">
      {props.filters}
      <FilterChips chips={props.chips} onClear={props.onClear} />
      <div className="flex min-h-4.5 items-center justify-between gap-3">
        <ResultCount count={pagination?.totalRecords} lowerBound={pagination?.totalIsLowerBound} />
        {props.order ? <SortChoice table={props.table} {...props.order} /> : null}
      </div>
      {answer.data ? <StaleNote known={answer} /> : null}
      <ResourceTable
        table={props.table}
        caption={props.caption}
        nameOf={props.nameOf}
        {...(props.order ?? asGiven)}
        pending={pending}
        skeletonRows={props.pageSize}
        selectable={selectionBar !== undefined}
        selectionBar={selectionBar}
        actions={props.actions}
        instead={
          answer.error && !answer.data ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : !none ? null : props.filtered ? (
            <NothingFound onClear={props.onClear} />
          ) : (
            props.empty
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:flex-col-reverse">
        <PageSizeChoice size={props.pageSize} onSize={props.onPageSize} />
        <Pager page={props.page} pages={pagination?.totalPage} onPage={props.onPage} />
      </div>
    </div>
  );
}
