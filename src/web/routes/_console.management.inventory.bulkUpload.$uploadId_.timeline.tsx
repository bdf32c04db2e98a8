import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { uploadTimeline } from '#web/features/fleet/inventory/uploads/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/inventory/bulkUpload/$uploadId_/timeline')({
  staticData: {
    title: defineMessage('routes.bulkUploadTimeline', { en: 'Timeline of an upload', ko: '업로드 타임라인' }),
    parent: '/management/inventory/bulkUploadHistory',
    permission: permissions.listDeviceUploadEvents,
    texts: ['administration/timeline', 'fleet/inventory/uploads'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { uploadId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={uploadId}
      kind={uploadTimeline}
      id={uploadId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
