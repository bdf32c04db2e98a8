import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { bulkActionTimeline } from '#web/features/devices/bulk-actions/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/bulk-actions/$bulkActionId')({
  staticData: {
    title: defineMessage('routes.bulkAction', { en: 'Bulk action', ko: '일괄 작업' }),
    parent: '/bulk-actions',
    permission: permissions.getBulkAction,
    texts: ['administration/timeline', 'devices/bulk-actions'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { bulkActionId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={bulkActionId}
      kind={bulkActionTimeline}
      id={bulkActionId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
