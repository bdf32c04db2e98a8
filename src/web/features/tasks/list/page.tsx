import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { messages } from '../messages.ts';
import { type Task, tasksQuery } from '../queries.ts';
import { useTaskColumns } from './columns.tsx';
import { TaskFilters, useTaskChips } from './filters.tsx';
import { isFiltered, pageSize, queryOf, readTaskSearch, type TaskSearch } from './search.ts';

const noRows: Task[] = [];

export function TaskList({ search, onSearch }: { search: TaskSearch; onSearch: (next: TaskSearch) => void }) {
  const text = useText();
  const tasks = useQuery({ ...tasksQuery(queryOf(search)), placeholderData: keepPreviousData });
  useReadAgain();
  const rows = tasks.data?.data ?? noRows;
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
  const empty = (
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
      <ResourceList
        answer={tasks}
        table={table}
        caption={text(messages.title)}
        nameOf={({ taskId }) => taskId}
        filters={<TaskFilters search={search} onChange={change} />}
        chips={chips}
        filtered={isFiltered(search)}
        onClear={() => onSearch({})}
        empty={empty}
        page={search.page ?? 1}
        pageSize={pageSize}
        onPage={(page) => onSearch(readTaskSearch({ ...search, page }))}
      />
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
