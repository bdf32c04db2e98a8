import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import {
  CouldNotRead,
  FilterChips,
  NothingFound,
  PageHeader,
  ResultCount,
} from '#web/resource/list-page.tsx';
import { Pager } from '#web/resource/pager.tsx';
import { ResourceTable } from '#web/resource/resource-table.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { messages } from '../messages.ts';
import { type Task, tasksQuery } from '../queries.ts';
import { useTaskColumns } from './columns.tsx';
import { TaskFilters, useTaskChips } from './filters.tsx';
import { isFiltered, pageSize, queryOf, readTaskSearch, type TaskSearch } from './search.ts';

const noRows: Task[] = [];
const unsorted = { sortBy: '', desc: true };

export function TaskList({ search, onSearch }: { search: TaskSearch; onSearch: (next: TaskSearch) => void }) {
  const text = useText();
  const tasks = useQuery({ ...tasksQuery(queryOf(search)), placeholderData: keepPreviousData });
  useReadAgain();
  const rows = tasks.data?.data ?? noRows;
  const pagination = tasks.data?.pagination;
  const table = useResourceTable({
    columns: useTaskColumns(),
    rows,
    rowId: ({ taskId }) => taskId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const change = (part: Record<string, string | undefined>) =>
    onSearch(readTaskSearch({ ...search, page: undefined, ...part }));
  const chips = useTaskChips({ search, onChange: change });
  const instead = tasks.isError ? (
    <CouldNotRead error={tasks.error} onAgain={() => void tasks.refetch()} />
  ) : tasks.isPending || rows.length > 0 ? null : isFiltered(search) ? (
    <NothingFound onClear={() => onSearch({})} />
  ) : (
    <EmptyState
      icon={<ListChecks className="size-5" aria-hidden />}
      title={text(messages.noTasks)}
      action={
        <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
          {text(messages.openDevices)}
        </Link>
      }
    >
      {text(messages.noTasksHelp)}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-3">
        <TaskFilters search={search} onChange={change} />
        <FilterChips chips={chips} onClear={() => onSearch({})} />
        <ResultCount count={pagination?.totalRecords ?? 0} lowerBound={pagination?.totalIsLowerBound} />
        <ResourceTable
          table={table}
          caption={text(messages.title)}
          nameOf={({ taskId }) => taskId}
          sorting={unsorted}
          onSort={() => {}}
          pending={tasks.isPending}
          skeletonRows={pageSize}
          selectable={false}
          instead={instead}
        />
        <Pager
          page={search.page ?? 1}
          pages={pagination?.totalPage ?? 1}
          onPage={(page) => onSearch(readTaskSearch({ ...search, page }))}
        />
      </div>
    </>
  );
}

const settleMs = 400;

/** Tasks that move are read again, once for a burst of events. */
function useReadAgain(): void {
  const queries = useQueryClient();
  const waiting = useRef<(() => void) | null>(null);
  const soon = () => {
    waiting.current ??= after(settleMs, () => {
      waiting.current = null;
      void queries.invalidateQueries({ queryKey: ['tasks'] });
    });
  };
  useEffect(() => () => waiting.current?.(), []);
  useLiveFacts(({ task_id }) => {
    if (task_id) soon();
  });
  useResync(soon);
}
