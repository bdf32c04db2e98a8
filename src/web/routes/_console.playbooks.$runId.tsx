import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { playbookTimeline } from '#web/features/devices/playbooks/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/playbooks/$runId')({
  staticData: {
    title: defineMessage('routes.playbookRun', { en: 'Run of a playbook', ko: '플레이북 실행' }),
    parent: '/device/deviceList/$pageNum',
    permission: permissions.getPlaybookRun,
    texts: ['administration/timeline', 'devices/playbooks'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { runId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={runId}
      kind={playbookTimeline}
      id={runId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
