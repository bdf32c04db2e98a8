import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { AddToCase } from '#web/features/devices/cases/add-to-case.tsx';
import { taskTimeline } from '#web/features/devices/tasks/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/tasks/$taskId')({
  staticData: {
    title: defineMessage('routes.task', { en: 'Task', ko: '작업' }),
    parent: '/tasks',
    permission: permissions.getTask,
    texts: ['administration/timeline', 'devices/tasks', 'devices/cases'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { taskId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      // Another task begins afresh: the place in this timeline does not apply to it.
      key={taskId}
      kind={taskTimeline}
      id={taskId}
      actions={<AddToCase taskId={taskId} />}
      search={search}
      // Moving around in a timeline is one visit: the browser's back button leads out of the timeline.
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
