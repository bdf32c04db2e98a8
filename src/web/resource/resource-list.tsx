import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ErrorState, type FilterChip, FilterChips, NothingFound, Pager, ResultCount } from './list-page.tsx';
import { ResourceTable } from './resource-table.tsx';
import type { ResourceTableProps, Sorting } from './use-resource-table.ts';

/** What a list needs of its query: the last answer may be one to another page, until the next one comes. */
export interface ListAnswer {
  data?:
    | {
        data: unknown[];
        pagination: { totalRecords: number; totalPage: number; totalIsLowerBound?: boolean };
      }
    | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
}

interface ResourceListProps<T extends RowData>
  extends Pick<ResourceTableProps<T>, 'table' | 'caption' | 'nameOf' | 'actions'> {
  answer: ListAnswer;
  filters: ReactNode;
  chips: readonly FilterChip[];
  filtered: boolean;
  onClear: () => void;
  /** Where there is nothing at all yet. */
  empty: ReactNode;
  /** Without it the server's order stands. */
  order?: { sorting: Sorting; onSort: (sorting: Sorting) => void };
  /** With it rows can be selected. */
  selectionBar?: ReactNode;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

const asGiven = { sorting: { sortBy: '', desc: true }, onSort: () => {} };

/** Filters, what is filtered for, how many there are, the rows or why there are none, and the pages. */
export function ResourceList<T extends RowData>(props: ResourceListProps<T>) {
  const { answer, selectionBar } = props;
  const pagination = answer.data?.pagination;
  const none = !answer.isPending && answer.data?.data.length === 0;
  return (
    <div className="flex flex-col gap-3">
      {props.filters}
      <FilterChips chips={props.chips} onClear={props.onClear} />
      <ResultCount
        count={answer.error ? undefined : pagination?.totalRecords}
        lowerBound={pagination?.totalIsLowerBound}
      />
      <ResourceTable
        table={props.table}
        caption={props.caption}
        nameOf={props.nameOf}
        {...(props.order ?? asGiven)}
        pending={answer.isPending}
        skeletonRows={props.pageSize}
        selectable={selectionBar !== undefined}
        selectionBar={selectionBar}
        actions={props.actions}
        instead={
          answer.error ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : !none ? null : props.filtered ? (
            <NothingFound onClear={props.onClear} />
          ) : (
            props.empty
          )
        }
      />
      <Pager page={props.page} pages={pagination?.totalPage ?? 1} onPage={props.onPage} />
    </div>
  );
}
