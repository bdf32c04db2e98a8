import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { firmwareProfileTimeline } from '#web/features/fleet/firmware/profile-timelines.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/firmware-profiles/$fpId')({
  staticData: {
    title: defineMessage('routes.firmwareProfileRecord', {
      en: 'Firmware profile timeline',
      ko: '펌웨어 프로파일 타임라인',
    }),
    parent: '/management/firmware/firmwareProfileList',
    permission: permissions.getFirmwareProfile,
    texts: ['administration/timeline', 'fleet/firmware', 'fleet/profiles'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { fpId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={fpId}
      kind={firmwareProfileTimeline}
      id={fpId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
