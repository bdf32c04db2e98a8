import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { presetTimeline } from '#web/features/fleet/presets/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/preset/presets/$presetId/timeline')({
  staticData: {
    title: defineMessage('routes.presetTimeline', { en: 'Timeline of a preset', ko: '프리셋 타임라인' }),
    parent: '/management/preset/presetListPage',
    permission: permissions.listPresetEvents,
    texts: ['administration/timeline', 'fleet/presets'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { presetId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={presetId}
      kind={presetTimeline}
      id={presetId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
