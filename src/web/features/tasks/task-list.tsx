import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { DeviceLink, TaskLink } from '#web/entities/links.tsx';
import { formatSpan } from '#web/entities/stream/text.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import { stateMessage, TaskStateBadge, taskStates } from '#web/entities/task/state-badge.tsx';
import type { Task } from '#web/entities/task/streams.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useReadAgain } from '#web/live/use-read-again.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { Input } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { kinds, pageSize, queryOf, type TaskSearch, taskSearch, tasksQuery } from './queries.ts';

const noRows: Task[] = [];

export function TaskList({ search, onSearch }: { search: TaskSearch; onSearch: (next: TaskSearch) => void }) {
  const text = useText();
  const tasks = useQuery({ ...tasksQuery(queryOf(search)), placeholderData: keepPreviousData });
  useReadAgain(['tasks'], ({ task_id }) => task_id !== undefined);
  const rows = tasks.data?.data ?? noRows;
  const table = useResourceTable({
    columns: useTaskColumns(),
    rows,
    rowId: ({ taskId }) => taskId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(taskSearch, search, onSearch, {
    endpointId: text(messages.endpointId),
    account: text(messages.account),
    action: { label: text(messages.action), show: (kind) => text(taskNames[kind]) },
    state: { label: text(messages.state), show: (state) => text(stateMessage(state)) },
    batch: { label: text(messages.batchChip), show: (batch) => middleTruncate(batch, 13) },
    from: text(messages.from),
    to: text(messages.to),
  });
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
        filters={<TaskFilters search={search} onChange={list.change} />}
        {...list}
        empty={empty}
        pageSize={pageSize}
      />
    </>
  );
}

function useTaskColumns(): ResourceColumn<Task>[] {
  const text = useText();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'action',
        header: text(messages.action),
        cell: ({ row }) => (
          <TaskLink taskId={row.original.taskId}>{text(taskNames[row.original.taskType])}</TaskLink>
        ),
        meta: { label: text(messages.action), onCard: 'title' },
      },
      {
        id: 'state',
        header: text(messages.state),
        cell: ({ row }) => <TaskStateBadge state={row.original.state} />,
        meta: { label: text(messages.state), onCard: 'badge' },
      },
      {
        id: 'device',
        header: text(messages.device),
        cell: ({ row }) => (
          <DeviceLink endpointId={row.original.endpointId} className={`font-mono ${linkLook}`} />
        ),
        meta: { label: text(messages.device), onCard: 'line' },
      },
      {
        id: 'account',
        header: text(messages.requestedBy),
        cell: ({ row }) => row.original.requestedBy.name,
        meta: { label: text(messages.requestedBy) },
      },
      {
        id: 'start',
        header: text(messages.requestedAt),
        cell: ({ row }) => <span className="font-mono tabular-nums">{dateTime(row.original.startTime)}</span>,
        meta: { label: text(messages.requestedAt), onCard: 'line' },
      },
      {
        id: 'duration',
        header: text(messages.duration),
        cell: ({ row }) => {
          const { startTime, finishTime } = row.original;
          return finishTime ? (
            <span className="tabular-nums text-secondary">
              {formatSpan(Date.parse(finishTime) - Date.parse(startTime))}
            </span>
          ) : null;
        },
        meta: { label: text(messages.duration) },
      },
    ],
    [text, dateTime],
  );
}

interface FiltersProps {
  search: TaskSearch;
  onChange: (change: Record<string, string | undefined>) => void;
}

function TaskFilters({ search, onChange }: FiltersProps) {
  const text = useText();
  const date = (name: 'from' | 'to', label: string) => (
    <span className="flex items-center gap-1.5 text-dense text-secondary max-md:grow max-md:basis-36">
      <label htmlFor={`tasks-${name}`} className="whitespace-nowrap max-md:min-w-10">
        {label}
      </label>
      <span className="w-34 max-md:grow">
        <Input
          id={`tasks-${name}`}
          type="date"
          value={search[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value || undefined })}
          className="px-2 text-dense"
        />
      </span>
    </span>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.endpointId)}
        value={search.endpointId ?? ''}
        onChange={(endpointId) => onChange({ endpointId })}
        className="flex-1 basis-36"
      />
      <TypedFilter
        label={text(messages.accountHint)}
        value={search.account ?? ''}
        onChange={(account) => onChange({ account })}
        className="flex-1 basis-36"
      />
      <ChoiceFilter
        label={text(messages.action)}
        value={search.action}
        choices={kinds.map((kind) => ({ value: kind, label: text(taskNames[kind]) }))}
        onChange={(action) => onChange({ action })}
      />
      <ChoiceFilter
        label={text(messages.state)}
        value={search.state}
        choices={taskStates.map((state) => ({ value: state, label: text(stateMessage(state)) }))}
        onChange={(state) => onChange({ state })}
      />
      {date('from', text(messages.from))}
      {date('to', text(messages.to))}
    </div>
  );
}
