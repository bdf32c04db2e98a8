import { createFileRoute } from '@tanstack/react-router';
import { uploadTimeline } from '#web/features/administration/file-uploads/timeline.tsx';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/uploads/$uploadId')({
  staticData: {
    title: defineMessage('routes.fileUpload', { en: 'Upload timeline', ko: '업로드 타임라인' }),
    texts: ['administration/timeline', 'administration/file-uploads'],
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
