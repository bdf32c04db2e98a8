import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { appProfileTimeline } from '#web/features/fleet/app-profiles/profile-timelines.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/app-profiles/$appProfileId')({
  staticData: {
    title: defineMessage('routes.appProfileRecord', {
      en: 'App profile timeline',
      ko: '앱 프로파일 타임라인',
    }),
    parent: '/management/app/components/appProfileListPage',
    permission: permissions.getAppProfile,
    texts: ['administration/timeline', 'fleet/app-profiles', 'fleet/profiles'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { appProfileId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={appProfileId}
      kind={appProfileTimeline}
      id={appProfileId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
