import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage, type TimelineSearch } from '#web/features/tasks/timeline/page.tsx';
import { messages } from './-messages.ts';

const shown = ['all', 'states', 'device', 'server', 'account'] as const;

function readTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const read: TimelineSearch = {};
  if (typeof search.at === 'number' && search.at >= 0) read.at = Math.trunc(search.at);
  const show = shown.find((kind) => kind === search.show);
  if (show && show !== 'all') read.show = show;
  if (search.compact === true) read.compact = true;
  return read;
}

export const Route = createFileRoute('/_console/tasks/$taskId')({
  staticData: { title: messages.task },
  validateSearch: readTimelineSearch,
  component: Task,
});

function Task() {
  const { taskId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={taskId}
      taskId={taskId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
