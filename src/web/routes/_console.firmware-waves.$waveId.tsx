import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { firmwareWaveTimeline } from '#web/features/fleet/firmware/profile-timelines.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/firmware-waves/$waveId')({
  staticData: {
    title: defineMessage('routes.firmwareWaveRecord', {
      en: 'Firmware wave timeline',
      ko: '펌웨어 단계 타임라인',
    }),
    parent: '/management/firmware/firmwareProfileList',
    permission: permissions.getFirmwareWave,
    texts: ['administration/timeline', 'fleet/firmware', 'fleet/profiles'],
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
      kind={firmwareWaveTimeline}
      id={waveId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
