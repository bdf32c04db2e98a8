import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { upgradeTimeline } from '#web/features/fleet/firmware/upgrade-timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/upgrades/$upgradeId')({
  staticData: {
    title: defineMessage('routes.firmwareUpgrade', { en: 'Firmware upgrade', ko: '펌웨어 업그레이드' }),
    parent: '/device/deviceList/$pageNum',
    permission: permissions.getFirmwareUpgrade,
    texts: ['administration/timeline', 'fleet/firmware'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { upgradeId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={upgradeId}
      kind={upgradeTimeline}
      id={upgradeId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
