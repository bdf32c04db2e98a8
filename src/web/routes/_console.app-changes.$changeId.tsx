import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { changeTimeline } from '#web/features/fleet/app-profiles/change-timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/app-changes/$changeId')({
  staticData: {
    title: defineMessage('routes.appChange', { en: 'App change', ko: '앱 변경' }),
    parent: '/device/deviceList/$pageNum',
    permission: permissions.getAppChange,
    texts: ['administration/timeline', 'fleet/app-profiles'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { changeId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={changeId}
      kind={changeTimeline}
      id={changeId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
