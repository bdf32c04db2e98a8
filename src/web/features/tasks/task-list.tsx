import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { kinds } from '#machines/task/kinds.ts';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { useSpan } from '#web/entities/stream/span.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { causeOf } from '#web/entities/task/causes.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import { headlineOf } from '#web/entities/task/outcome.ts';
import { stateMessage, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import type { Task } from '#web/entities/task/streams.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { Input } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from './messages.ts';
import {
  askForFile,
  filterOf,
  queryOf,
  statesOf,
  type TaskSearch,
  taskCountsQuery,
  taskSearch,
  tasksQuery,
  taskTabs,
} from './queries.ts';

const noRows: Task[] = [];
const tabLabels = {
  waiting: messages.tabWaiting,
  running: messages.tabRunning,
  failed: messages.tabFailed,
  done: messages.tabDone,
};

export function TaskList({
  search,
  onSearch,
}: {
  search: TaskSearch;
  onSearch: (next: TaskSearch, how?: How) => void;
}) {
  const text = useText();
  const tasks = useQuery({ ...tasksQuery(queryOf(search)), placeholderData: keepPreviousData });
  const counts = useQuery(taskCountsQuery(filterOf(search))).data;
  const exportBlocked = useBlocked('exportTasks');
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
    account: text(messages.requestedBy),
    action: { label: text(messages.action), show: (kind) => text(taskNames[kind]) },
    state: { label: text(messages.state), show: (state) => text(stateMessage(state)) },
    batch: { label: text(messages.batchChip), show: (batch) => middleTruncate(batch, 13) },
    from: text(messages.from),
    to: text(messages.to),
  });
  const tab = search.tab ?? 'all';
  const countOf = (states: readonly string[]) => {
    const those = counts?.filter(({ state }) => states.includes(state));
    const count = those?.reduce((sum, { count: n }) => sum + n, 0);
    const atLeast = those?.some((state) => state.atLeast);
    // "0 or more" says nothing.
    return atLeast && count === 0 ? {} : { count, atLeast };
  };
  const openTab = (next: 'all' | (typeof taskTabs)[number]) => {
    const chosen = next === 'all' ? undefined : next;
    const state = statesOf(chosen).find((known) => known === search.state);
    list.change({ tab: chosen, state });
  };
  const empty = search.tab ? (
    <EmptyState icon={<ListChecks className="size-5" aria-hidden />} title={text(messages.noneInTab)}>
      {text(messages.noneInTabHelp)}
    </EmptyState>
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
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={<ExportMenu name="tasks" blocked={exportBlocked} ask={(as) => askForFile(search, as)} />}
      />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={[
          { value: 'all', label: text(messages.tabAll), ...countOf(statesOf(undefined)) },
          ...taskTabs.map((value) => ({
            value,
            label: text(tabLabels[value]),
            ...countOf(statesOf(value)),
          })),
        ]}
        onChange={openTab}
      >
        <ResourceList
          answer={tasks}
          table={table}
          caption={text(messages.title)}
          nameOf={({ taskId }) => taskId}
          filters={<TaskFilters search={search} onChange={list.change} />}
          {...list}
          empty={empty}
        />
      </Tabs>
    </>
  );
}

/** The outcome in one line: what the task found, or why it failed. The state alone says enough about the other ends. */
function briefOf({ state, taskType, resultData, failure }: Task): Words | null {
  if (state === 'succeeded') return headlineOf(taskType, JSON.parse(JSON.stringify(resultData ?? null)));
  if (state !== 'failed' || !failure) return null;
  return { text: causeOf(failure), values: { message: failure.message } };
}

function useTaskColumns(): ResourceColumn<Task>[] {
  const text = useText();
  const dateTime = useDateTime();
  const spanOf = useSpan();
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
          <NamedDevice endpointId={row.original.endpointId} name={row.original.deviceName} />
        ),
        meta: { label: text(messages.device), onCard: 'line' },
      },
      {
        id: 'result',
        header: text(messages.result),
        cell: ({ row }) => {
          const told = briefOf(row.original);
          return told ? (
            <span className="line-clamp-2 leading-4 whitespace-normal text-secondary">
              {text(told.text, told.values)}
            </span>
          ) : null;
        },
        meta: { label: text(messages.result), onCard: 'line' },
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
              {spanOf(Date.parse(finishTime) - Date.parse(startTime))}
            </span>
          ) : null;
        },
        meta: { label: text(messages.duration) },
      },
    ],
    [text, dateTime, spanOf],
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
        label={text(messages.requestedBy)}
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
        choices={statesOf(search.tab).map((state) => ({ value: state, label: text(stateMessage(state)) }))}
        onChange={(state) => onChange({ state })}
      />
      {date('from', text(messages.from))}
      {date('to', text(messages.to))}
    </div>
  );
}
