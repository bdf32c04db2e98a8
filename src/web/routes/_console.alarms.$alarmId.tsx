import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { alarmTimeline } from '#web/features/statistics/alarms/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/alarms/$alarmId')({
  staticData: {
    title: defineMessage('routes.alarm', { en: 'Alarm', ko: '알람' }),
    parent: '/management/alarms',
    permission: permissions.getAlarm,
    texts: ['administration/timeline', 'statistics/alarms'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { alarmId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={alarmId}
      kind={alarmTimeline}
      id={alarmId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
