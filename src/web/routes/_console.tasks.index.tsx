import { createFileRoute } from '@tanstack/react-router';
import { TaskList } from '#web/features/tasks/list/page.tsx';
import { queryOf, readTaskSearch } from '#web/features/tasks/list/search.ts';
import { tasksQuery } from '#web/features/tasks/queries.ts';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/tasks/')({
  staticData: { title: messages.tasks },
  validateSearch: readTaskSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(tasksQuery(queryOf(deps)));
  },
  component: Tasks,
});

function Tasks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TaskList search={search} onSearch={(next) => void navigate({ search: next })} />;
}
