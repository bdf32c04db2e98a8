import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { caseTimeline } from '#web/features/devices/cases/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/cases/$caseId_/timeline')({
  staticData: {
    title: defineMessage('routes.caseTimeline', { en: 'Timeline of a case', ko: '케이스 타임라인' }),
    parent: '/cases/$caseId',
    permission: permissions.listCaseEvents,
    texts: ['administration/timeline', 'devices/cases'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { caseId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={caseId}
      kind={caseTimeline}
      id={caseId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
