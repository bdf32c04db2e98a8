import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AsOf } from './as-of.tsx';
import { ListContext } from './filter-bar.tsx';
import { PageSizeChoice, SortChoice } from './list-choices.tsx';
import { ErrorState, FilterChips, NothingFound, Pager, ResultCount, StaleNote } from './list-page.tsx';
import { ResourceTable } from './resource-table.tsx';
import type { List } from './use-list.ts';

interface ResourceListProps<T extends RowData> {
  list: List<T>;
  caption: string;
  /** Shown where there are no rows at all yet. */
  empty: ReactNode;
  /** Actions on a row, at its end. */
  actions?: ((row: T) => ReactNode) | undefined;
  /** Actions on the selected rows. */
  selectionBar?: ReactNode;
  /** In place of the numbered pages. */
  pager?: ReactNode;
  /** The filters. */
  children?: ReactNode;
}

/** Filters, what is filtered for, how many there are, the rows or why there are none, and the pages. */
export function ResourceList<T extends RowData>(props: ResourceListProps<T>) {
  const { list } = props;
  const { answer, page } = list;
  const pagination = answer.data?.pagination;
  const isOtherPage = answer.isPlaceholderData && pagination?.page !== page;
  const pending = answer.isPending || isOtherPage;
  const none = !pending && answer.data?.data.length === 0;
  const lastPage = answer.isPlaceholderData || !none || !pagination ? page : pagination.totalPage;
  const goToLastPage = useEffectEvent(() => list.onPage(lastPage, { replace: true }));
  // A link, or rows that were removed since: the address must not name a page that is not there.
  useEffect(() => {
    if (lastPage < page) goToLastPage();
  }, [lastPage, page]);
  return (
    <div className="flex flex-col gap-3">
      <ListContext value={list}>{props.children}</ListContext>
      <FilterChips chips={list.chips} onClear={list.onClear} />
      <div className="flex min-h-4.5 items-center justify-between gap-3">
        <ResultCount count={pagination?.totalRecords} lowerBound={pagination?.totalIsLowerBound} />
        <div className="flex items-center gap-1">
          <AsOf known={answer} />
          {list.order ? <SortChoice columns={list.columns} {...list.order} /> : null}
        </div>
      </div>
      {answer.data ? <StaleNote known={answer} /> : null}
      <ResourceTable
        list={list}
        caption={props.caption}
        pending={pending}
        selectionBar={props.selectionBar}
        actions={props.actions}
        instead={
          answer.error && !answer.data ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : !none ? null : list.filtered ? (
            <NothingFound onClear={list.onClear} />
          ) : (
            props.empty
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:flex-col-reverse">
        <PageSizeChoice size={list.pageSize} onSize={list.onPageSize} />
        {props.pager ?? <Pager page={page} pages={pagination?.totalPage} onPage={list.onPage} />}
      </div>
    </div>
  );
}
