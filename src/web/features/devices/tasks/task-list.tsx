import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { taskAppearance } from '#web/entities/task/state-badge.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { taskColumns } from './columns.tsx';
import { messages } from './messages.ts';
import {
  filterOf,
  queryOf,
  statesOf,
  type TaskSearch,
  type TaskTab,
  taskCountsQuery,
  taskSearch,
  tasksQuery,
  taskTabs,
} from './queries.ts';

const { Keyword, Choice, Day } = filtersOf(taskSearch);
const tabLabels = {
  waiting: messages.tabWaiting,
  running: messages.tabRunning,
  failed: messages.tabFailed,
  done: messages.tabDone,
};

export function TaskList(props: ListProps<TaskSearch>) {
  const text = useText();
  const { search } = props;
  const list = useList(taskSearch, {
    ...props,
    query: tasksQuery(queryOf(search)),
    columns: taskColumns,
    rowId: ({ taskId }) => taskId,
    filters: {
      endpointId: messages.endpointId,
      account: messages.requestedBy,
      action: { label: messages.action, names: taskNames },
      state: { label: messages.state, names: taskAppearance },
      batch: { label: messages.batchChip, show: (batch) => middleTruncate(batch, 13) },
      from: messages.from,
      to: messages.to,
    },
  });
  const counts = useQuery(taskCountsQuery(filterOf(search))).data;
  const countOf = (tab: TaskTab | undefined) => {
    const those = counts?.filter(({ state }) => statesOf(tab).some((known) => known === state));
    const count = those?.reduce((sum, { count: n }) => sum + n, 0);
    const atLeast = those?.some((state) => state.atLeast);
    // "0 or more" says nothing.
    return atLeast && count === 0 ? {} : { count, atLeast };
  };
  const openTab = (next: 'all' | TaskTab) => {
    const chosen = next === 'all' ? undefined : next;
    const state = statesOf(chosen).find((known) => known === search.state);
    list.change({ tab: chosen, state });
  };
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <ExportList
            of={list}
            list="listTasks"
            operation="exportTasks"
            name="tasks"
            asked={queryOf(search)}
          />
        }
      />
      <Tabs
        label={text(messages.tabs)}
        value={search.tab ?? 'all'}
        tabs={[
          { value: 'all', label: text(messages.tabAll), ...countOf(undefined) },
          ...taskTabs.map((value) => ({ value, label: text(tabLabels[value]), ...countOf(value) })),
        ]}
        onChange={openTab}
      >
        <ResourceList
          list={list}
          caption={text(messages.title)}
          empty={<NoTasks inTab={search.tab !== undefined} />}
        >
          <FilterBar>
            <Keyword name="endpointId" className="flex-1 basis-36" />
            <Keyword name="account" className="flex-1 basis-36" />
            <Choice name="action" />
            <Choice name="state" of={statesOf(search.tab)} />
            <Day name="from" />
            <Day name="to" />
          </FilterBar>
        </ResourceList>
      </Tabs>
    </>
  );
}

function NoTasks({ inTab }: { inTab: boolean }) {
  const text = useText();
  return (
    <EmptyState
      icon={<ListChecks className="size-5" aria-hidden />}
      title={text(inTab ? messages.noneInTab : messages.noTasks)}
      action={
        inTab ? null : (
          <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
            {text(messages.openDevices)}
          </Link>
        )
      }
    >
      {text(inTab ? messages.noneInTabHelp : messages.noTasksHelp)}
    </EmptyState>
  );
}
