import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { appWaveTimeline } from '#web/features/fleet/app-profiles/profile-timelines.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/app-waves/$waveId')({
  staticData: {
    title: defineMessage('routes.appWaveRecord', {
      en: 'App wave timeline',
      ko: '앱 단계 타임라인',
    }),
    parent: '/management/app/components/appProfileListPage',
    permission: permissions.getAppWave,
    texts: ['administration/timeline', 'fleet/app-profiles', 'fleet/profiles'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { waveId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={waveId}
      kind={appWaveTimeline}
      id={waveId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
