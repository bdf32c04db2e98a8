import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { appFileTimeline } from '#web/features/fleet/app-files/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/app/files/$fileId/timeline')({
  staticData: {
    title: defineMessage('routes.appFileTimeline', { en: 'Timeline of an app file', ko: '앱 파일 타임라인' }),
    parent: '/management/app/components/appFileListPage',
    permission: permissions.listAppVersionEvents,
    texts: ['administration/timeline', 'fleet/app-files', 'fleet/firmware'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { fileId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={fileId}
      kind={appFileTimeline}
      id={fileId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
