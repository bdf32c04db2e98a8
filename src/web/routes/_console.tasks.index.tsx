import { createFileRoute } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import {
  filterOf,
  queryOf,
  taskCountsQuery,
  taskSearch,
  tasksQuery,
} from '#web/features/devices/tasks/queries.ts';
import { TaskList } from '#web/features/devices/tasks/task-list.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/tasks/')({
  staticData: {
    title: defineMessage('routes.tasks', { en: 'Tasks', ko: '작업' }),
    permission: permissions.listTasks,
    nav: { group: 'device', area: 'work', entry: 'tasks', order: 1, icon: ListChecks, to: '/tasks' },
    texts: ['devices/tasks'],
  },
  validateSearch: taskSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(tasksQuery(queryOf(deps)));
    void queryClient.prefetchQuery(taskCountsQuery(filterOf(deps)));
  },
  component: Tasks,
});

function Tasks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TaskList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
