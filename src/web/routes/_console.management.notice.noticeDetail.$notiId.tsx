import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { noticeTimeline } from '#web/features/people/notices/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/notice/noticeDetail/$notiId')({
  staticData: {
    title: defineMessage('routes.notice', { en: 'Notice', ko: '공지' }),
    parent: '/management/notice/noticeList',
    permission: permissions.getNotice,
    texts: ['administration/timeline', 'people/notices'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { notiId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={notiId}
      kind={noticeTimeline}
      id={notiId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
